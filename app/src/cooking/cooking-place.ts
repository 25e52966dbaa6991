import { keptForCook } from '../platform/offline/kept-for-cook.ts';

/** Where a cook is in a recipe. */
interface Place {
  readonly recipeId: number;
  readonly step: number;
  readonly at: number;
}

/** A place this old is of another evening. In milliseconds. */
const ONE_EVENING = 12 * 60 * 60 * 1000;
/** The stored place. */
export const keptPlace = keptForCook<Place>('cookingPlace', 1);

/** Stores the step that is being cooked, so that a closed tab opens at it. */
export const keepPlace = (recipeId: number, step: number): void =>
  keptPlace.keep({ recipeId, step, at: Date.now() });

/** The step to go on with: the first, unless this recipe was left half-cooked this evening. */
export function placeIn(recipeId: number, steps: number): number {
  const place = keptPlace.read();
  const isHere = place?.recipeId === recipeId && Date.now() - place.at < ONE_EVENING;
  return isHere && place.step < steps ? place.step : 0;
}

/** Forgets it: the dish is done, or the cook is another. */
export const forgetPlace = (): void => keptPlace.forget();
