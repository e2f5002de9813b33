/** What this person has chosen, kept in the browser. Nothing here touches money. */

import { type Tempo, tempoOf } from '../play/tempo';

interface Choices {
  sound: boolean;
  fast: boolean;
  history: boolean;
  shortcuts: boolean;
  fourColours: boolean;
}

const STORE = 'choices';
const FIRST: Choices = { sound: true, fast: false, history: true, shortcuts: true, fourColours: false };

function read(): Choices {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return FIRST;
  }
}

export const prefs: Choices = $state(read());

export function flip(name: keyof Choices): void {
  prefs[name] = !prefs[name];
  localStorage.setItem(STORE, JSON.stringify(prefs));
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** What the house allows; told with every snapshot. */
export const house: { fastPlay: boolean } = $state({ fastPlay: true });

/** The tempo of now: the person's, the system's, and a test's factor in `motion`. */
export function tempo(): Tempo {
  const stored = localStorage.getItem('motion');
  const factor = stored === null || Number.isNaN(Number(stored)) ? 1 : Number(stored);
  if (!house.fastPlay) return tempoOf(calm.matches ? 'still' : 'normal', factor);
  return tempoOf(calm.matches ? 'reduced' : prefs.fast ? 'fast' : 'normal', factor);
}
