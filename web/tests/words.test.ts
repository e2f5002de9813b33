import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forBrowser } from '../plugins/ftl';
import { bundleOf, chooseLanguage, LANGUAGES, say } from '../src/words/catalogue';
import { amount, chipText, decimalOf, percent, shortAmount } from '../src/words/money';
import { sayingOfArea, sayingOfRow } from '../src/words/pays';

const LOCALES = new URL('../../src/puntobanco/locales/', import.meta.url);
const SOURCES = new URL('../src/', import.meta.url);
const EUR = { currency: 'EUR', exponent: 2 };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the words', () => {
  it.each(LANGUAGES)('of %s hold every text that the client names', (language) => {
    const bundle = bundleOf(language, forBrowser(readFileSync(new URL(`${language}.ftl`, LOCALES), 'utf8')));
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(svelte|ts)$/.test(file),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/words\.t\('([\w-]+)'/g)].map(([, id]) => id ?? ''),
    );
    expect(named.length).toBeGreaterThan(60);
    expect([...new Set(named)].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it.each(LANGUAGES)('of %s have no blanks and no errors', (language) => {
    const text = readFileSync(new URL(`${language}.ftl`, LOCALES), 'utf8');
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    const bundle = bundleOf(language, forBrowser(text));
    expect(ids.filter((id) => !bundle.getMessage(id)?.value)).toEqual([]);
  });

  it('choose the first language known, else English', () => {
    expect(chooseLanguage(['xx', 'en-GB'])).toBe('en');
    expect(chooseLanguage(['xx'])).toBe('en');
  });

  it('carry no isolation marks', () => {
    expect(say(bundleOf('en', forBrowser('a = x { $y } z')), 'a', { y: 'Q' })).toBe('x Q z');
  });
});

describe('money', () => {
  it('is exact text at every exponent', () => {
    expect(decimalOf(19, 2)).toBe('0.19');
    expect(decimalOf(5, 0)).toBe('5');
    expect(decimalOf(1234, 3)).toBe('1.234');
    expect(decimalOf(9_007_199_254_740_991, 2)).toBe('90071992547409.91');
  });

  it('follows the reader (F-62)', () => {
    expect(amount('en', EUR, 124_050)).toBe('€1,240.50');
    expect(plain(amount('sv', EUR, 19))).toBe('0,19 €');
    expect(amount('en', EUR, 9_007_199_254_740_991)).toBe('€90,071,992,547,409.91');
    expect(plain(amount('en', { currency: 'JPY', exponent: 0 }, 1500))).toBe('¥1,500');
    expect(plain(amount('en', { currency: 'KWD', exponent: 3 }, 1500))).toContain('1.500');
  });

  it('is short on the cloth and shorter on chips', () => {
    expect(shortAmount('en', EUR, 500)).toBe('€5');
    expect(shortAmount('en', EUR, 10)).toBe('€0.10');
    expect(chipText('en', EUR, 10)).toBe('0.10');
    expect(chipText('sv', EUR, 10)).toBe('0,10');
    expect(chipText('en', EUR, 2500)).toBe('25');
    expect(chipText('en', EUR, 500_000)).toBe('5K');
  });

  it('shows percentages of exact decimals', () => {
    expect(percent('en', '98.9421')).toBe('98.94%');
  });
});

describe('what an area pays', () => {
  const row = { kind: 'win', notation: 'to', win: '1', per: '1', commission: null, when: {} } as const;
  const push = { ...row, kind: 'push', win: '0' } as const;
  const area = (...pays: object[]) =>
    ({ id: 'x', minimum: 1, maximum: 1, pays }) as unknown as Parameters<typeof sayingOfArea>[0];

  it('is said in the game’s own notation', () => {
    expect(sayingOfRow({ ...row, when: {} })).toEqual({ id: 'pays-to', args: { win: '1', per: '1' } });
    expect(sayingOfRow({ ...row, notation: 'for', win: '9', when: {} })).toEqual({
      id: 'pays-for',
      args: { win: '9', per: '1' },
    });
    expect(sayingOfRow({ ...row, commission: '5%', when: {} }).id).toBe('pays-to-less');
  });

  it('is its only win, or the best of several', () => {
    expect(sayingOfArea(area(row, push))?.id).toBe('pays-to');
    expect(sayingOfArea(area({ ...row, win: '4' }, { ...row, win: '30' }))).toEqual({
      id: 'pays-up-to',
      args: { win: '30', per: '1' },
    });
    expect(sayingOfArea(area(push))).toBeNull();
  });
});
