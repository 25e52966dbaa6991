import type { components } from '@larder/contract';
import { addDays, byExpiry, daysBetween, inUnitOf, isExpired, NO_FILTERS } from '@larder/domain';
import { isAllowed, limitsOf, type Limit } from '../plan/planner/limits.ts';
import type { Candidate, Preferences, StockItem } from '../plan/planner/model.ts';
import { packFilters } from '../plan/planner/recipe-flags.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { breaksOf } from '../recipes/broken-limits.ts';
import { NO_PREFERENCES, readRecipesById } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Shelf } from '../recipes/catalogue/shelf.ts';
import type { Shelves } from '../recipes/catalogue/shelves.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import { inNameOrder } from '../recipes/catalogue/title-order.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { Larder } from '../recipes/search/match-index.ts';
import { pantryItemAnswer } from './pantry-answer.ts';
import { readPantry, type PantryItem } from './pantry.store.ts';

type UseUp = components['schemas']['UseUp'];

/** Recipes are looked for with so many batches: nobody cooks more in a few days. */
const BATCHES_WITH_RECIPES = 20;
const RECIPES_EACH = 3;
/** So many recipes that the cook may eat and the pantry covers best are weighed for each batch. */
const LOOKED_AT = 24;
/** Where few of them may be eaten, more are asked after at a time, up to so many. */
const MOST_AT_ONCE = 500;
/** The diets that the index knows of each recipe. */
const INDEXED_DIETS = ['vegetarian', 'vegan', 'dairy_free'] as const;
/** What using all of a batch is worth, in percent of what the pantry covers of a recipe. */
const ALL_OF_IT = 30;

export interface UseUpService {
  /** What a cook has to use up within so many days, and what to cook with it. */
  read(cook: Cook, days: number): Promise<UseUp[]>;
}

/** What is about to expire. */
export function makeUseUpService(
  db: Connection,
  catalogue: LiveCatalogue,
  recipes: Pick<RecipeService, 'cards'>,
  shelves: Shelves,
): UseUpService {
  return {
    async read(cook, days) {
      const { userId, today } = cook;
      const snapshot = catalogue.current();
      const pantry = await readPantry(db, userId);
      const until = addDays(today, days);
      const batches = pantry
        .filter(({ expiryDate }) => expiryDate !== null && expiryDate <= until)
        .toSorted((a, b) => byExpiry(a, b) || inNameOrder(a.name, b.name) || (a.id < b.id ? -1 : 1));
      const usable = batches.filter((item) => !isExpired(item, today)).slice(0, BATCHES_WITH_RECIPES);
      const preferences = (await readPreferences(db, userId)) ?? NO_PREFERENCES;
      const limits = limitsOf({ preferences, filters: NO_FILTERS });
      const larder = { stock: toStock(pantry, snapshot, preferences), today };
      const ranked = await rankedRecipes(db, userId, snapshot, await shelves.of(snapshot, userId), {
        batches: usable,
        larder,
        preferences,
        limits,
      });
      const all = await readRecipesById(db, userId, snapshot, [
        ...new Set([...ranked.values()].flat().map(({ id }) => id)),
      ]);
      const allowed = new Map(
        all.filter((recipe) => isAllowed(recipe, limits)).map((recipe) => [recipe.id, recipe]),
      );
      const best = bestRecipes(toStock(usable, snapshot, preferences), ranked, allowed);
      const cards = await recipes.cards(cook, [...new Set([...best.values()].flat())]);
      const cardOf = new Map(cards.map((card) => [card.id, card]));
      return batches.map((item) => ({
        item: pantryItemAnswer(item, snapshot),
        days_left: daysBetween(today, item.expiryDate ?? today),
        recipes: (best.get(item.id) ?? []).flatMap((id) => cardOf.get(id) ?? []),
      }));
    },
  };
}

interface Ranked {
  readonly id: number;
  readonly matchPercentage: number;
}

interface Ranking {
  readonly batches: readonly PantryItem[];
  readonly larder: Larder;
  readonly preferences: Preferences;
  readonly limits: readonly Limit[];
}

/** For each batch the recipes that need it and that the cook may eat, the one that the pantry covers best first. */
async function rankedRecipes(
  db: Connection,
  userId: string,
  { family }: CatalogueSnapshot,
  { recipes }: Shelf,
  { batches, larder, preferences, limits }: Ranking,
): Promise<Map<string, readonly Ranked[]>> {
  const { allergies, dietary_restrictions: diets } = preferences;
  const flags = INDEXED_DIETS.filter((diet) => diets.includes(diet));
  const filters = packFilters({ flags, countries: [] }, allergies);
  const match = recipes.matching(larder);
  const judge = makeJudge(db, userId, limits);
  const ranked = new Map<string, readonly Ranked[]>();
  for (const { id, ingredientId } of batches) {
    const within = recipes.placesNeeding(family.coveredBy(ingredientId, preferences));
    const allowed: Ranked[] = [];
    let page = { offset: 0, limit: LOOKED_AT };
    for (let total = Infinity; page.offset < total && allowed.length < LOOKED_AT;) {
      const found = match(filters, page, { within });
      // One after the other: others get their turn in between.
      allowed.push(...(await judge(found.matches)));
      total = found.total;
      page = { offset: page.offset + page.limit, limit: Math.min(2 * page.limit, MOST_AT_ONCE) };
    }
    ranked.set(id, allowed.slice(0, LOOKED_AT));
  }
  return ranked;
}

/** Makes a function that leaves out what a cook may not eat, and reads each recipe once for that. */
function makeJudge(
  db: Connection,
  userId: string,
  limits: readonly Limit[],
): (matches: readonly Ranked[]) => Promise<Ranked[]> {
  const isFor = new Map<number, boolean>();
  return async (matches) => {
    const unread = matches.filter(({ id }) => !isFor.has(id));
    for (const [id, broken] of await breaksOf(db, userId, unread, limits)) isFor.set(id, broken.length === 0);
    return matches.filter(({ id }) => isFor.get(id));
  };
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
