/** Amounts on screen: whole minor units of any ISO 4217 currency in the reader's own convention. */

import type { Money } from '../wire/messages';

type Unit = Pick<Money, 'currency' | 'exponent'>;

/** Exact decimal text of whole minor units: no binary fraction ever stands for money. */
export function decimalOf(minor: number, exponent: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const cut = digits.length - exponent;
  const fraction = exponent > 0 ? `.${digits.slice(cut)}` : '';
  return `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}${fraction}` as `${number}`;
}

/** €1,240.50 */
export function amount(language: string, unit: Unit, minor: number): string {
  return currencyFormat(language, unit, 'auto').format(decimalOf(minor, unit.exponent));
}

/** +€3.00, −€3.00, €0.00 */
export function signedAmount(language: string, unit: Unit, minor: number): string {
  return currencyFormat(language, unit, 'auto', 'exceptZero').format(decimalOf(minor, unit.exponent));
}

/** €5, €0.10: no decimals when they are all zero. */
export function shortAmount(language: string, unit: Unit, minor: number): string {
  return currencyFormat(language, unit, 'stripIfInteger').format(decimalOf(minor, unit.exponent));
}

/** What is printed on a chip: 0.10, 25, 1K. */
export function chipText(language: string, unit: Unit, minor: number): string {
  const options: Intl.NumberFormatOptions = {
    trailingZeroDisplay: 'stripIfInteger',
    minimumFractionDigits: unit.exponent,
  };
  const big = minor >= 1000 * 10 ** unit.exponent;
  if (big)
    return numberFormat('en', { notation: 'compact', maximumFractionDigits: 2 }).format(
      Number(decimalOf(minor, unit.exponent)),
    );
  return numberFormat(language, { ...options, maximumFractionDigits: unit.exponent }).format(
    decimalOf(minor, unit.exponent),
  );
}

/** A percentage as exact decimal text ("98.9421") in the reader's convention. */
export function percent(language: string, hundredths: string): string {
  return numberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    `${hundredths}e-2` as `${number}`,
  );
}

/** An exact decimal ("0.54") or percentage ("5%") as the reader writes it; anything else as it is. */
export function plainNumber(language: string, text: string): string {
  const [, digits, sign] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };
  return sign
    ? numberFormat(language, { ...options, style: 'percent' }).format(`${digits}e-2` as `${number}`)
    : numberFormat(language, options).format(digits as `${number}`);
}

const made = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, options);
  made.set(key, format);
  return format;
}

function currencyFormat(
  language: string,
  { currency, exponent }: Unit,
  zeros: 'auto' | 'stripIfInteger',
  signs: 'auto' | 'exceptZero' = 'auto',
): Intl.NumberFormat {
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: zeros,
    signDisplay: signs,
  });
}
