/** Amounts as people type them, in whole minor units: "5", "5,00", "1 234.50", "€ 20". No binary fraction on the way. */

const MOST = 2 ** 53 - 1;

/**
 * The amount, or null for what is none. A lone separator with a whole group of three after it is read as the reader's
 * language writes it, and refused where that would be a guess.
 */
export function minorOf(text: string, exponent: number, language: string): number | null {
  const plain = text.replace(/[\s'’]/g, '').replace(/^[\p{Sc}\p{L}]+|[\p{Sc}\p{L}]+$/gu, '');
  if (!/^\d([\d.,]*\d)?$/.test(plain)) return null;
  const cut = decimalAt(plain, exponent, language);
  if (cut === null) return null;
  const [whole, fraction] = cut < 0 ? [plain, ''] : [plain.slice(0, cut), plain.slice(cut + 1)];
  if (!/^\d+$/.test(fraction || '0') || fraction.length > exponent) return null;
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)) return null;
  const minor = Number(whole.replace(/[.,]/g, '') + fraction.padEnd(exponent, '0'));
  return minor <= MOST ? minor : null;
}

/** Where the decimal separator stands; -1: there is none; null: it cannot be told. */
function decimalAt(text: string, exponent: number, language: string): number | null {
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (last === undefined) return -1;
  const kinds = new Set(marks.map((mark) => mark[0]));
  if (kinds.size === 2) return marks.filter((mark) => mark[0] === last[0]).length === 1 ? last.index : null;
  if (marks.length > 1) return -1;
  const behind = text.length - last.index - 1;
  if (behind !== 3) return exponent > 0 ? last.index : null;
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal')?.value;
  if (last[0] !== decimal) return -1;
  return exponent >= 3 ? last.index : null;
}
