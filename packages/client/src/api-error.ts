import type { components } from '@larder/contract';

/** What the server says about a failure (RFC 9457). */
export type Problem = components['schemas']['Problem'];

/** The sentences for failures about which the server has said nothing. */
export const SENTENCES = {
  network: 'Larder cannot be reached. Please check your internet connection.',
  late: 'Larder takes too long to answer. Please try again.',
  unreadable: 'Larder sent an answer that cannot be read. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  over: 'You are no longer logged in.',
} as const;

/** A call that failed, with a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The status of the answer; 0 when there was no answer that could be used. */
  readonly status: number;
  /** One sentence for people: the server's, else one of ours. The same as `message`. */
  readonly detail: string;
  /** What the server said, or null when it said nothing: then `detail` is ours. */
  readonly problem: Problem | null;
  /** In how many seconds to try again, when the server said so. */
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

/** Whether a failure is the caller's own doing. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The error that a failed answer stands for. */
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

/** A problem has at least a sentence; a proxy's page or an empty body is none. */
function readProblem(text: string): Problem | null {
  try {
    const body = JSON.parse(text) as Partial<Problem> | null;
    return typeof body?.detail === 'string' && body.detail ? (body as Problem) : null;
  } catch {
    return null;
  }
}

/** Seconds from a Retry-After header, which holds seconds or a date. */
function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
