import { STATUS_CODES } from 'node:http';

/** The problem type for conflicts, which clients check for. */
const CHANGED_ELSEWHERE = '/problems/changed-elsewhere';

/** An invalid field: a JSON pointer into the body or a parameter's name, and a message. */
export interface FieldError {
  path: string;
  message: string;
}

/** A field that was changed on another device: a JSON pointer into the body, and what is saved. */
export interface FieldConflict {
  path: string;
  current: string | number | boolean | readonly number[] | null;
}

/** An error response (RFC 9457). `detail` is a message for users, without internals. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly conflicts: readonly FieldConflict[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    extra: {
      errors?: readonly FieldError[];
      conflicts?: readonly FieldConflict[];
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.errors = extra.errors;
    this.conflicts = extra.conflicts;
    this.headers = extra.headers ?? {};
  }

  /** The response body. */
  toJSON(): {
    type: string;
    title: string;
    status: number;
    detail: string;
    errors?: readonly FieldError[];
    conflicts?: readonly FieldConflict[];
  } {
    return {
      type: this.conflicts ? CHANGED_ELSEWHERE : 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      ...(this.errors && { errors: this.errors }),
      ...(this.conflicts && { conflicts: this.conflicts }),
    };
  }
}

/** 400, with the first field's message as the detail. */
export function badRequest(errors: readonly FieldError[]): Problem {
  return new Problem(400, errors[0]?.message ?? 'This request is not valid.', { errors });
}

/** 409 for fields that another device has changed since the request's base, to values other than the request's. */
export function changedElsewhere(conflicts: readonly FieldConflict[]): Problem {
  return new Problem(409, 'This was changed on another device. Please choose which one to keep.', {
    conflicts,
  });
}

/** 401 for a request without a valid access or refresh token. */
export function signInAgain(): Problem {
  return new Problem(401, 'Please log in again.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** 404 for what does not exist or belongs to someone else, which cannot be told apart. */
export function notFound(
  what: 'recipe' | 'ingredient' | 'pantry item' | 'list' | 'purchase' | 'session' | 'cooking' | 'page',
): Problem {
  return new Problem(404, `This ${what} does not exist.`);
}

/** 404 for a cook without a plan. */
export function noPlan(): Problem {
  return new Problem(404, 'There is no meal plan yet.');
}

/** 409 for a cook with an outdated plan on screen. */
export function newerPlan(): Problem {
  return new Problem(409, 'There is a newer meal plan. Please look at that one first.');
}

/** What was read, or 404 if it was deleted meanwhile. */
export function stillThere<Thing>(thing: Thing | null, what: Parameters<typeof notFound>[0]): Thing {
  if (thing === null) throw notFound(what);
  return thing;
}

/** For a request whose connection has ended: nobody reads it. */
export function requestGivenUp(): Problem {
  return new Problem(408, 'The request was cancelled.');
}

/** 503 while the database cannot be reached. */
export function unavailable(): Problem {
  return new Problem(503, 'Larder is not available right now. Please try again.', {
    headers: { 'retry-after': '2' },
  });
}

/** 507 while the disk is full. */
export function noRoom(): Problem {
  return new Problem(
    507,
    'Larder has no room left to save this. Nothing was changed. Please try again later.',
  );
}
