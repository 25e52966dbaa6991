import type { components } from '@larder/contract';
import { addDays, byExpiry, daysBetween, inUnitOf, isExpired, NO_FILTERS } from '@larder/domain';
import { packFilters, type Preferences } from '@larder/domain/model';
import { isAllowed, limitsOf, type Candidate, type Limit, type StockItem } from '@larder/domain/planner';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { breaksOf } from '../recipes/broken-limits.ts';
import { NO_PREFERENCES, readRecipesById } from '../recipes/candidates.ts';
import { toPreferences } from '../recipes/dislikes.ts';
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

/** Number of batches to find recipes for: nobody cooks more in a few days. */
const BATCHES_WITH_RECIPES = 20;
const RECIPES_EACH = 3;
/** Number of allowed, best-matching recipes to score per batch. */
const LOOKED_AT = 24;
/** If few are allowed, the page size grows up to this. */
const MOST_AT_ONCE = 500;
/** The diets that the index stores for each recipe. */
const INDEXED_DIETS = ['vegetarian', 'vegan', 'dairy_free'] as const;
/** What using up a whole batch is worth, in percentage points of the match. */
const ALL_OF_IT = 30;

export interface UseUpService {
  /** Items that a cook has to use up within this many days, with recipes. */
  read(cook: Cook, days: number): Promise<UseUp[]>;
}

/** Items that are about to expire. */
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
      const saved = await readPreferences(db, userId);
      const preferences = saved ? toPreferences(saved) : NO_PREFERENCES;
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

/** The allowed recipes that need each batch, best match first. */
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
      // Sequential, so that other requests get a turn in between.
      allowed.push(...(await judge(found.matches)));
      total = found.total;
      page = { offset: page.offset + page.limit, limit: Math.min(2 * page.limit, MOST_AT_ONCE) };
    }
    ranked.set(id, allowed.slice(0, LOOKED_AT));
  }
  return ranked;
}

/** Returns a filter for recipes the cook may eat, which reads each recipe once. */
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

/** The best few recipes per batch, by match and by how much of it they use; ties keep their rank. */
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

/** The share of a batch that a recipe uses: 1 is all of it, 0 also if unknown. */
function shareUsed(batch: StockItem, { needs }: Candidate): number {
  const { quantity } = batch;
  if (quantity === null) return 0;
  const used = needs
    .filter(({ ingredientId }) => batch.covers.includes(ingredientId))
    .reduce((sum, need) => sum + (inUnitOf(batch, need) ?? 0), 0);
  return Math.min(1, used / quantity);
}
