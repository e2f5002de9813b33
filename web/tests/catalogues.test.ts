/** The three catalogues against each other and against the sources that use them (F-60, F-61). */

import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { forBrowser, partOf } from '../plugins/ftl';
import { bundleOf, LANGUAGES, say } from '../src/words/catalogue';

const LOCALES = new URL('../../src/puntobanco/locales/', import.meta.url);
const SOURCES = new URL('../src/', import.meta.url);
const read = (language: string) => readFileSync(new URL(`${language}.ftl`, LOCALES), 'utf8');
const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language, forBrowser(read(language)))]));
const idsOf = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const english = forBrowser(read('en'));

/** The variables of a text, those in the choice of its plural forms included. */
function variables(pattern: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (pattern && typeof pattern === 'object') {
    const part = pattern as Record<string, unknown>;
    if (part.type === 'var') found.add(String(part.name));
    for (const value of Object.values(part)) variables(value, found);
  }
  return [...found].sort();
}

/** Names made of parts, such as `area-${id}`: what they may begin with. */
const MADE = [
  ...['area-', 'suit-', 'rank-', 'index-', 'pays-', 'refusal-', 'say-won-', 'say-natural-', 'check-', 'key-', 'keys-'],
  ...['check-field-', 'check-wrong-', 'link-ended-'],
];

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('wire'))
  .map((file) => [file, readFileSync(new URL(file, SOURCES), 'utf8')] as const);
const quoted = (source: string) => [...source.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map(([, text]) => text ?? '');
const named = (source: string) => [...source.matchAll(/words\.t\('([\w-]+)'/g)].map(([, id]) => id ?? '');

describe('the catalogues (F-60)', () => {
  it('are English, Swedish and Malay', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'ms', 'sv']));
  });

  it.each(LANGUAGES)('of %s name no text twice and leave none blank', (language) => {
    const ids = idsOf(read(language));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const bundle = bundles.get(language);
    const blank = Object.keys(forBrowser(read(language))).filter((id) => bundle && say(bundle, id).trim() === '');
    expect(blank).toEqual([]);
  });

  it.each(LANGUAGES)('of %s hold the same texts with the same variables as the English one', (language) => {
    const own = forBrowser(read(language));
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    const differing = Object.keys(english).filter((id) => {
      const [theirs, ours] = [variables(own[id]), variables(english[id])];
      return theirs.join() !== ours.join();
    });
    expect(differing).toEqual([]);
  });

  it.each(LANGUAGES)('of %s are translated: no long text is the same as in English', (language) => {
    if (language === 'en') return;
    const own = forBrowser(read(language));
    const same = Object.entries(own).filter(
      ([id, text]) => typeof text === 'string' && text.length > 12 && text === english[id],
    );
    expect(same).toEqual([]);
  });

  it('hold every text that the client names, and none that nobody uses', () => {
    const used = new Set(sources.flatMap(([, source]) => quoted(source)));
    const missing = sources.flatMap(([, source]) => named(source)).filter((id) => !(id in english));
    expect([...new Set(missing)]).toEqual([]);
    const unused = Object.keys(english).filter((id) => !used.has(id) && !MADE.some((stem) => id.startsWith(stem)));
    expect(unused).toEqual([]);
  });

  it('keep the words of a table and the lobby in the first part', () => {
    const dialogs =
      /ui\/(together\/TableSheet|Notice|Replay|Sheets|Check|CheckSheet|VerdictList|Menu|Paytable|Rounds|RoundItem|RoundFilters|RoadSheet|KeysSheet|Leave|RulesChanged|BuyIn|LookBack|Over)\.svelte$/;
    const first = sources.filter(([file]) => !dialogs.test(file)).flatMap(([, source]) => named(source));
    expect([...new Set(first)].filter((id) => partOf(id) === 'more')).toEqual([]);
    const house = /ui\/(together\/|Lobby|GameTile)/;
    const tables = sources.filter(([file]) => !house.test(file)).flatMap(([, source]) => quoted(source));
    expect([...new Set(tables)].filter((id) => id in english && partOf(id) === 'house')).toEqual([]);
  });

  it('leave the texts of the rules pages to the server', () => {
    const text = 'rules-aim = Long text { $x }\n    over lines\n# a remark\ndeal = Deal\n';
    expect(forBrowser(text)).toEqual({ deal: 'Deal' });
  });
});

describe('the terms of the table (F-61)', () => {
  it.each([
    ['en', 'PLAYER', 'BANKER', 'TIE', 'PAYS 9 FOR 1', 'Push', 'MIN €1 MAX €2'],
    ['sv', 'SPELARE', 'BANKEN', 'LIKA', 'BETALAR 9 FÖR 1', 'Oavgjort', 'MIN €1 MAX €2'],
    ['ms', 'PEMAIN', 'PERBANKAN', 'SERI', 'MEMBAYAR 9 UNTUK 1', 'Seri', 'MIN €1 Maks €2'],
  ])('in %s are those agreed', (language, player, banker, tie, pays, push, limits) => {
    const bundle = bundles.get(language);
    if (!bundle) throw new Error(language);
    const upper = (text: string) => text.toLocaleUpperCase(language);
    expect(upper(say(bundle, 'area-player'))).toBe(player);
    expect(upper(say(bundle, 'area-banker'))).toBe(banker);
    expect(upper(say(bundle, 'area-tie'))).toBe(tie);
    expect(upper(say(bundle, 'pays-for', { win: '9', per: '1' }))).toBe(pays);
    expect(say(bundle, 'pays-push')).toBe(push);
    expect(say(bundle, 'limits', { minimum: '€1', maximum: '€2' })).toBe(limits);
    const letters = ['player', 'banker', 'tie'].map((area) => say(bundle, `letter-${area}`));
    expect(new Set(letters).size).toBe(3);
  });
});
