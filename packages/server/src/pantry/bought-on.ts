import { daysBetween, LIMITS, type Day } from '@larder/domain';
import { v7 as uuid } from 'uuid';
import { badRequest } from '../platform/http/problem.ts';

/** The clocks of a phone and of the server need not agree. */
const AT_MOST_DAYS_AHEAD = 1;

const DAY_MS = 24 * 60 * 60 * 1000;

/** 400 for a day on which nobody can have bought what comes in now. */
export function expectBoughtLately(boughtOn: Day, today: Day): void {
  const ago = daysBetween(boughtOn, today);
  if (ago >= -AT_MOST_DAYS_AHEAD && ago <= LIMITS.boughtDaysAgo) return;
  const message = `The day it was bought must be one of the last ${LIMITS.boughtDaysAgo} days.`;
  throw badRequest([{ path: '/bought_on', message }]);
}

/** An id for a batch that came home on a day: what is proposed for it later counts from the moment that its id tells. */
export function idOfDay(boughtOn: Day, today: Day, now: Date): string {
  const ago = daysBetween(boughtOn, today);
  return ago === 0 ? uuid() : uuid({ msecs: now.getTime() - ago * DAY_MS });
}
