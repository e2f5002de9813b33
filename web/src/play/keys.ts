/** What a key means at the table (F-31). Pure: from a key and where it was pressed to a command, or nothing. */

export type KeyCommand =
  | { readonly kind: 'chip'; readonly index: number }
  | { readonly kind: 'go' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'take-off' }
  | { readonly kind: 'clear-area' }
  | { readonly kind: 'swallow' };

export interface Press {
  readonly key: string;
  readonly repeat: boolean;
  readonly modified: boolean;
  /** A dialog is open: its own keys rule. */
  readonly dialog: boolean;
  /** Where the focus is: on a betting area, elsewhere on the playing surface, or on something else. */
  readonly place: 'area' | 'play' | 'other';
  readonly shortcuts: boolean;
  /** At a shared table a round can be sat out (F-41). */
  readonly shared: boolean;
}

export function commandOf(press: Press): KeyCommand | null {
  if (press.modified || press.dialog) return null;
  if (press.repeat && (press.key === 'Enter' || press.key === ' ') && press.place !== 'other')
    return { kind: 'swallow' };
  if (press.place === 'area' && press.key === 'Delete') return { kind: 'clear-area' };
  if (press.place === 'area' && (press.key === 'Backspace' || press.key === '-')) return { kind: 'take-off' };
  if (!press.shortcuts) return null;
  if (press.key === 'Escape') return { kind: 'leave' };
  if (press.key === ' ' && press.place !== 'other') return { kind: 'go' };
  if (press.shared && press.key.toLowerCase() === 's') return { kind: 'skip' };
  if (/^[1-9]$/.test(press.key)) return { kind: 'chip', index: Number(press.key) - 1 };
  return null;
}
