import { INGREDIENT_INDEX, shelfLifeOf } from '@larder/catalogue';
import { freezeNote, type KeptFood, type WeekToFreeze } from '@larder/domain/planner';

/** What a week leaves for the freezer, in a sentence; empty if nothing. */
export const freezingNote = (week: WeekToFreeze): string => freezeNote(week, toFreeze);

/** What is known of an ingredient that may be frozen at home. */
export function toFreeze(ingredientId: number): KeptFood | null {
  const ingredient = INGREDIENT_INDEX.get(ingredientId);
  // Most shellfish is sold thawed, and must not be frozen again.
  if (!ingredient || ingredient.allergens.includes('shellfish')) return null;
  return {
    life: shelfLifeOf(ingredient),
    dollarsPerGram: ingredient.pricePerKg / 1000,
    isSoldFrozen: ingredient.aliases.some((alias) => /\bfrozen\b/.test(alias)),
  };
}
