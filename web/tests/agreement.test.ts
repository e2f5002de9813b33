/** The browser's check of the rounds in the file ROUNDS, into the file VERDICTS: held against the offline checker's by
 * tests/fairness/test_checkers.py. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Checkable, checkDeal } from '../src/fairness/check';

const { ROUNDS, VERDICTS } = process.env;
/** A soak gives forty thousand rounds at once; the usual five seconds of a test are too short for them. */
const LONGEST_MS = 20 * 60_000;

it.skipIf(!ROUNDS || !VERDICTS)(
  'says of each round what is right and what is not',
  async () => {
    const rounds = JSON.parse(readFileSync(ROUNDS as string, 'utf8')) as Checkable[];
    const verdicts = await Promise.all(rounds.map((round) => checkDeal(round, [])));
    writeFileSync(VERDICTS as string, JSON.stringify(verdicts));
    expect(verdicts).toHaveLength(rounds.length);
  },
  LONGEST_MS,
);
