import { daysBetween, LIMITS, type Day } from '@larder/domain';
import { v7 as uuid } from 'uuid';
import { badRequest } from '../platform/http/problem.ts';

/** The clocks of a phone and the server may differ. */
const AT_MOST_DAYS_AHEAD = 1;

const DAY_MS = 24 * 60 * 60 * 1000;

/** 400 for an impossible purchase date. */
export function expectBoughtLately(boughtOn: Day, today: Day): void {
  const ago = daysBetween(boughtOn, today);
  if (ago >= -AT_MOST_DAYS_AHEAD && ago <= LIMITS.boughtDaysAgo) return;
  const message =
    ago < 0
      ? 'The day it was bought is still to come. Please check the date on your device.'
      : `The day it was bought must be one of the last ${LIMITS.boughtDaysAgo} days.`;
  throw badRequest([{ path: '/bought_on', message }]);
}

/** Makes ids for batches bought on a day: later estimates count from an id's timestamp. */
export function idsOfDay(boughtOn: Day, today: Day, now: Date): () => string {
  const ago = daysBetween(boughtOn, today);
  return ago === 0 ? uuid : () => uuid({ msecs: now.getTime() - ago * DAY_MS });
}
