import type { components } from '@larder/contract';
import { percentOf, type RecipeFilters } from '@larder/domain';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Page } from '../catalogue/match-index.ts';
import { mostRelevant } from '../catalogue/most-relevant.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import { packFilters } from '../catalogue/recipe-flags.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/problem.ts';
import { readOwnedIngredients } from '../stores/owned-ingredients.ts';
import { readRecipe } from '../stores/recipe-store.ts';
import { makeCardReader } from './recipe-cards.ts';
import { findByText } from './text-search.ts';

type RecipeSummary = components['schemas']['RecipeSummary'];
type RecipeDetails = components['schemas']['RecipeDetails'];

export interface RecipeSearch {
  readonly text: string;
  readonly filters: RecipeFilters;
  readonly page: Page;
}

export interface RecipePage {
  recipes: RecipeSummary[];
  total: number;
}

export interface RecipeService {
  /** By relevance, then title. */
  search(search: RecipeSearch): Promise<RecipePage>;
  /** By what the user's pantry covers, then fewest missing, then title. */
  searchByPantry(userId: string, search: RecipeSearch): Promise<RecipePage>;
  /** The cards of these recipes in this order, with what the user's pantry covers when there is anything in it. */
  cards(userId: string, ids: readonly number[]): Promise<RecipeSummary[]>;
  /** One recipe; with a user, also what his pantry covers of it. */
  details(id: number, userId: string | null): Promise<RecipeDetails>;
}

/** Finding and reading recipes. */
export function makeRecipeService(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  catalogue: LiveCatalogue,
  thumbnails: Thumbnails,
): RecipeService {
  const readInOrder = makeCardReader(db, thumbnails);

  return {
    async search({ text, filters, page }) {
      const snapshot = catalogue.current();
      const packed = packFilters(filters);
      if (text.trim() === '') {
        const { ids, total } = snapshot.recipes.byTitle(packed, page);
        return { recipes: await readInOrder(snapshot, ids), total };
      }
      const hits = await findByText(db, snapshot, text);
      const places = snapshot.recipes.passing(hits.places, packed);
      const best = mostRelevant(places, await hits.relevance(places), page);
      const ids = best.map((place) => snapshot.recipes.idAt(place));
      return { recipes: await readInOrder(snapshot, ids), total: places.length };
    },

    async searchByPantry(userId, { text, filters, page }) {
      const snapshot = catalogue.current();
      const [owned, hits] = await Promise.all([
        readOwnedIngredients(pool, userId),
        text.trim() === '' ? null : findByText(db, snapshot, text),
      ]);
      const { matches, total } = snapshot.recipes.byMatch(
        snapshot.family.coveredBy(owned),
        packFilters(filters),
        page,
        hits?.places,
      );
      const cards = await readInOrder(
        snapshot,
        matches.map(({ id }) => id),
      );
      const percent = new Map(matches.map(({ id, matchPercentage }) => [id, matchPercentage]));
      const recipes = cards.map((card) => ({ ...card, matchPercentage: percent.get(card.id) ?? 0 }));
      return { recipes, total };
    },

    async cards(userId, ids) {
      const snapshot = catalogue.current();
      const [owned, cards] = await Promise.all([
        readOwnedIngredients(pool, userId),
        readInOrder(snapshot, ids),
      ]);
      if (owned.length === 0) return cards;
      const everyOne = { offset: 0, limit: ids.length };
      const { matches } = snapshot.recipes.byMatch(
        snapshot.family.coveredBy(owned),
        packFilters({ flags: [], countries: [] }),
        everyOne,
        snapshot.recipes.placesOf(ids),
      );
      const percent = new Map(matches.map(({ id, matchPercentage }) => [id, matchPercentage]));
      return cards.map((card) => ({ ...card, matchPercentage: percent.get(card.id) ?? 0 }));
    },

    async details(id, userId) {
      const recipe = await readRecipe(db, id);
      if (!recipe) throw notFound('recipe');
      const { title, country, prepTime, cookTime, servings, dietary, instructions, sourceUrl, lines } =
        recipe;
      const details: RecipeDetails = {
        id,
        title,
        country,
        thumbnail_url: thumbnails(recipe.slug),
        prep_time: prepTime,
        cook_time: cookTime,
        total_time: prepTime + cookTime,
        servings,
        dietary,
        instructions,
        source_url: sourceUrl,
        ingredients: lines.map(({ ingredientId, name, quantity, unit, notes }) => ({
          ingredient_id: ingredientId,
          name,
          quantity,
          unit,
          notes,
        })),
      };
      if (userId === null) return details;
      const covered = catalogue.current().family.coveredBy(await readOwnedIngredients(pool, userId));
      const needed = [...new Set(lines.map(({ ingredientId }) => ingredientId))];
      const matching = needed.filter((ingredientId) => covered.has(ingredientId));
      return {
        ...details,
        matchPercentage: percentOf(matching.length, needed.length),
        matchingIngredientIDs: matching,
      };
    },
  };
}
