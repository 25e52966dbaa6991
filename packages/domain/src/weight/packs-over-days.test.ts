import { expect, test } from 'vitest';
import { packsOverDays } from './packs-over-days.ts';

const need = (day: number, amount: number) => ({ day, amount });

test.each([
  ['share a pack that keeps', [need(0, 100), need(3, 100)], 1, null],
  ['have one each if it does not', [need(0, 100), need(4, 100)], 2, { openedOn: 0, day: 4 }],
  ['count the days from when it was opened', [need(2, 100), need(5, 100)], 1, null],
  ['leave nothing of what was opened', [need(0, 250), need(5, 250)], 2, null],
  ['open a second while the first keeps', [need(0, 200), need(3, 200), need(6, 100)], 2, null],
  ['need no more than for all of it at once', [need(0, 200), need(5, 200)], 2, null],
  ['come in any order', [need(4, 100), need(0, 100)], 2, { openedOn: 0, day: 4 }],
  ['may be none', [], 0, null],
] as const)('needs %s', (_what, needs, count, again) => {
  expect(packsOverDays(needs, 250, 3)).toEqual({ count, again });
});

test('a pack that keeps without end is shared by all', () => {
  expect(packsOverDays([need(0, 100), need(6, 100)], 250, Infinity)).toEqual({ count: 1, again: null });
});
