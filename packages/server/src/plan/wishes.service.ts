import type { components } from '@larder/contract';
import { FILTER_FLAGS, weekFrom, type Day, type FilterFlag } from '@larder/domain';
import { dateOf } from '@larder/domain/planner';
import { readWishes } from '@larder/domain/wishes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readPantry } from '../pantry/pantry.store.ts';
import type { Cook } from '../platform/access/caller.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { NO_PREFERENCES } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Shelves } from '../recipes/catalogue/shelves.ts';
import { alsoWithout, dislikedName, toPreferences } from '../recipes/dislikes.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { readMealPlan } from './meal-plan.store.ts';
import { expectStartSoon } from './start-soon.ts';
import { findWishedDishes } from './wished-dishes.ts';

type Read = components['schemas']['ReadWishes'];

/** A sentence, and the week that it is about. */
export interface Wish {
  readonly text: string;
  readonly startsOn?: Day | undefined;
  /** The dietary filters that the week has in any case. */
  readonly filters?: readonly FilterFlag[] | undefined;
}

export interface WishService {
  /** What a cook's sentence asks of the week that begins on a day, by default today. */
  read(cook: Cook, wish: Wish): Promise<Read>;
}

/** Wishes in a cook's own words. Nothing is stored. */
export function makeWishService(
  db: NodePgDatabase,
  catalogue: LiveCatalogue,
  shelves: Shelves,
  recipes: Pick<RecipeService, 'searchByPantry'>,
): WishService {
  return {
    async read(cook, { text, startsOn = cook.today, filters: before = [] }) {
      const { userId, today } = cook;
      expectStartSoon(startsOn, today);
      const snapshot = catalogue.current();
      const { names, family } = snapshot;
      const pantry = (await readPantry(db, userId)).filter(
        ({ expiryDate }) => expiryDate === null || expiryDate >= today,
      );
      const read = readWishes(text, {
        today,
        startsOn,
        pantry: pantry.map(({ id, name, ingredientId }) => ({
          id,
          name,
          covers: [...family.namesFor([ingredientId])],
        })),
        find: (words) => {
          const found = names.findWords(words);
          return found && { id: found.id, name: dislikedName(found) };
        },
      });
      const { wishes, countries, filters, useUp, without, free, lunches, noLunches, notUnderstood } = read;
      const saved = await readPreferences(db, userId);
      const { dishes, notUnderstood: unknown } = await findWishedDishes(read.dishes, {
        db,
        snapshot,
        shelf: await shelves.of(snapshot, userId),
        recipes,
        cook,
        preferences: alsoWithout(
          saved ? toPreferences(saved) : NO_PREFERENCES,
          without.map(({ id }) => id),
        ),
        flags: FILTER_FLAGS.filter((flag) => filters.includes(flag) || before.includes(flag)),
        startsOn,
        staying: await stayingIn(db, cook, startsOn),
      });
      return {
        wishes: [...wishes],
        countries: [...countries],
        filters: [...filters],
        use_up: useUp.map(({ id, name }) => ({ id, name })),
        without: without.map(({ id, name }) => ({ ingredient_id: id, name })),
        free: free.filter(({ date }) => weekFrom(startsOn).includes(date)),
        dishes: dishes.map((dish) => ({ ...dish, recipes: [...dish.recipes] })),
        on_days: read.onDays.map(({ dates, flags, without: own, ...others }) => ({
          dates: [...dates],
          filters: [...flags],
          countries: [...others.countries],
          wishes: [...others.wishes],
          without: own.map(({ id, name }) => ({ ingredient_id: id, name })),
        })),
        lunches: [...lunches],
        no_lunches: [...noLunches],
        not_understood: [...notUnderstood, ...unknown],
      };
    },
  };
}

/** The recipes of the current plan that are cooked or kept in the week from a day: none of them can be put there again. */
async function stayingIn(
  db: NodePgDatabase,
  { userId }: Pick<Cook, 'userId'>,
  startsOn: Day,
): Promise<ReadonlySet<number>> {
  const last = await readMealPlan(db, userId);
  const week = weekFrom(startsOn);
  const staying = (last?.plan.meals ?? []).filter(
    ({ day, kept, cooked_at: cookedAt }) =>
      (kept || cookedAt !== null) && week.includes(dateOf(day, last!.madeOn)),
  );
  return new Set(staying.map(({ id }) => id));
}
