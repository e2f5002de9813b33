/** The words in use. Changing the language changes only them: bets and a running round are elsewhere. */

import type { FluentBundle } from '@fluent/bundle';
import type { Refusal } from '../play/limits';
import type { AreaLimits, Money } from '../wire/messages';
import { chooseLanguage, has, loadBundle, say, type WordArgs } from './catalogue';
import { amount, chipText, percent, shortAmount } from './money';
import { type Saying, sayingOfArea } from './pays';

const STORE = 'language';
type Unit = Pick<Money, 'currency' | 'exponent'>;

class Words {
  #bundle: FluentBundle | null = $state.raw(null);
  #more = false;
  language: string = $state('en');

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async start(): Promise<void> {
    const stored = localStorage.getItem(STORE);
    await this.#use(chooseLanguage(stored ? [stored, ...navigator.languages] : navigator.languages));
  }

  async change(language: string): Promise<void> {
    localStorage.setItem(STORE, language);
    await this.#use(language);
  }

  /** Fetches the words of dialogs and other pages, once. */
  async more(): Promise<void> {
    if (this.#more) return;
    this.#more = true;
    await this.#use(this.language);
  }

  async #use(language: string): Promise<void> {
    const bundle = await loadBundle(language, this.#more);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  t = (id: string, args?: WordArgs): string => (this.#bundle ? say(this.#bundle, id, args) : '');

  money = (unit: Unit, minor: number): string => amount(this.language, unit, minor);
  short = (unit: Unit, minor: number): string => shortAmount(this.language, unit, minor);
  onChip = (unit: Unit, minor: number): string => chipText(this.language, unit, minor);
  percent = (share: string): string => percent(this.language, share);

  time = (iso: string): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso));

  /** An area's name; one the catalogue does not know is shown as its id. */
  area = (id: string): string => (this.#bundle && has(this.#bundle, `area-${id}`) ? this.t(`area-${id}`) : id);

  #saying = (saying: Saying | null): string => (saying ? this.t(saying.id, saying.args) : '');

  pays = (area: AreaLimits): string => this.#saying(sayingOfArea(area));

  /** A refusal in words. Arguments ending in `Minor` are money; `area` is an area's name. */
  refusal = ({ code, args, message }: Refusal, unit: Unit): string => {
    const said: WordArgs = {};
    for (const [name, value] of Object.entries(args)) {
      if (name.endsWith('Minor')) said[name.slice(0, -'Minor'.length)] = this.money(unit, Number(value));
      else if (name === 'area') said[name] = this.area(String(value));
      else said[name] = value;
    }
    const known = this.#bundle && has(this.#bundle, `refusal-${code}`);
    return known ? this.t(`refusal-${code}`, said) : (message ?? this.t('refusal-unknown'));
  };

  card = (name: string): string =>
    this.t('card-name', { rank: this.t(`rank-${name[0]}`), suit: this.t(`suit-${name[1]}`) });
}

export const words = new Words();
