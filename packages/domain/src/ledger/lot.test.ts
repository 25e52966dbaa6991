import { describe, expect, test } from 'vitest';
import { GUESS, lot, MAY } from '../testing/lots.ts';
import { joinLots, type Lot } from './lot.ts';

describe('two merged lots', () => {
  test.each<{ why: string; one: Lot; other: Lot; is: Lot }>([
    { why: 'are summed', one: lot(2, 'kg'), other: lot(3000, 'g'), is: lot(5, 'kg') },
    {
      why: "have the amount that follows 'some'",
      one: lot(null, 'kg'),
      other: lot(300, 'g'),
      is: lot(300, 'g'),
    },
    {
      why: "have the amount that precedes 'some'",
      one: lot(300, 'g'),
      other: lot(null, 'kg'),
      is: lot(300, 'g'),
    },
    { why: "are 'some' if both are", one: lot(null, 'kg'), other: lot(null, 'g'), is: lot(null, 'kg') },
    {
      why: 'have the date of the first',
      one: lot(1, 'g', MAY),
      other: lot(1, 'g', GUESS),
      is: lot(2, 'g', MAY),
    },
    {
      why: 'have a guess if both had one',
      one: lot(1, 'g', GUESS),
      other: lot(1, 'g', GUESS),
      is: lot(2, 'g', GUESS),
    },
    {
      why: 'have none if the first had none',
      one: lot(1, 'g', { ...GUESS, expiryIsGuess: false }),
      other: lot(1, 'g', GUESS),
      is: lot(2, 'g', { ...GUESS, expiryIsGuess: false }),
    },
    {
      why: 'have none if the second had none',
      one: lot(1, 'g', GUESS),
      other: lot(1, 'g', { ...GUESS, expiryIsGuess: false }),
      is: lot(2, 'g', { ...GUESS, expiryIsGuess: false }),
    },
  ])('$why', ({ one, other, is }) => expect(joinLots(one, { ...other, id: 'other' })).toEqual(is));
});
