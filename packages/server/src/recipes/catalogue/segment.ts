import { gramsOf, type Ingredient, type IngredientIndex } from '@larder/catalogue';
import { packCountry, packFlags } from '../../plan/planner/recipe-flags.ts';
import { MatchIndex } from '../search/match-index.ts';
import { Vocabulary } from '../search/spelling.ts';
import { TextIndex } from '../search/text-index/text-index.ts';
import { mapping, unhurried } from '../search/unhurried.ts';
import type { RecipeFacts } from './catalogue.store.ts';
import { toDietaryFlags } from './dietary-columns.ts';

/** Some recipes in title order with their indexes, all of which know them by their places in that order. */
export interface Segment {
  readonly facts: readonly RecipeFacts[];
  readonly matches: MatchIndex;
  readonly texts: TextIndex;
  readonly vocabulary: Vocabulary;
}

/** What is known of the ingredients that recipes need. */
export interface KnownIngredients {
  readonly all: readonly Ingredient[];
  readonly names: IngredientIndex;
  /** What can be used as an ingredient. */
  readonly coverers: (id: number) => readonly number[];
}

/** Makes the indexes of recipes that are in title order. */
export async function makeSegment(
  facts: readonly RecipeFacts[],
  { all, names, coverers }: KnownIngredients,
): Promise<Segment> {
  const texts = await TextIndex.of(facts, all);
  const indexed = mapping(facts, (recipe) => ({
    id: recipe.id,
    flags: packFlags(toDietaryFlags(recipe), recipe.allergens),
    country: packCountry(recipe.country),
    totalTime: recipe.totalTime,
    needs: recipe.needs.flatMap(([ingredientId, quantity, unit]) => {
      const ingredient = names.get(ingredientId);
      return ingredient ? { ingredientId, quantity, unit, grams: gramsOf(ingredient, quantity, unit) } : [];
    }),
  }));
  const matches = await unhurried(MatchIndex.making(await unhurried(indexed), coverers));
  return { facts, matches, texts, vocabulary: new Vocabulary(texts.words()) };
}
