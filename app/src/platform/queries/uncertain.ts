import { ApiError } from '@larder/client';

/** Whether a failed change may have been applied: its response was lost, or the server failed midway. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
