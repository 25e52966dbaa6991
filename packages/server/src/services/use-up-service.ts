import type { components } from '@larder/contract';
import { addDays, byExpiry, daysBetween, inUnitOf, isExpired, NO_FILTERS, utcDay } from '@larder/domain';
import type { Avoided } from '../catalogue/ingredient-family.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { packFilters } from '../catalogue/recipe-flags.ts';
import { inNameOrder, type CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { toStock } from '../catalogue/stock-item.ts';
import { isAllowed, limitsOf } from '../planner/limits.ts';
import type { Candidate, StockItem } from '../planner/model.ts';
import type { Connection } from '../stores/connection.ts';
import { readPantry, type PantryItem } from '../stores/pantry-store.ts';
import { readPreferences } from '../stores/preferences-store.ts';
import { pantryItemAnswer } from './pantry-answer.ts';
import { NO_PREFERENCES, readRecipesById } from './plan-inputs.ts';
import type { RecipeService } from './recipe-service.ts';

type UseUp = components['schemas']['UseUp'];

/** Recipes are looked for with so many batches: nobody cooks more in a few days. */
const BATCHES_WITH_RECIPES = 20;
const RECIPES_EACH = 3;
/** So many recipes that the pantry covers best are looked at for each batch. */
const LOOKED_AT = 24;
/** What using all of a batch is worth, in percent of what the pantry covers of a recipe. */
const ALL_OF_IT = 30;

/** What a cook has to use up within so many days, and what to cook with it. */
export type ReadUseUp = (userId: string, days: number) => Promise<UseUp[]>;

/** Makes the function that reads what is to be used up. */
export function makeUseUp(
  db: Connection,
  catalogue: LiveCatalogue,
  recipes: Pick<RecipeService, 'cards'>,
  now: () => Date,
): ReadUseUp {
  return async (userId, days) => {
    const snapshot = catalogue.current();
    const today = utcDay(now());
    const pantry = await readPantry(db, userId);
    const until = addDays(today, days);
    const batches = pantry
      .filter(({ expiryDate }) => expiryDate !== null && expiryDate <= until)
      .toSorted((a, b) => byExpiry(a, b) || inNameOrder(a.name, b.name) || (a.id < b.id ? -1 : 1));
    const usable = batches.filter((item) => !isExpired(item, today)).slice(0, BATCHES_WITH_RECIPES);
    const preferences = (await readPreferences(db, userId)) ?? NO_PREFERENCES;
    const limits = limitsOf({ preferences, filters: NO_FILTERS });
    const ranked = rankedRecipes(pantry, usable, today, snapshot, preferences);
    const all = await readRecipesById(db, snapshot, [
      ...new Set([...ranked.values()].flat().map(({ id }) => id)),
    ]);
    const allowed = new Map(
      all.filter((recipe) => isAllowed(recipe, limits)).map((recipe) => [recipe.id, recipe]),
    );
    const best = bestRecipes(toStock(usable, snapshot, preferences), ranked, allowed);
    const cards = await recipes.cards(userId, [...new Set([...best.values()].flat())]);
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return batches.map((item) => ({
      item: pantryItemAnswer(item, snapshot),
      days_left: daysBetween(today, item.expiryDate ?? today),
      recipes: (best.get(item.id) ?? []).flatMap((id) => cardOf.get(id) ?? []),
    }));
  };
}

interface Ranked {
  readonly id: number;
  readonly matchPercentage: number;
}

/** For each batch the recipes that need it, the one that the pantry covers best first. */
function rankedRecipes(
  pantry: readonly PantryItem[],
  batches: readonly PantryItem[],
  today: string,
  snapshot: CatalogueSnapshot,
  avoided: Avoided,
): Map<string, readonly Ranked[]> {
  const { family, recipes } = snapshot;
  const larder = { stock: toStock(pantry, snapshot, avoided), today };
  return new Map(
    batches.map(({ id, ingredientId }) => {
      const within = recipes.placesNeeding(family.coveredBy(ingredientId, avoided));
      const page = { offset: 0, limit: LOOKED_AT };
      return [id, recipes.byMatch(larder, packFilters(NO_FILTERS), page, { within }).matches];
    }),
  );
}

/** The few recipes for each batch that are best by match and by how much of it they use; of equals, as they were ranked. */
function bestRecipes(
  batches: readonly StockItem[],
  ranked: ReadonlyMap<string, readonly Ranked[]>,
  allowed: ReadonlyMap<number, Candidate>,
): Map<string, number[]> {
  return new Map(
    batches.map((batch) => {
      const worth = (ranked.get(batch.id) ?? []).flatMap(({ id, matchPercentage }) => {
        const recipe = allowed.get(id);
        return recipe ? { id, points: matchPercentage + ALL_OF_IT * shareUsed(batch, recipe) } : [];
      });
      const best = worth.toSorted((a, b) => b.points - a.points).slice(0, RECIPES_EACH);
      return [batch.id, best.map(({ id }) => id)];
    }),
  );
}

/** How much of a batch a recipe uses: 1 is all of it, 0 also where nobody can tell. */
function shareUsed(batch: StockItem, { needs }: Candidate): number {
  const { quantity } = batch;
  if (quantity === null) return 0;
  const used = needs
    .filter(({ ingredientId }) => batch.covers.includes(ingredientId))
    .reduce((sum, need) => sum + (inUnitOf(batch, need) ?? 0), 0);
  return Math.min(1, used / quantity);
}
