import { ApiError } from '@larder/client';

/** The server's error message, or the screen's own if it gave none; null without an error. */
export const sentenceOf = (error: unknown, fallback: string): string | null =>
  error === null ? null : error instanceof ApiError && error.problem ? error.detail : fallback;
