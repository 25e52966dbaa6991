import { localDay, type Day } from '@larder/domain';

/** From three in the afternoon it is too late to plan today's lunch. */
const LUNCH_ENDS = 15;

/** The day whose lunch it is too late for; null while there is still time for today's. */
export const pastLunchOf = (now: Date): Day | null => (now.getHours() < LUNCH_ENDS ? null : localDay(now));
