interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Only what helps debugging: SQL errors also contain row and parameter values, which must not be logged. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  const message = 'params' in error && typeof query === 'string' ? `Failed query: ${query}` : error.message;
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    // The stack's first line repeats the message.
    ...(error.stack && { stack: error.stack.slice(Math.max(error.stack.search(/^ {4}at /m), 0)) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
