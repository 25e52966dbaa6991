import { ApiError } from '@larder/client';

/** What the server says of a failure, or the screen's own sentence where it said nothing; null without a failure. */
export const sentenceOf = (error: unknown, fallback: string): string | null =>
  error === null ? null : error instanceof ApiError && error.problem ? error.detail : fallback;
