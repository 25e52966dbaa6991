import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

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

/** By then a page has been drawn, in milliseconds: another lookup is cheap, and delays nothing. */
const CHECKED_AFTER = 10_000;

/**
 * The zone of an earlier visit, if the UTC offset is still the same: null otherwise. The first use of Intl takes Chromium
 * 60 ms on a desktop and a quarter of a second on a phone, when nothing has been painted yet.
 * @param kept the zone after the UTC offset that it had then: '-540 Asia/Tokyo'
 */
export function rememberedZone(
  kept: string | null,
  offset: number = new Date().getTimezoneOffset(),
): string | null {
  const [then, zone] = kept?.split(' ') ?? [];
  return zone !== undefined && Number(then) === offset && NAME.test(zone) ? zone : null;
}

/**
 * Finds the user's time zone, again when the UTC offset changes: users may travel with the page open. Begins with that
 * of an earlier visit, and looks it up soon: another zone may have had the same offset.
 */
export function createWhere(session: Pick<Session, 'timeZone' | 'rememberZone'>): Where {
  const refused = new Set<string>();
  let known: { offset: number; zone: string } | null = null;

  const lookUp = (offset: number) => {
    const name = browsersZone();
    return { offset, zone: name !== null && !refused.has(name) ? name : zoneOf(offset) };
  };
  const remembered = (offset: number) => {
    const zone = rememberedZone(session.timeZone, offset);
    if (zone === null || refused.has(zone)) return null;
    setTimeout(() => (known = lookUp(new Date().getTimezoneOffset())), CHECKED_AFTER);
    return { offset, zone };
  };
  return {
    zone() {
      const offset = new Date().getTimezoneOffset();
      // Many requests are sent at the start.
      if (known?.offset !== offset) known = remembered(offset) ?? lookUp(offset);
      session.rememberZone(`${offset} ${known.zone}`);
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
