import { STATUS_CODES } from 'node:http';

/** One field that must be corrected: a JSON pointer into the body, or the name of a parameter, and a sentence. */
export interface FieldError {
  path: string;
  message: string;
}

/** An answer other than success (RFC 9457). `detail` is a sentence for people; nothing internal goes in. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    extra: { errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }

  /** The body of the answer. */
  toJSON(): { type: string; title: string; status: number; detail: string; errors?: readonly FieldError[] } {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** 400, with the first field's sentence as the detail. */
export function badRequest(errors: readonly FieldError[]): Problem {
  return new Problem(400, errors[0]?.message ?? 'This request is not valid.', { errors });
}

/** 401 for a call without a good access or refresh token. */
export function signInAgain(): Problem {
  return new Problem(401, 'Please log in again.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** 404 for what is not there or belongs to somebody else: the two cannot be told apart. */
export function notFound(
  what: 'recipe' | 'ingredient' | 'pantry item' | 'list' | 'purchase' | 'page',
): Problem {
  return new Problem(404, `This ${what} does not exist.`);
}

/** 404 for a cook who has made no plan. */
export function noPlan(): Problem {
  return new Problem(404, 'There is no meal plan yet.');
}

/** 409 for a cook who is looking at another plan than the last. */
export function newerPlan(): Problem {
  return new Problem(409, 'There is a newer meal plan. Please look at that one first.');
}

/** What was read, unless it has gone since it was asked for: then 404. */
export function stillThere<Thing>(thing: Thing | null, what: Parameters<typeof notFound>[0]): Thing {
  if (thing === null) throw notFound(what);
  return thing;
}

/** 503 while the database cannot be reached. */
export function unavailable(): Problem {
  return new Problem(503, 'Larder is not available right now. Please try again.', {
    headers: { 'retry-after': '2' },
  });
}

/** 507 while there is no room left on the disk. */
export function noRoom(): Problem {
  return new Problem(
    507,
    'Larder has no room left to save this. Nothing was changed. Please try again later.',
  );
}
