import { keptForCook } from '../../platform/offline/kept-for-cook.ts';

/** Whether this cook has skipped the question how many eat, in this browser. */
export const householdAsked = keptForCook<true>('householdAsked', 1);
