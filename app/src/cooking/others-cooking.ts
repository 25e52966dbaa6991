import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import { keptPlace } from './cooking-place.ts';
import { TIMERS_KEY } from './timers-key.ts';

/** Removes the timers and the place of anyone else, so that the browser's next user neither hears nor finds them. */
export function forgetOthersCooking(): void {
  keptForCook(TIMERS_KEY, 1).forgetOthers();
  keptPlace.forgetOthers();
}
