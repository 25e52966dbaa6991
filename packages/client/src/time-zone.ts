import { ApiError } from './api-error.ts';

/** The header that says in which time zone the cook is. */
export const TIME_ZONE = 'Time-Zone';

/** How the IANA time zone database writes its names. A browser that knows none answers nothing, or something else. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Where the cook is. */
export interface Where {
  /** The name of the time zone: the browser's, or where that is of no use the distance from UTC, as in 'Etc/GMT-9'. */
  zone(): string;
  /** Notes that the server does not know a zone: a browser may be newer than it. */
  refuse(zone: string): void;
}

/** Looks up where the cook is, again whenever the clocks there are others: one may travel with the page open. */
export function createWhere(): Where {
  const refused = new Set<string>();
  let known: { offset: number; zone: string } | null = null;
  return {
    zone() {
      const offset = new Date().getTimezoneOffset();
      // To ask for the name takes long on a slow phone, and many calls are made at the start.
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

/** Whether a call failed because the server does not know its time zone. */
export const isZoneRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.errors?.some(({ path }) => path === TIME_ZONE) === true;

function browsersZone(): string | null {
  try {
    // Whatever the types say: some browsers answer undefined.
    const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone !== undefined && NAME.test(zone) && zone !== 'Etc/Unknown' ? zone : null;
  } catch {
    return null;
  }
}

/** The zone that is so many minutes behind UTC, in whole hours: 'Etc/GMT-9' is nine hours ahead. */
function zoneOf(offset: number): string {
  const hours = Math.round(offset / 60);
  return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
}
