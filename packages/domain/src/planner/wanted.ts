import type { WeekWish } from '../vocabulary/meal-plans.ts';
import type { Weighed } from './liking.ts';
import type { Candidate } from './model.ts';

/** The most that a wish is worth: about two things to buy. */
const WISH = 60;

/** The parts of a recipe that wishes depend on. Fixed meals have no appliances: they are scored the same either way. */
type Wished = Weighed & Partial<Pick<Candidate, 'appliances'>>;

/** How well a recipe meets each wish, from 1 (fully) to -1 (not at all). */
const FULFILS: Readonly<Record<WeekWish, (recipe: Wished) => number>> = {
  quick: ({ totalTime }) => between(60, totalTime, 20),
  light: ({ calories }) => between(700, calories, 400),
  hearty: ({ calories }) => between(450, calories, 750),
  few_things: ({ needs }) => between(14, needs.filter(({ isStaple = false }) => !isStaple).length, 6),
  cheap: ({ costPerServing }) => between(4, costPerServing, 1),
  vegetables: ({ vegetables }) => between(50, vegetables, 300),
  // Warm and filling: a soup, or a dish based on potatoes, pasta or rice.
  comforting: ({ course, base, calories }) => {
    if (course === 'salad') return -1;
    const isWarming = course === 'soup' || base === 'potatoes' || base === 'pasta' || base === 'rice';
    return isWarming && calories >= 450 ? 1 : 0;
  },
  // One appliance, and no side to boil separately.
  one_pot: ({ appliances = [], base }) => {
    if (appliances.length > 1) return -1;
    return base === 'pasta' || base === 'noodles' ? 0 : 1;
  },
  no_oven: ({ appliances = [] }) => (appliances.includes('oven') ? -1 : 0),
};

/** What a recipe gains or loses by the cook's wishes. */
export function wantedOf(recipe: Wished, wishes: readonly WeekWish[]): number {
  return wishes.reduce((sum, wish) => sum + WISH * FULFILS[wish](recipe), 0);
}

/** Maps a figure from worst to best onto -1 to 1. */
function between(worst: number, figure: number, best: number): number {
  return Math.min(1, Math.max(-1, (2 * (figure - worst)) / (best - worst) - 1));
}
