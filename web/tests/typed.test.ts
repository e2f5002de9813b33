import { expect, test } from 'vitest';
import { minorOf } from '../src/words/typed';

test.each([
  ['5', 500],
  ['5.00', 500],
  ['5,00', 500],
  ['0,20', 20],
  ['0.2', 20],
  ['€ 20', 2000],
  ['20 €', 2000],
  ['1 234,50', 123_450],
  ['1\u00a0234,50 kr', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234,567', 123_456_700],
  ['RM5.10', 510],
])('F-62 %s is an amount', (typed, minor) => {
  expect(minorOf(typed, 2, 'sv')).toBe(minor);
});

test.each([
  '',
  '-5',
  'five',
  '5.005',
  '1.2.3',
  '1,2,3',
  '5,',
  '.5',
  '1e2',
  '0x10',
  '12,34.567',
  'NaN',
  '99999999999999999',
])('R-9 %s is no amount', (typed) => {
  expect(minorOf(typed, 2, 'en')).toBeNull();
});

test('a group of three is what the reader’s language makes of it, and never a guess', () => {
  expect(minorOf('1,234', 2, 'en')).toBe(123_400);
  expect(minorOf('1.234', 2, 'en')).toBeNull();
  expect(minorOf('1.234', 2, 'sv')).toBe(123_400);
  expect(minorOf('1,234', 2, 'sv')).toBeNull();
});

test('F-62 every currency has its own decimals', () => {
  expect(minorOf('500', 0, 'en')).toBe(500);
  expect(minorOf('1,500', 0, 'en')).toBe(1500);
  expect(minorOf('5.0', 0, 'en')).toBeNull();
  expect(minorOf('1.234', 3, 'en')).toBe(1234);
  expect(minorOf('1,234', 3, 'sv')).toBe(1234);
  expect(minorOf('1.5', 3, 'en')).toBe(1500);
});
