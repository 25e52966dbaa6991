import { dietaryFlags, unknownIdOf, type DietaryFlags, type Needed } from '@larder/domain';
import { animalsOf, type Ingredient } from '@larder/domain/model';
import type { SearchedIngredient } from './search/text-index/documents.ts';
import type { Need } from '@larder/domain/planner';

/** A line without a known ingredient, as a need: no pantry covers it. */
export const unknownNeed = (text: string): Needed => ({
  ingredientId: unknownIdOf(text),
  quantity: 1,
  unit: 'piece',
  grams: null,
});

/** The same for search: by its words, without its numbers. */
export const unknownName = (text: string): SearchedIngredient => ({
  id: unknownIdOf(text),
  name: text.replaceAll(/[\d\p{No}]+/gu, ' '),
  aliases: [],
});

/** The same for the planner: without a price. */
export const unknownThing = (text: string): Need => ({
  ...unknownNeed(text),
  name: text,
  dollarsPerGram: 0,
  packGrams: null,
});

/** The flags of a recipe with unknown ingredients, from its known ones: what it contains, never what it is free of. */
export const knownFlags = (known: readonly Ingredient[]): DietaryFlags => ({
  ...dietaryFlags(animalsOf(known)),
  vegan: false,
  vegetarian: false,
});
