/** The browser's own randomness. */

/** Sixteen fresh random bytes, hex: the browser's share in a round. */
export function freshSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
