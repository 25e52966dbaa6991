import { gramsOf } from '@larder/catalogue';
import { packCountry, packFlags, sureFlags, type IngredientIndex } from '@larder/domain/model';
import { knownFlags, unknownName, unknownNeed } from '../unknown-lines.ts';
import { MatchIndex } from '../search/match-index.ts';
import { Vocabulary } from '../search/spelling.ts';
import type { SearchedRecipe } from '../search/text-index/documents.ts';
import { TextIndex } from '../search/text-index/text-index.ts';
import { mapping, unhurried } from '../search/unhurried.ts';
import type { RecipeFacts } from './catalogue.store.ts';
import { toDietaryFlags } from './dietary-columns.ts';

/** Recipes in title order with their indexes, which share those positions. */
export interface Segment {
  readonly facts: readonly RecipeFacts[];
  readonly matches: MatchIndex;
  readonly texts: TextIndex;
  readonly vocabulary: Vocabulary;
}

/** Data about ingredients that recipes need. */
export interface KnownIngredients {
  readonly names: IngredientIndex;
  /** What can be used as an ingredient. */
  readonly coverers: (id: number) => readonly number[];
}

/** A recipe's flags for filters, and those that no label decides; for an unchecked one, of its known ingredients. */
function flagsOf(recipe: RecipeFacts, names: IngredientIndex): { flags: number; sure: number } {
  const known = recipe.lines.flatMap((id) => names.get(id) ?? []);
  const isUnchecked = recipe.unknownLines.length > 0;
  const dietary = isUnchecked ? knownFlags(known) : toDietaryFlags(recipe);
  const allergens = isUnchecked ? known.flatMap((one) => one.allergens) : recipe.allergens;
  return {
    flags: packFlags(dietary, allergens, isUnchecked),
    sure: packFlags(sureFlags(dietary, known)),
  };
}

/** A recipe for search: unknown lines are found by their own words, others by their ingredients'. */
function searchedRecipe(recipe: RecipeFacts): SearchedRecipe {
  const { lines, unknownLines } = recipe;
  if (unknownLines.length === 0) return recipe;
  return { ...recipe, lines: [...lines, ...unknownLines.map((text) => unknownName(text).id)] };
}

const unknownNames = ({ unknownLines }: RecipeFacts) => unknownLines.map(unknownName);

/** Builds the indexes of recipes in title order. */
export async function makeSegment(
  facts: readonly RecipeFacts[],
  { names, coverers }: KnownIngredients,
): Promise<Segment> {
  const unknown = new Map(facts.flatMap(unknownNames).map((one) => [one.id, one]));
  const texts = await TextIndex.of(facts.map(searchedRecipe), (id) => names.get(id) ?? unknown.get(id));
  const indexed = mapping(facts, (recipe) => ({
    id: recipe.id,
    ...flagsOf(recipe, names),
    country: packCountry(recipe.country),
    totalTime: recipe.totalTime,
    needs: [
      ...recipe.needs.flatMap(([ingredientId, quantity, unit]) => {
        const ingredient = names.get(ingredientId);
        return ingredient ? { ingredientId, quantity, unit, grams: gramsOf(ingredient, quantity, unit) } : [];
      }),
      ...recipe.unknownLines.map(unknownNeed),
    ],
  }));
  const matches = await unhurried(MatchIndex.making(await unhurried(indexed), coverers));
  return { facts, matches, texts, vocabulary: new Vocabulary(texts.words()) };
}
