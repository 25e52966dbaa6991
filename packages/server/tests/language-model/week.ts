import { CATALOGUE } from '@larder/catalogue';
import { plan, type Candidate, type StockItem, type Wishes } from '@larder/domain/planner';
import type { NarrationRequest } from '../../src/plan/language-model/model.ts';
import { CANDIDATES, wishes as wishing } from '../planner/candidates.ts';

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
    week: plan(recipes, pantry, wishes, { effort, candidates: 20 }),
    pantry,
    wishes,
    titles: new Map(CATALOGUE.recipes.map(({ id, title }) => [id, title])),
    until: performance.now() + 10_000,
  };
}
