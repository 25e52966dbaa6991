import { utcDay, type Day } from '@larder/domain';
import type { Calendar } from '../access/caller.ts';
import { badRequest } from './problem.ts';

/** The contract's time zone header. */
export const TIME_ZONE = 'Time-Zone';

/** The message for an unknown zone. */
export const NO_SUCH_ZONE =
  'Time-Zone must be an IANA time zone such as Asia/Tokyo. Leave it out to count days in UTC.';

const PARTS_OF_DAY = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

type DayOf = (moment: Date) => Day;

/**
 * By zone in lower case: a formatter is slow to create and takes some 30 kB. Only existing zones are cached,
 * of which there are a few hundred.
 */
const known = new Map<string, DayOf>();

/** A zone's calendar at a point in time, UTC by default. 400 for an unknown zone. */
export function calendarIn(zone: string | undefined, now: Date): Calendar {
  const dayOf = zone === undefined ? utcDay : dayIn(zone);
  return { today: dayOf(now), dayOf, zone };
}

function dayIn(zone: string): DayOf {
  const timeZone = zone.toLowerCase();
  const made = known.get(timeZone);
  if (made) return made;
  try {
    // Not every Node build has the locales that format dates as in the contract. English is always included.
    const formatter = new Intl.DateTimeFormat('en-US', { ...PARTS_OF_DAY, timeZone });
    const dayOf: DayOf = (moment) => isoDay(formatter.formatToParts(moment));
    known.set(timeZone, dayOf);
    return dayOf;
  } catch {
    throw badRequest([{ path: TIME_ZONE, message: NO_SUCH_ZONE }]);
  }
}

function isoDay(parts: readonly Intl.DateTimeFormatPart[]): Day {
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-');
}
