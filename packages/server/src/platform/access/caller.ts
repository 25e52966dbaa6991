import type { Day } from '@larder/domain';

/** Days as they are counted in one place. */
export interface Calendar {
  /** The day there when the request came. Whatever a request does is done on that day, also when midnight passes meanwhile. */
  readonly today: Day;
  /** The day of a moment. */
  readonly dayOf: (moment: Date) => Day;
}

/** A caller who is not signed in: only the address is known that the request came from. */
export interface Guest {
  readonly address: string;
}

/** Whom an access token speaks for: a user, signed in by a session. */
export interface TokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** A caller who is signed in, and in which session. */
export interface SignedIn extends Guest, TokenHolder {}

/** A signed-in caller with the calendar of where they are: what has expired and what is proposed depends on both. */
export interface Cook extends SignedIn, Calendar {}

/** Who asks, as much as the contract of an operation lets us know. */
export type Caller = Guest | SignedIn | Cook;

/** A method of a service: who asks comes first. A bare user id in that place does not compile. */
type Asked = (caller: Cook, ...rest: never[]) => unknown;

/** Hands services on as they are, if every method of each is told who asks. */
export function askedByCaller<
  Services extends {
    readonly [Name in keyof Services]: { readonly [Method in keyof Services[Name]]: Asked };
  },
>(services: Services): Services {
  return services;
}
