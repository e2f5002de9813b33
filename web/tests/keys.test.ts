import { describe, expect, it } from 'vitest';
import { commandOf, type Press } from '../src/play/keys';

const press = (key: string, changes: Partial<Press> = {}) =>
  commandOf({
    key,
    repeat: false,
    modified: false,
    dialog: false,
    place: 'play',
    shortcuts: true,
    shared: false,
    ...changes,
  });

describe('keys at the table (F-31)', () => {
  it('pick chips by digit, go by Space, leave by Escape', () => {
    expect(press('1')).toEqual({ kind: 'chip', index: 0 });
    expect(press('9', { place: 'other' })).toEqual({ kind: 'chip', index: 8 });
    expect(press(' ', { place: 'area' })).toEqual({ kind: 'go' });
    expect(press('Escape')).toEqual({ kind: 'leave' });
  });

  it('leave Enter and Tab to the browser', () => {
    expect(press('Enter', { place: 'area' })).toBeNull();
    expect(press('Tab')).toBeNull();
  });

  it('never repeat a deal or a chip', () => {
    expect(press('Enter', { repeat: true })).toEqual({ kind: 'swallow' });
    expect(press(' ', { repeat: true, place: 'area' })).toEqual({ kind: 'swallow' });
  });

  it('leave Space on the menu button and the like to the button', () => {
    expect(press(' ', { place: 'other' })).toBeNull();
  });

  it('take chips off the area that has the focus', () => {
    expect(press('Delete', { place: 'area' })).toEqual({ kind: 'clear-area' });
    expect(press('-', { place: 'area' })).toEqual({ kind: 'take-off' });
    expect(press('Delete')).toBeNull();
  });

  it('mean nothing in a dialog, with a modifier, or when switched off', () => {
    for (const off of [{ dialog: true }, { modified: true }, { shortcuts: false }]) {
      expect(press(' ', off)).toBeNull();
      expect(press('1', off)).toBeNull();
      expect(press('Escape', off)).toBeNull();
    }
  });
});
