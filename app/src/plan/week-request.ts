import type { components } from '@larder/contract';

/** A cook's wishes for a week, as an API request. */
export type WeekRequest = components['schemas']['WeekRequest'];
