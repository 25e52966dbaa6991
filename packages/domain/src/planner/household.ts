import type { Preferences } from '../model/preferences.ts';
import { scaled } from '../servings.ts';
import type { Dish } from './model.ts';

/**
 * A recipe scaled to a household: amounts and cost for one serving per person. Figures per serving stay the same. Without a
 * household size it is cooked as written.
 */
export function forHousehold<Recipe extends Dish>(
  recipe: Recipe,
  { household_size: people }: Pick<Preferences, 'household_size'>,
): Recipe {
  return people === null ? recipe : forPeople(recipe, people);
}

/** A recipe scaled to this many people. */
export function forPeople<Recipe extends Dish>(recipe: Recipe, people: number): Recipe {
  if (people === recipe.servings) return recipe;
  const factor = people / recipe.servings;
  return {
    ...recipe,
    servings: people,
    writtenServings: recipe.servings,
    costTotal: Math.round(recipe.costPerServing * people * 100) / 100,
    needs: recipe.needs.map((need) => ({
      ...need,
      quantity: scaled(need.quantity, factor),
      grams: need.grams === null ? null : need.grams * factor,
    })),
  };
}
