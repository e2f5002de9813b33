/** The words in use. Changing the language changes only them: bets and a running round are elsewhere. */

import type { FluentBundle } from '@fluent/bundle';
import type { Refusal } from '../play/limits';
import type { AreaLimits, Money } from '../wire/messages';
import { chooseLanguage, has, loadBundle, type Part, say, type WordArgs } from './catalogue';
import { amount, chipText, percent, plainNumber, shortAmount, signedAmount } from './money';
import { type Saying, sayingOfArea } from './pays';

const STORE = 'language';
type Unit = Pick<Money, 'currency' | 'exponent'>;

class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #parts: readonly Part[] = ['core'];
  #wanted = 'en';
  language: string = $state('en');

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The reader's language: what a link asks for (`?lang=sv`), chosen here before, else the browser's. */
  start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('lang');
    if (asked !== null) {
      localStorage.setItem(STORE, asked);
      history.replaceState(null, '', location.pathname);
    }
    const stored = localStorage.getItem(STORE);
    this.#wanted = chooseLanguage(stored ? [stored, ...navigator.languages] : navigator.languages);
    return this.#load();
  }

  /** Without a connection the language stays what it is. */
  async change(language: string): Promise<void> {
    const before = this.#wanted;
    this.#wanted = language;
    try {
      await this.#load();
      localStorage.setItem(STORE, language);
    } catch {
      this.#wanted = before;
    }
  }

  /** Fetches another part of the words too. */
  async need(part: Part): Promise<void> {
    if (!this.#parts.includes(part)) this.#parts = [...this.#parts, part];
    return this.#load();
  }

  async #load(): Promise<void> {
    const [language, parts] = [this.#wanted, this.#parts];
    const bundle = await loadBundle(language, parts);
    // Something else was asked for meanwhile: that is what counts.
    if (language !== this.#wanted || parts !== this.#parts) return this.#load();
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  t = (id: string, args?: WordArgs): string => (this.#bundle ? say(this.#bundle, id, args) : '');

  money = (unit: Unit, minor: number): string => amount(this.language, unit, minor);
  signed = (unit: Unit, minor: number): string => signedAmount(this.language, unit, minor);
  short = (unit: Unit, minor: number): string => shortAmount(this.language, unit, minor);
  onChip = (unit: Unit, minor: number): string => chipText(this.language, unit, minor);
  percent = (share: string): string => percent(this.language, share);

  time = (iso: string): string =>
    new Intl.DateTimeFormat(
      // As the reader's own country writes it, where the browser says: 1 Dec or Dec 1, 24 hours or twice 12.
      navigator.languages.find((one) => one.split('-')[0] === this.language) ?? this.language,
      { dateStyle: 'medium', timeStyle: 'medium' },
    ).format(new Date(iso));

  /** An area's name; one the catalogue does not know is shown as its id. */
  area = (id: string): string => (this.#bundle && has(this.#bundle, `area-${id}`) ? this.t(`area-${id}`) : id);

  #saying = (saying: Saying | null): string => {
    if (saying === null) return '';
    const args = Object.entries(saying.args).map(([name, text]) => [name, plainNumber(this.language, text)]);
    return this.t(saying.id, Object.fromEntries(args));
  };

  pays = (area: AreaLimits): string => this.#saying(sayingOfArea(area));

  /** A refusal in words. Arguments ending in `Minor` are money; `area` is an area's name. */
  refusal = ({ code, args, message }: Refusal, unit: Unit | null): string => {
    const said: WordArgs = {};
    for (const [name, value] of Object.entries(args)) {
      if (name.endsWith('Minor') && unit) said[name.slice(0, -'Minor'.length)] = this.money(unit, Number(value));
      else if (name === 'area') said[name] = this.area(String(value));
      else said[name] = value;
    }
    const known = this.#bundle && has(this.#bundle, `refusal-${code}`);
    if (known) return this.t(`refusal-${code}`, said);
    // Our own words for it are fetched, if there are any.
    if (!this.#parts.includes('more')) void this.need('more').catch(() => undefined);
    return message ?? this.t('refusal-unknown');
  };

  card = (name: string): string =>
    this.t('card-name', { rank: this.t(`rank-${name[0]}`), suit: this.t(`suit-${name[1]}`) });
}

export const words = new Words();
