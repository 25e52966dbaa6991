import { keptForCook } from '../../platform/offline/kept-for-cook.ts';

/** Whether this cook has put the question for staples aside in this browser. */
export const staplesAsked = keptForCook<true>('staplesAsked', 1);
