import { describe, expect, it } from 'vitest';
import { forBrowser } from '../plugins/ftl';
import { bundleOf, chooseLanguage, say } from '../src/words/catalogue';
import { amount, chipText, decimalOf, percent, plainNumber, shortAmount } from '../src/words/money';
import { sayingOfArea, sayingOfRow } from '../src/words/pays';

const EUR = { currency: 'EUR', exponent: 2 };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the words', () => {
  it('choose the first language known, else English', () => {
    expect(chooseLanguage(['xx', 'en-GB'])).toBe('en');
    expect(chooseLanguage(['xx'])).toBe('en');
    expect(chooseLanguage(['xx', 'sv-FI', 'en'])).toBe('sv');
    expect(chooseLanguage(['ms-Latn-MY'])).toBe('ms');
    expect(chooseLanguage(['id', 'nb'])).toBe('en');
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

  // What the reader's own convention is: where the sign stands, which marks divide, how many decimals.
  it.each([
    ['en', 'EUR', 2, '€1,240.50'],
    ['sv', 'EUR', 2, '1 240,50 €'],
    ['ms', 'EUR', 2, '€1,240.50'],
    ['en', 'SEK', 2, 'kr 1,240.50'],
    ['sv', 'SEK', 2, '1 240,50 kr'],
    ['ms', 'SEK', 2, 'kr 1,240.50'],
    ['en', 'MYR', 2, 'RM 1,240.50'],
    ['sv', 'MYR', 2, '1 240,50 RM'],
    ['ms', 'MYR', 2, 'RM 1,240.50'],
    ['en', 'USD', 2, '$1,240.50'],
    ['sv', 'USD', 2, '1 240,50 $'],
    ['ms', 'USD', 2, '$1,240.50'],
    ['en', 'JPY', 0, '¥124,050'],
    ['sv', 'JPY', 0, '124 050 ¥'],
    ['ms', 'JPY', 0, '¥124,050'],
    ['en', 'KWD', 3, 'KWD 124.050'],
    ['sv', 'KWD', 3, '124,050 KWD'],
    ['ms', 'KWD', 3, 'KWD 124.050'],
  ])('in %s for %s is written as its readers write it (F-62)', (language, currency, exponent, written) => {
    expect(plain(amount(language, { currency, exponent }, 124_050))).toBe(written);
    expect(amount(language, { currency, exponent }, 124_050)).not.toContain('NaN');
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
    expect(plain(percent('sv', '98.9421'))).toBe('98,94 %');
    expect(plain(percent('ms', '98.9421'))).toBe('98.94%');
  });
});

describe('a number on the cloth', () => {
  it('is exact and in the reader’s own writing', () => {
    expect(['0.54', '9', '5%', '1/3'].map((text) => plain(plainNumber('sv', text)))).toEqual([
      '0,54',
      '9',
      '5 %',
      '1/3',
    ]);
    expect(['0.54', '4.5%'].map((text) => plainNumber('ms', text))).toEqual(['0.54', '4.5%']);
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
