/** Reads a round that somebody pasted or typed in, strictly: what is checked must be exactly what was given. */

import type { Checkable } from './check';

/** The parts of a round as one types them; lists with spaces or commas. */
export interface Typed {
  readonly roundId: string;
  readonly decks: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeeds: string;
  readonly player: string;
  readonly banker: string;
  readonly shoeId: string;
  readonly first: string;
}

export type Field = keyof Typed;

export const BLANK: Typed = {
  roundId: '',
  decks: '8',
  commitment: '',
  serverSeed: '',
  clientSeeds: '',
  player: '',
  banker: '',
  shoeId: '',
  first: '0',
};

/** A saved round (JSON) as typed fields; null when it is none. */
export function typedOf(json: string): Typed | null {
  try {
    const round = JSON.parse(json) as Record<string, unknown>;
    const [player, banker] = [cardsOf(round.player), cardsOf(round.banker)];
    if (typeof round.roundId !== 'string' || player === null || banker === null) return null;
    const shoe = (round.shoe ?? {}) as Record<string, unknown>;
    return {
      roundId: round.roundId,
      decks: text(round.decks),
      commitment: text(round.commitment),
      serverSeed: text(round.serverSeed),
      clientSeeds: Array.isArray(round.clientSeeds) ? round.clientSeeds.map(text).join(' ') : '',
      player,
      banker,
      shoeId: text(shoe.id),
      first: text(shoe.first ?? 0),
    };
  } catch {
    return null;
  }
}

/** What can be checked, or the fields that are not as they must be. */
export function checkableOf(typed: Typed): Checkable | { readonly wrong: Field[] } {
  const t = trimmed(typed);
  const decks = Number(t.decks);
  const first = Number(t.first || 0);
  const wrong: Field[] = [];
  const must = (field: Field, fine: boolean) => fine || wrong.push(field);
  must('roundId', /^[\x21-\x7e]{1,64}$/.test(t.roundId));
  must('decks', Number.isInteger(decks) && decks >= 1 && decks <= 16);
  must('commitment', /^[0-9a-f]{64}$/.test(t.commitment));
  must('serverSeed', /^([0-9a-f]{64})?$/.test(t.serverSeed));
  const clientSeeds = listOf(t.clientSeeds);
  must('clientSeeds', clientSeeds.length > 0 && clientSeeds.every((seed) => /^[0-9a-f]{32}$/.test(seed)));
  const [player, banker] = [listOf(t.player.toUpperCase()), listOf(t.banker.toUpperCase())];
  must('player', isHand(player));
  must('banker', isHand(banker));
  must('first', Number.isInteger(first) && first >= 0 && first + player.length + banker.length <= 52 * decks);
  if (wrong.length > 0) return { wrong };
  return {
    roundId: t.roundId,
    decks,
    commitment: t.commitment,
    serverSeed: t.serverSeed || null,
    clientSeeds,
    shoe: t.shoeId ? { id: t.shoeId, number: 0, first } : null,
    player: handOf(player),
    banker: handOf(banker),
  };
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function cardsOf(hand: unknown): string | null {
  const cards = (hand as { cards?: unknown } | undefined)?.cards;
  return Array.isArray(cards) ? cards.map(text).join(' ') : null;
}

function trimmed(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value.trim()])) as unknown as Typed;
}

const listOf = (list: string): string[] => list.split(/[\s,;]+/).filter(Boolean);
const isHand = (cards: readonly string[]) =>
  (cards.length === 2 || cards.length === 3) && cards.every((card) => /^[A2-9TJQK][CDHS]$/.test(card));
const handOf = (cards: string[]) => ({ cards, total: 0, totals: [], natural: false });
