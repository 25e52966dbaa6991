import type { components } from '@larder/contract';

/** The server's problem details (RFC 9457). */
export type Problem = components['schemas']['Problem'];

/** Messages for failures without a message from the server. */
export const SENTENCES = {
  network: 'Larder cannot be reached. Please check your internet connection.',
  late: 'Larder takes too long to answer. Please try again.',
  unreadable: 'Larder sent an answer that cannot be read. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  over: 'You are no longer logged in.',
} as const;

/** A failed request, with a message for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The response's status; 0 without a usable response. */
  readonly status: number;
  /** A message for users: the server's, otherwise ours. Same as `message`. */
  readonly detail: string;
  /** The server's problem, or null if it sent none: then `detail` is ours. */
  readonly problem: Problem | null;
  /** Seconds until a retry makes sense, if the server gave any. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    detail: string,
    more: { problem?: Problem | null; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.detail = detail;
    this.problem = more.problem ?? null;
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** Whether the server was reached, but sent an answer that cannot be read. */
export function isUnreadable(error: ApiError): boolean {
  return error.status === 0 && error.detail === SENTENCES.unreadable;
}

/** Whether the caller aborted the request. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The error for a failed response. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch((error: unknown) => {
    if (isAbort(error)) throw error;
    return '';
  });
  const problem = readProblem(text);
  return new ApiError(response.status, problem?.detail ?? SENTENCES.unknown, {
    problem,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  });
}

/** A problem has at least a `detail`; a proxy's page or an empty body does not count. */
function readProblem(text: string): Problem | null {
  try {
    const body = JSON.parse(text) as Partial<Problem> | null;
    return typeof body?.detail === 'string' && body.detail ? (body as Problem) : null;
  } catch {
    return null;
  }
}

/** Seconds from a Retry-After header, which contains seconds or a date. */
function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
