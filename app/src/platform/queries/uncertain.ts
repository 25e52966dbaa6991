import { ApiError } from '@larder/client';

/** Whether a change that failed may have been made all the same: its answer was lost, or the server broke on the way. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
