'use client';
import { useState } from 'react';
import type { IngredientId } from '../../vocabulary/ids.ts';
import type { IngredientListLabels } from './ingredient-list-words.ts';
import type { RecipeIngredient } from './recipe-ingredient.ts';

/** What was last added to the pantry or removed from it, to be announced; '' before anything was. */
export function usePantryNews(
  ingredients: readonly RecipeIngredient[],
  matchingIds: readonly IngredientId[],
  words: IngredientListLabels,
): string {
  const [news, setNews] = useState('');
  const [known, setKnown] = useState({ ingredients, matchingIds });
  if (known.matchingIds !== matchingIds || known.ingredients !== ingredients) {
    setKnown({ ingredients, matchingIds });
    if (known.ingredients === ingredients) {
      const before = new Set(known.matchingIds);
      const now = new Set(matchingIds);
      const changed = ingredients.find(({ id }) => before.has(id) !== now.has(id));
      if (changed) setNews(now.has(changed.id) ? words.added(changed.name) : words.removed(changed.name));
    }
  }
  return news;
}
