import { canonicalFilters, weekDayOf, type RecipeFilters } from '@larder/domain';
import { brokenLimits, canBeBegun, isLunch, limitsOf, type Candidate } from '@larder/domain/planner';
import type { WishedDish } from '@larder/domain/wishes';
import { readRecipesById } from '../recipes/candidates.ts';
import { closestAndOthers } from '../recipes/search/closest.ts';
import { queryWords } from '../recipes/search/search-words.ts';
import { findByText } from '../recipes/text-search.ts';
import { leavingOut } from './chosen-meal.ts';
import type { DishFinding, Proposed } from './dish-finding.ts';

/** How many hits are looked at first: of most dishes enough of them are possible. */
const FIRST = 60;
/** How many more at a time, if many are outside the cook's limits. */
const MORE = 300;

/** Hits of a search, best first, with what is known of them. */
interface Hits {
  readonly close: readonly Proposed[];
  readonly candidates: ReadonlyMap<number, Candidate>;
  /** Whether no later hit is what was asked for. */
  readonly isLast: boolean;
}

/** All recipes for a dish until enough are found, the best first. */
export type DishSearch = (wish: WishedDish, enough: number) => Promise<Proposed[]>;

/** Searches for dishes. The same search is made once: 'vegan Monday to Sunday' is one. */
export function dishSearch(finding: DishFinding): DishSearch {
  const { preferences, startsOn, cook, staying } = finding;
  const searches = new Map<string, ReturnType<typeof pagesOf>>();
  return async ({ date, slot, text, flags, countries }, enough) => {
    const filters = canonicalFilters({
      flags: [...leavingOut({ flags: finding.flags, countries: [] }).flags, ...flags],
      countries,
    });
    const key = JSON.stringify([text, filters]);
    const page = searches.get(key) ?? pagesOf(text, filters, finding);
    searches.set(key, page);
    const limits = limitsOf({ preferences, filters });
    const isPossible = (recipe: Candidate) =>
      !staying.has(recipe.id) &&
      brokenLimits(recipe, limits).length === 0 &&
      canBeBegun(recipe, weekDayOf(date), startsOn, cook.today);
    const isOfSlot = (recipe: Candidate) => (slot === 'lunch' ? isLunch(recipe) : recipe.role === 'dinner');
    const fitting: Proposed[] = [];
    const others: Proposed[] = [];
    for (let at = 0, isLast = false; !isLast && fitting.length + others.length < enough; at += 1) {
      const hits = await page(at);
      for (const recipe of hits.close) {
        const candidate = hits.candidates.get(recipe.id);
        if (!candidate || !isPossible(candidate)) continue;
        // What the cook names may be anything: soup for dinner. 'Something vegan' is a dinner.
        if (isOfSlot(candidate)) fitting.push(recipe);
        else if (text !== '') others.push(recipe);
      }
      isLast = hits.isLast;
    }
    return [...fitting, ...others];
  };
}

/** The pages of a search, each read once. */
function pagesOf(text: string, filters: RecipeFilters, finding: DishFinding): (at: number) => Promise<Hits> {
  const { db, snapshot, recipes, cook } = finding;
  const asked = text === '' ? null : askedFor(finding, text);
  const read: Promise<Hits>[] = [];
  const readPage = async (at: number): Promise<Hits> => {
    const wanted = await asked;
    const page = at === 0 ? { offset: 0, limit: FIRST } : { offset: FIRST + (at - 1) * MORE, limit: MORE };
    const hits = await recipes.searchByPantry(cook, {
      text,
      filters,
      avoid: 'settings',
      page,
      order: 'match',
    });
    const close = hits.recipes.filter(({ id }) => wanted?.has(id) ?? true);
    const ids = close.map(({ id }) => id);
    const candidates = new Map(
      (await readRecipesById(db, cook.userId, snapshot, ids)).map((one) => [one.id, one]),
    );
    // What a text asks for comes before everything else that it finds.
    const isLast = close.length < hits.recipes.length || page.offset + page.limit >= hits.total;
    return { close, candidates, isLast };
  };
  return (at) => (read[at] ??= readPage(at));
}

/**
 * The recipes that are what a text asks for, not just containing some of its words. A search for 'potato sushi' falls back to
 * either; a cook who wants it for dinner is told that there is none.
 */
async function askedFor({ db, shelf }: DishFinding, text: string): Promise<ReadonlySet<number>> {
  const [closest = new Uint32Array()] = await closestAndOthers(await findByText(db, shelf, text));
  const words = queryWords(text);
  const named = new Set(shelf.dishes.titled(words));
  const parts = shelf.dishes.read(words).filter(({ isWish }) => !isWish);
  const isWhole = (place: number) =>
    named.has(place) || parts.every(({ scores }) => scores === null || scores[place]! > 0);
  return new Set(Array.from(closest.filter(isWhole), (place) => shelf.recipes.idAt(place)));
}
