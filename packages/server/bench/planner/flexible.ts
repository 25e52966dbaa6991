import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { Candidate } from '@larder/domain/planner';
import { madeDishes, ownIdOf } from '../../src/recipes/flexible/made-dishes.ts';
import type { Household } from './households.ts';

/** With this word, weeks are planned from recipes alone. */
const isWithout = process.argv.includes('--without-flexible');

/** The flexible dinners that a household is offered. */
export function flexibleFor({ pantry, wishes, name }: Household): Candidate[] {
  if (isWithout) return [];
  const making = { names: INGREDIENT_INDEX, stock: pantry, wishes };
  return madeDishes(making, (content) => ownIdOf(name, content)).map(({ candidate }) => candidate);
}
