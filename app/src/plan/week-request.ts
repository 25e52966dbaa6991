import type { components } from '@larder/contract';

/** What a cook wants of a week, as the server is asked for it. */
export type WeekRequest = components['schemas']['WeekRequest'];
