import { dietaryFlags, unknownIdOf, type DietaryFlags, type Needed } from '@larder/domain';
import { animalsOf, type Ingredient } from '@larder/domain/model';
import type { SearchedIngredient } from './search/text-index/documents.ts';
import type { Need } from '@larder/domain/planner';

/** A line that no ingredient is known for as a need: no pantry covers it. */
export const unknownNeed = (text: string): Needed => ({
  ingredientId: unknownIdOf(text),
  quantity: 1,
  unit: 'piece',
  grams: null,
});

/** The same as it is searched: by its words, not by its figures. */
export const unknownName = (text: string): SearchedIngredient => ({
  id: unknownIdOf(text),
  name: text.replaceAll(/[\d\p{No}]+/gu, ' '),
  aliases: [],
});

/** The same as the planner weighs it: nothing that has a price. */
export const unknownThing = (text: string): Need => ({
  ...unknownNeed(text),
  name: text,
  dollarsPerGram: 0,
  packGrams: null,
});

/** What the known ingredients of a recipe say of it if others are unknown: what it holds, never what it is free of. */
export const knownFlags = (known: readonly Ingredient[]): DietaryFlags => ({
  ...dietaryFlags(animalsOf(known)),
  vegan: false,
  vegetarian: false,
});
