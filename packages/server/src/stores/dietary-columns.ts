import type { DietaryFlags } from '@larder/domain';
import { recipes } from '../database/schema.ts';

/** The dietary flags of a recipe, to be selected. */
export const dietaryColumns = {
  vegan: recipes.vegan,
  vegetarian: recipes.vegetarian,
  containsDairy: recipes.containsDairy,
  containsEggs: recipes.containsEggs,
  containsChicken: recipes.containsChicken,
  containsBeef: recipes.containsBeef,
  containsPork: recipes.containsPork,
  containsFish: recipes.containsFish,
} as const;

export type DietaryRow = Readonly<Record<keyof typeof dietaryColumns, boolean>>;

/** The flags as the API names them. */
export function toDietaryFlags(row: DietaryRow): DietaryFlags {
  return {
    vegan: row.vegan,
    vegetarian: row.vegetarian,
    contains_dairy: row.containsDairy,
    contains_eggs: row.containsEggs,
    contains_chicken: row.containsChicken,
    contains_beef: row.containsBeef,
    contains_pork: row.containsPork,
    contains_fish: row.containsFish,
  };
}
