import { keptForCook } from '../../platform/offline/kept-for-cook.ts';

/** Whether this cook has dismissed the staples question in this browser. */
export const staplesAsked = keptForCook<true>('staplesAsked', 1);
