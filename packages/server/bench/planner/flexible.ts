import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { Candidate } from '@larder/domain/planner';
import { makingDishes, ownIdOf, type MadeDish } from '../../src/recipes/flexible/made-dishes.ts';
import { atOnce } from '../../src/recipes/search/unhurried.ts';
import type { Household } from './households.ts';

/** With this word, weeks are planned from recipes alone. */
const isWithout = process.argv.includes('--without-flexible');

/** The flexible dinners that a household is offered. */
export function dishesFor({ pantry, wishes, name }: Household): MadeDish[] {
  if (isWithout) return [];
  const making = { names: INGREDIENT_INDEX, stock: pantry, wishes };
  return atOnce(makingDishes(making, (content) => ownIdOf(name, content)));
}

/** The same as the planner weighs them. */
export const flexibleFor = (household: Household): Candidate[] =>
  dishesFor(household).map(({ candidate }) => candidate);
