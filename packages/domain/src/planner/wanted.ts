import type { WeekWish } from '../vocabulary/meal-plans.ts';
import type { Weighed } from './liking.ts';
import type { Candidate } from './model.ts';

/** What a wish is worth at most: about two things to buy. */
const WISH = 60;

/** The parts of a recipe that wishes look at. Meals that stay have no appliances: nothing depends on them. */
type Wished = Weighed & Partial<Pick<Candidate, 'appliances'>>;

/** How well a recipe fulfils each wish: 1 wholly, 0 neither way, -1 not at all. */
const FULFILS: Readonly<Record<WeekWish, (recipe: Wished) => number>> = {
  quick: ({ totalTime }) => between(60, totalTime, 20),
  light: ({ calories }) => between(700, calories, 400),
  hearty: ({ calories }) => between(450, calories, 750),
  few_things: ({ needs }) => between(14, needs.filter(({ isStaple = false }) => !isStaple).length, 6),
  cheap: ({ costPerServing }) => between(4, costPerServing, 1),
  vegetables: ({ vegetables }) => between(50, vegetables, 300),
  // Warm and filling: a soup, or a dish on potatoes, pasta or rice.
  comforting: ({ course, base, calories }) => {
    if (course === 'salad') return -1;
    const isWarming = course === 'soup' || base === 'potatoes' || base === 'pasta' || base === 'rice';
    return isWarming && calories >= 450 ? 1 : 0;
  },
  // One appliance, and nothing that is boiled beside it.
  one_pot: ({ appliances = [], base }) => {
    if (appliances.length > 1) return -1;
    return base === 'pasta' || base === 'noodles' ? 0 : 1;
  },
  no_oven: ({ appliances = [] }) => (appliances.includes('oven') ? -1 : 0),
};

/** What a recipe is worth more for the cook's wishes, or less. */
export function wantedOf(recipe: Wished, wishes: readonly WeekWish[]): number {
  return wishes.reduce((sum, wish) => sum + WISH * FULFILS[wish](recipe), 0);
}

/** Where a figure lies from the worst, -1, to the best, 1. */
function between(worst: number, figure: number, best: number): number {
  return Math.min(1, Math.max(-1, (2 * (figure - worst)) / (best - worst) - 1));
}
