/**
 * Catalogues in the bundle: parsed beforehand, so that the browser needs no parser; without the texts of the rules
 * pages, which the server prints; and in parts, so that a table opens without waiting for the words of its dialogs, and a
 * table of one's own without those of the lobby and of playing together.
 */

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Catalogue } from '../src/words/catalogue';

export type Part = 'core' | 'house' | 'more';

const RULES = /^rules-/;
const DIALOGS =
  /^(key|refusal-(?!unknown$)|idle-|reality-|go-on$|replay-(?!why$)|menu-(?!language$)|paytable-|changed-|leave-|left-|look-back-(?!why$)|buy-in-|link-(?!lost$)|play-here$|to-operator$|road-|roads-(?!open$|counts$|none$)|rounds-(?!again$)|check-(?!good$|bad$|waiting$|page$))/;

const HOUSE = /^(together-|lobby-(?!title$|line$|wait$))/;

export function partOf(id: string): Part | null {
  if (RULES.test(id)) return null;
  if (HOUSE.test(id)) return 'house';
  return DIALOGS.test(id) ? 'more' : 'core';
}

export function forBrowser(text: string, part?: Part): Catalogue {
  const found: Record<string, Catalogue[string]> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const own = partOf(id);
    if (own === null || (part !== undefined && own !== part)) continue;
    if (value === null || Object.keys(attributes).length > 0) throw new SyntaxError(`${id}: a text, no attributes`);
    found[id] = value;
  }
  return found;
}

/** What a catalogue calls its own language. */
function nameIn(text: string): string {
  return /^rules-language = (.+)$/m.exec(text)?.[1] ?? '';
}

export function ftl(): Plugin {
  return {
    name: 'ftl',
    transform(code, id) {
      if (id.endsWith('.ftl?name'))
        return { code: `export default ${JSON.stringify(nameIn(code))}`, moduleType: 'js', map: null };
      const [, part] = /\.ftl\?(core|house|more)$/.exec(id) ?? [];
      if (part === undefined) return null;
      return { code: `export default ${JSON.stringify(forBrowser(code, part as Part))}`, moduleType: 'js', map: null };
    },
  };
}
