import type { components } from '@larder/contract';
import { eveningBeforeOf, NO_FILTERS, type Allergen, type RecipeFilters } from '@larder/domain';
import { packFilters } from '@larder/domain/model';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import type { Database } from '../platform/database/open.ts';
import { stillThere } from '../platform/http/problem.ts';
import { readAvoided } from '../preferences/preferences.store.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { readMemories } from './memory/memory.store.ts';
import { memoryAnswer, pictureOf, type Pictures } from './memory/pictures.ts';
import type { Shelves } from './catalogue/shelves.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import { toStock } from './catalogue/stock-item.ts';
import { accompaniments } from './accompaniments.ts';
import { amongWritten, EVERY_HIT } from './among-written.ts';
import { contentsOf } from './by-label.ts';
import { matchOfCard } from './card-match.ts';
import { coveredDetails } from './covered-details.ts';
import { detailLines } from './detail-lines.ts';
import { missingOf } from './missing-ingredients.ts';
import { makeCardReader, type Card } from './recipe-cards.ts';
import { timesAnswer } from './recipe-times.ts';
import { readRecipe } from './recipe.store.ts';
import { closestAndOthers, matchingInGroups } from './search/closest.ts';
import type { Larder, Match, RecipeOrder } from './search/match-index.ts';
import type { Page } from './search/page.ts';
import { readStock } from './stock.store.ts';
import { findByText } from './text-search.ts';

type RecipeSummary = components['schemas']['RecipeSummary'];
type RecipeDetails = components['schemas']['RecipeDetails'];

export interface RecipeSearch {
  readonly text: string;
  readonly filters: RecipeFilters;
  /** Recipes with any of these allergens are hidden; 'settings' uses the user's preferences. */
  readonly avoid: readonly Allergen[] | 'settings';
  readonly page: Page;
  /** In minutes; unlimited if undefined. */
  readonly maxTotalTime?: number | undefined;
  readonly order: RecipeOrder;
  /** Only recipes that the cook wrote. */
  readonly mine?: boolean;
}

export interface PantrySearch extends RecipeSearch {
  /** Maximum number of missing ingredients; unlimited if undefined. */
  readonly maxMissing?: number | undefined;
}

export interface RecipePage {
  recipes: RecipeSummary[];
  total: number;
}

/** A page of search results, and what was hidden. */
export interface FoundRecipes extends RecipePage {
  avoided: Allergen[];
  hidden: number;
}

export interface RecipeService {
  /** By relevance, then title; or by time, then title. */
  search(caller: SignedIn, search: RecipeSearch): Promise<FoundRecipes>;
  /**
   * By match, then fewest missing, then title; with order 'time', by time first. What a text asks for comes
   * before what only contains some of it.
   */
  searchByPantry(cook: Cook, search: PantrySearch): Promise<FoundRecipes>;
  /** The cards of these recipes in this order, with their match if the pantry has items. */
  cards(cook: Cook, ids: readonly number[]): Promise<RecipeSummary[]>;
  /** One recipe, with its match on request, for the servings it is written for or the requested number. */
  details(
    cook: Cook,
    id: number,
    options: { readonly withPantry: boolean; readonly servings?: number | undefined },
  ): Promise<RecipeDetails>;
}

/** A single recipe is filtered only by the settings. */
const NO_WISHES: Pick<RecipeSearch, 'filters' | 'avoid'> = { filters: NO_FILTERS, avoid: 'settings' };
/** For counting only. */
const NO_PAGE: Page = { offset: 0, limit: 0 };

type Avoided = Awaited<ReturnType<typeof readAvoided>>;

/** The allergens whose recipes a search hides. */
const hiddenOf = (own: Avoided, avoid: RecipeSearch['avoid']): Allergen[] => [
  ...(avoid === 'settings' ? own.allergies : avoid),
];

/** Finding and reading recipes. */
export function makeRecipeService(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  shelves: Shelves,
): RecipeService {
  const readInOrder = makeCardReader(db, pictures);
  /** A pantry for matching, including what the cook avoids. */
  const readLarder = async (
    { userId, today }: Cook,
    snapshot: CatalogueSnapshot,
    avoiding: Promise<Avoided>,
    { filters, avoid }: Pick<RecipeSearch, 'filters' | 'avoid'> = NO_WISHES,
  ): Promise<Larder> => {
    const [rows, own] = await Promise.all([readStock(pool, userId), avoiding]);
    const allergies = avoid === 'settings' ? own.allergies : [...own.allergies, ...avoid];
    const stock = toStock(rows, snapshot, { ...own, allergies, flags: filters.flags });
    return { stock, today };
  };

  return {
    async search(caller, { text, filters, avoid, page, maxTotalTime, order, mine }) {
      const snapshot = catalogue.current();
      const shelf = await shelves.of(snapshot, caller.userId);
      const own = await readAvoided(db, caller.userId);
      const avoided = hiddenOf(own, avoid);
      const summaries = async (ids: readonly number[]) =>
        (await readInOrder(snapshot, caller, ids, own.dietary_restrictions)).map(({ summary }) => summary);
      const packed = { ...packFilters(filters, avoided), maxTotalTime };
      const unsafe = { ...packFilters(filters), maxTotalTime };
      if (text.trim() === '' && !mine) {
        const { ids, total } = shelf.recipes.byTitle(packed, page, order);
        const all = avoided.length === 0 ? total : shelf.recipes.byTitle(unsafe, NO_PAGE).total;
        return { recipes: await summaries(ids), total, avoided, hidden: all - total };
      }
      const hits = text.trim() === '' ? EVERY_HIT : await findByText(db, shelf, text);
      const found = mine ? amongWritten(shelf, text.trim() === '' ? null : hits.places) : hits.places;
      const places = shelf.recipes.passing(found, packed);
      const all = avoided.length === 0 ? places : shelf.recipes.passing(found, unsafe);
      const rank = order === 'time' ? shelf.recipes.quickness(places) : await hits.relevance(places);
      const ids = shelf.recipes.mostRelevant(places, rank, page).map((place) => shelf.recipes.idAt(place));
      return {
        recipes: await summaries(ids),
        total: places.length,
        avoided,
        hidden: all.length - places.length,
      };
    },

    async searchByPantry(cook, { text, filters, avoid, page, maxTotalTime, maxMissing, order, mine }) {
      const snapshot = catalogue.current();
      const shelf = await shelves.of(snapshot, cook.userId);
      const avoiding = readAvoided(db, cook.userId);
      const [larder, own, hits] = await Promise.all([
        readLarder(cook, snapshot, avoiding, { filters, avoid }),
        avoiding,
        text.trim() === '' ? null : findByText(db, shelf, text),
      ]);
      const avoided = hiddenOf(own, avoid);
      const matching = shelf.recipes.matching(larder);
      const packed = { ...packFilters(filters, avoided), maxTotalTime };
      const unsafe = { ...packFilters(filters), maxTotalTime };
      const query = { maxMissing, order, counting: avoided.length === 0 ? undefined : unsafe };
      const found = hits && (order === 'match' ? await closestAndOthers(hits) : [hits.places]);
      const groups = mine ? (found ?? [null]).map((places) => amongWritten(shelf, places)) : found;
      const { matches, total, counted } = groups
        ? matchingInGroups(matching, groups, packed, page, query)
        : matching(packed, page, query);
      const cards = await readInOrder(
        snapshot,
        cook,
        matches.map(({ id }) => id),
        own.dietary_restrictions,
      );
      return { recipes: withMatch(cards, matches, snapshot), total, avoided, hidden: counted - total };
    },

    async cards(cook, ids) {
      const snapshot = catalogue.current();
      const avoiding = readAvoided(db, cook.userId);
      const readCards = async () => readInOrder(snapshot, cook, ids, (await avoiding).dietary_restrictions);
      const [shelf, larder, cards] = await Promise.all([
        shelves.of(snapshot, cook.userId),
        readLarder(cook, snapshot, avoiding),
        readCards(),
      ]);
      if (larder.stock.length === 0) return cards.map(({ summary }) => summary);
      const everyOne = { offset: 0, limit: ids.length };
      const { matches } = shelf.recipes.byMatch(larder, packFilters(NO_FILTERS), everyOne, {
        within: shelf.recipes.placesOf(ids),
      });
      const retired = cards.filter(({ summary }) => summary.retired);
      const theirs = retired.map((card) => matchOfCard(card, larder, snapshot));
      return withMatch(cards, [...matches, ...theirs], snapshot);
    },

    async details(cook, id, { withPantry, servings: wanted }) {
      await requireAccess(db, cook, 'recipe.read', [id]);
      const recipe = stillThere(await readRecipe(db, cook.userId, id), 'recipe');
      const memory = (await readMemories(db, cook.userId, [id])).get(id);
      const { title, country, instructions, sourceUrl, lines } = recipe;
      const servings = wanted ?? recipe.servings;
      const isChecked = recipe.unknownLines.length === 0;
      const eveningBefore = eveningBeforeOf(recipe);
      const { names } = catalogue.current();
      const used = lines.flatMap(({ ingredientId }) => names.get(ingredientId) ?? []);
      const contents = contentsOf(recipe, used, isChecked && used.length === lines.length, names);
      const { shown, needs } = detailLines(recipe, servings / recipe.servings, names);
      const details: RecipeDetails = {
        id,
        title,
        english_title: recipe.englishTitle,
        country,
        thumbnail_url: memory?.photo
          ? pictures.photo(cook, memory.photo, 'small')
          : pictureOf(recipe, lines, pictures),
        ...timesAnswer(recipe),
        ...(eveningBefore !== null && { evening_before: eveningBefore }),
        servings,
        ...(servings !== recipe.servings && { written_servings: recipe.servings }),
        ...contents,
        instructions,
        source_url: sourceUrl,
        ingredients: shown,
        ...(recipe.serveWith.length > 0 && {
          serve_with: accompaniments(recipe.serveWith, catalogue.current()),
        }),
        nutritional_info: {
          calories: recipe.calories,
          protein: recipe.protein,
          carbohydrates: recipe.carbohydrates,
          fat: recipe.fat,
          ...recipe.nutritionDetails,
        },
        ...(recipe.isRetired && { retired: true as const }),
        ...(recipe.isOwn && { own: true as const, version: recipe.version }),
        ...(!isChecked && { unchecked_lines: recipe.unknownLines.length }),
        ...(memory && { memory: memoryAnswer(memory, cook, pictures) }),
      };
      if (!withPantry) return details;
      const snapshot = catalogue.current();
      const larder = await readLarder(cook, snapshot, readAvoided(db, cook.userId));
      return coveredDetails(details, needs, larder, snapshot);
    },
  };
}

const NO_MATCH = { matchPercentage: 0, presencePercentage: 0, lackingIds: [], shortIds: [] };

/** Cards with each recipe's match and missing ingredients. */
function withMatch(
  cards: readonly Card[],
  matches: readonly Match[],
  { names }: Pick<CatalogueSnapshot, 'names'>,
): RecipeSummary[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return cards.map(({ summary, needs }) => {
    const match = byId.get(summary.id) ?? NO_MATCH;
    const { matchPercentage, presencePercentage } = match;
    return { ...summary, matchPercentage, presencePercentage, missing: missingOf(needs, match, names) };
  });
}
