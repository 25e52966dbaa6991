import { ApiError } from './api-error.ts';

/** Header with the user's time zone. */
export const TIME_ZONE = 'Time-Zone';

/** The format of IANA time zone names. Browsers without one return nothing, or something else. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** The user's time zone. */
export interface Where {
  /** The time zone's name: the browser's or, if unusable, the UTC offset, as in 'Etc/GMT-9'. */
  zone(): string;
  /** Records that the server does not know a zone: a browser's data may be newer. */
  refuse(zone: string): void;
}

/** Looks up the user's time zone, again when the UTC offset changes: users may travel with the page open. */
export function createWhere(): Where {
  const refused = new Set<string>();
  let known: { offset: number; zone: string } | null = null;
  return {
    zone() {
      const offset = new Date().getTimezoneOffset();
      // Looking up the name is slow on slow phones, and many requests are sent at the start.
      if (known?.offset !== offset) {
        const name = browsersZone();
        known = { offset, zone: name !== null && !refused.has(name) ? name : zoneOf(offset) };
      }
      return known.zone;
    },
    refuse(zone) {
      refused.add(zone);
      known = null;
    },
  };
}

/** Whether a request failed because the server does not know its time zone. */
export const isZoneRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.errors?.some(({ path }) => path === TIME_ZONE) === true;

function browsersZone(): string | null {
  try {
    // Some browsers return undefined, whatever the types say.
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone !== undefined && NAME.test(zone) && zone !== 'Etc/Unknown' ? zone : null;
  } catch {
    return null;
  }
}

/** The zone for a number of minutes behind UTC, in whole hours: 'Etc/GMT-9' is nine hours ahead. */
function zoneOf(offset: number): string {
  const hours = Math.round(offset / 60);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
}
