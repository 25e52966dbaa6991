import { HAIR } from '../stock.ts';

/** How much is needed on a day; days are counted from any first one. */
export interface NeedOfDay {
  readonly day: number;
  readonly amount: number;
}

/** Packs to buy, and the first need that has one of its own because what an earlier one opened has gone off. */
export interface PacksOverDays {
  readonly count: number;
  readonly again: { readonly openedOn: number; readonly day: number } | null;
}

/**
 * How many packs cover these needs if an opened one keeps this many days: two needs share a pack only as long as it does.
 * `again` is null if no more are needed than for all of it at once.
 */
export function packsOverDays(needs: readonly NeedOfDay[], size: number, keepsOpened: number): PacksOverDays {
  let [count, left, openedOn, total] = [0, 0, 0, 0];
  let again: PacksOverDays['again'] = null;
  for (const { day, amount } of needs.toSorted((a, b) => a.day - b.day)) {
    total += amount;
    const isOff = left > HAIR && day - openedOn > keepsOpened;
    const lacking = amount - (isOff ? 0 : left);
    if (lacking <= HAIR) {
      left -= amount;
      continue;
    }
    if (isOff) again ??= { openedOn, day };
    const opened = Math.ceil(lacking / size - HAIR);
    count += opened;
    left = opened * size - lacking;
    openedOn = day;
  }
  return { count, again: count > Math.ceil(total / size - HAIR) ? again : null };
}
