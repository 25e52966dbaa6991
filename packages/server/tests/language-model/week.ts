import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { plan, type Candidate, type StockItem, type Wishes } from '@larder/domain/planner';
import { IngredientFamily } from '../../src/recipes/search/ingredient-family.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import type { NarrationRequest } from '../../src/plan/language-model/model.ts';
import { CANDIDATES, wishes as wishing } from '../planner/candidates.ts';

/** The part of a catalogue that a model's texts are checked against. */
export const NAMES: Pick<CatalogueSnapshot, 'names' | 'family'> = {
  names: INGREDIENT_INDEX,
  family: new IngredientFamily(CATALOGUE.ingredients),
};

/** A planned week to ask a model about, with ten seconds left. */
export function requestOf(
  {
    recipes = CANDIDATES,
    pantry = [],
    wishes = wishing(),
  }: { recipes?: readonly Candidate[]; pantry?: readonly StockItem[]; wishes?: Wishes } = {},
  effort = { starts: 1, steps: 300 },
): NarrationRequest {
  return {
    // Nothing else of the catalogue is used.
    catalogue: NAMES as CatalogueSnapshot,
    week: plan(recipes, pantry, wishes, { effort, candidates: 20 }),
    pantry,
    wishes,
    titles: new Map(CATALOGUE.recipes.map(({ id, title }) => [id, title])),
    until: performance.now() + 10_000,
  };
}
