/** From the revealed seeds to the cards, as anyone can do it by hand: HMAC-SHA256 words and a Fisher–Yates shuffle. */

import { toHex } from './seed';

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';
const SPAN = 2 ** 32;

export interface Seeds {
  readonly serverSeed: string;
  /** The round that opened the shoe; where every round is shuffled for itself, that round. */
  readonly shoeId: string;
  readonly clientSeeds: readonly string[];
  readonly decks: number;
}

/** `count` cards in the order in which they leave the shoe, after the `first` that were gone before. */
export async function deriveCards(seeds: Seeds, count: number, first = 0): Promise<string[]> {
  return (await derivePositions(seeds, first + count)).slice(first).map(cardAt);
}

/** The same as positions in the ordered deck of 52 × decks. */
export async function derivePositions(seeds: Seeds, count: number): Promise<number[]> {
  const size = 52 * seeds.decks;
  if (count > size) throw new RangeError(`${count} cards asked of a deck of ${size}`);
  const next = await wordsOf(seeds);
  const deck = Array.from({ length: size }, (_, position) => position);
  for (let k = 0; k < count; k++) {
    const left = size - k;
    const fair = Math.floor(SPAN / left) * left;
    let word = await next();
    while (word >= fair) word = await next();
    const other = k + (word % left);
    const card = deck[other] as number;
    deck[other] = deck[k] as number;
    deck[k] = card;
  }
  return deck.slice(0, count);
}

export async function sha256(hex: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(hex))));
}

function cardAt(position: number): string {
  return `${RANKS[position % 13]}${SUITS[Math.floor((position % 52) / 13)]}`;
}

/** The endless row of 32-bit words, big-endian, eight from each HMAC block. */
async function wordsOf({ serverSeed, shoeId, clientSeeds }: Seeds): Promise<() => Promise<number>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  const stem = `puntobanco/1|${shoeId}|${clientSeeds.join(',')}|`;
  let block = 0;
  let words: number[] = [];
  return async () => {
    if (words.length === 0) {
      const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${stem}${block++}`));
      const view = new DataView(bytes);
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
    }
    return words.shift() as number;
  };
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('not hex');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
