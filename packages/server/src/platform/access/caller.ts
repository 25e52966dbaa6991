import type { Day } from '@larder/domain';

/** A calendar in one time zone. */
export interface Calendar {
  /** The date there when the request arrived. The whole request uses it, even past midnight. */
  readonly today: Day;
  /** The date of a timestamp. */
  readonly dayOf: (moment: Date) => Day;
  /** Its name; undefined for UTC. */
  readonly zone?: string | undefined;
}

/** A caller who is not logged in: only the request's IP address and headers are known. */
export interface Guest {
  readonly address: string;
  /** The Cookie header, which may mark the device as known. */
  readonly cookie?: string | undefined;
  /** The User-Agent header. */
  readonly userAgent?: string | undefined;
}

/** An access token's holder: a user and a session. */
export interface TokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** A logged-in caller and their session. */
export interface SignedIn extends Guest, TokenHolder {}

/** A logged-in caller with their calendar, which decides what has expired and what is suggested. */
export interface Cook extends SignedIn, Calendar {}

/** The caller, to the extent that an operation's contract identifies them. */
export type Caller = Guest | SignedIn | Cook;

/** A service method: the caller comes first. A bare user id does not compile. */
type Asked = (caller: Cook, ...rest: never[]) => unknown;

/** Passes services through if every method takes the caller. */
export function askedByCaller<
  Services extends {
    readonly [Name in keyof Services]: { readonly [Method in keyof Services[Name]]: Asked };
  },
>(services: Services): Services {
  return services;
}
