import { canonicalFilters, weekDayOf, type Day, type FilterFlag, type RecipeFilters } from '@larder/domain';
import type { Preferences } from '@larder/domain/model';
import { brokenLimits, canBeBegun, isLunch, limitsOf, type Candidate } from '@larder/domain/planner';
import type { WishedDish } from '@larder/domain/wishes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cook } from '../platform/access/caller.ts';
import { readRecipesById } from '../recipes/candidates.ts';
import type { Shelf } from '../recipes/catalogue/shelf.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { closestAndOthers } from '../recipes/search/closest.ts';
import { findByText } from '../recipes/text-search.ts';
import { leavingOut } from './chosen-meal.ts';
import { understoodPart } from './understood-part.ts';

/** How many recipes are proposed for a dish. */
const CHOICES = 3;
/** How many of the best hits are looked at: some are outside the limits, or no dinners. */
const LOOKED_AT = 60;

/** What dishes are found with. */
export interface DishFinding {
  readonly db: NodePgDatabase;
  readonly snapshot: CatalogueSnapshot;
  readonly shelf: Shelf;
  readonly recipes: Pick<RecipeService, 'searchByPantry'>;
  readonly cook: Cook;
  /** Of this week: with what is left out of it. */
  readonly preferences: Preferences;
  /** The filters of the whole week. */
  readonly flags: readonly FilterFlag[];
  readonly startsOn: Day;
}

/** A recipe that is proposed for a dish. */
type Proposed = Pick<
  Awaited<ReturnType<RecipeService['searchByPantry']>>['recipes'][number],
  'id' | 'title' | 'english_title'
>;

/** The recipes proposed for dishes, and the words of them that mean nothing. */
export interface FoundDishes {
  readonly dishes: readonly (Pick<WishedDish, 'date' | 'slot' | 'asked'> & {
    readonly recipes: readonly Proposed[];
  })[];
  readonly notUnderstood: readonly string[];
}

/**
 * Up to three recipes for each dish that the cook wants on a day, within every limit. A dish of unknown words alone is not
 * understood; no recipe is proposed twice.
 */
export async function findWishedDishes(
  wanted: readonly WishedDish[],
  finding: DishFinding,
): Promise<FoundDishes> {
  const sought: { readonly wish: WishedDish; readonly possible: readonly Proposed[] }[] = [];
  const notUnderstood: string[] = [];
  // One after the other, so that a long sentence does not take every connection.
  for (const wish of wanted) {
    const { text, lost } = understoodPart(wish.text, finding.shelf);
    if (lost.length > 0) notUnderstood.push(text === '' ? wish.asked : lost.join(' '));
    if (text === '' && wish.flags.length + wish.countries.length === 0) continue;
    sought.push({ wish, possible: await recipesFor({ ...wish, text }, finding) });
  }
  const shared = shareOut(sought.map(({ possible }) => possible));
  return {
    dishes: sought.map(({ wish: { date, slot, asked } }, at) => ({
      date,
      slot,
      asked,
      recipes: shared[at]!.map(({ id, title, english_title }) => ({ id, title, english_title })),
    })),
    notUnderstood,
  };
}

/** Each dish's best recipe first, then the others in turn: two evenings with tacos have different ones. */
function shareOut(possible: readonly (readonly Proposed[])[]): Proposed[][] {
  const shared: Proposed[][] = possible.map(() => []);
  const taken = new Set<number>();
  for (let turn = 0; turn < CHOICES; turn += 1) {
    for (const [at, some] of possible.entries()) {
      const next = some.find(({ id }) => !taken.has(id));
      if (!next) continue;
      taken.add(next.id);
      shared[at]!.push(next);
    }
  }
  return shared;
}

/** All recipes for a dish among the best hits, the best first. */
async function recipesFor(
  { date, slot, text, flags, countries }: WishedDish,
  { db, snapshot, shelf, recipes, cook, preferences, flags: ofWeek, startsOn }: DishFinding,
): Promise<Proposed[]> {
  const filters: RecipeFilters = canonicalFilters({
    flags: [...leavingOut({ flags: ofWeek, countries: [] }).flags, ...flags],
    countries,
  });
  const asked = text === '' ? null : await askedFor(db, shelf, text);
  const page = { offset: 0, limit: LOOKED_AT };
  const hits = await recipes.searchByPantry(cook, { text, filters, avoid: 'settings', page, order: 'match' });
  const close = hits.recipes.filter(({ id }) => asked?.has(id) ?? true);
  const ids = close.map(({ id }) => id);
  const candidates = new Map(
    (await readRecipesById(db, cook.userId, snapshot, ids)).map((one) => [one.id, one]),
  );
  const limits = limitsOf({ preferences, filters });
  const isPossible = (recipe: Candidate) =>
    brokenLimits(recipe, limits).length === 0 && canBeBegun(recipe, weekDayOf(date), startsOn, cook.today);
  const isOfSlot = (recipe: Candidate) => (slot === 'lunch' ? isLunch(recipe) : recipe.role === 'dinner');
  const possible = close.filter(({ id }) => {
    const recipe = candidates.get(id);
    return recipe !== undefined && isPossible(recipe);
  });
  const fitting = possible.filter(({ id }) => isOfSlot(candidates.get(id)!));
  // What the cook names may be anything: soup for dinner. 'Something vegan' is a dinner.
  const others = text === '' ? [] : possible.filter((recipe) => !fitting.includes(recipe));
  return [...fitting, ...others];
}

/** The recipes that are what a text asks for, not just containing some of its words. */
async function askedFor(db: NodePgDatabase, shelf: Shelf, text: string): Promise<ReadonlySet<number>> {
  const [closest] = await closestAndOthers(await findByText(db, shelf, text));
  return new Set(Array.from(closest ?? [], (place) => shelf.recipes.idAt(place)));
}
