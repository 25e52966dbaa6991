import {
  weekFrom,
  type Day,
  type FreeReason,
  type MealPlace,
  type RecipeFilters,
  type Slot,
  type WeekDay,
  type WeekWish,
} from '@larder/domain';
import { badRequest, type FieldError } from '../platform/http/problem.ts';

/** What a cook wants from a week. */
export interface WeekRequest {
  /** The meals of the current plan that stay; null to keep none, not even the cooked ones. */
  readonly keep: { readonly planId: string; readonly places: readonly MealPlace[] } | null;
  /** The days on which a lunch is planned too. */
  readonly lunches: readonly WeekDay[];
  /** Those of them for which it is too late in this week. */
  readonly lunchesOver: readonly WeekDay[];
  readonly put: readonly {
    readonly date: Day;
    /** A dinner unless said. */
    readonly slot?: Slot | undefined;
    readonly recipeId: number;
    readonly servings?: number | undefined;
  }[];
  readonly free: readonly { readonly date: Day; readonly why: FreeReason }[];
  /** Pantry items to use first. */
  readonly useUp: readonly string[];
  readonly wishes: readonly WeekWish[];
  /** Ingredients to leave out. */
  readonly without: readonly number[];
  /** What holds on some days only. */
  readonly onDays: readonly OnDays[];
}

/** What a cook wants on some days of a week only. */
export interface OnDays {
  readonly dates: readonly Day[];
  readonly filters: RecipeFilters;
  readonly wishes: readonly WeekWish[];
  /** Ingredients to leave out on these days. */
  readonly without: readonly number[];
}

/** What a cook asks for. If lunches are null, they stay on the days of the plan being replaced. */
export type AskedWeek = Omit<WeekRequest, 'lunches'> & { readonly lunches: WeekRequest['lunches'] | null };

/** A request for nothing in particular. */
export const ANY_WEEK: AskedWeek = {
  keep: null,
  lunches: null,
  lunchesOver: [],
  put: [],
  free: [],
  useUp: [],
  wishes: [],
  without: [],
  onDays: [],
};

/** Whether a request asks for nothing in particular, and so is planned as if there were none. */
export const isAnyWeek = ({ keep, ...lists }: WeekRequest): boolean =>
  keep === null && Object.values(lists).every((list) => list.length === 0);

/** 400 for dates outside the week or given twice, and for a recipe on two days. */
export function expectPossible({ put, free, onDays }: WeekRequest, startsOn: Day): void {
  const days = weekFrom(startsOn);
  const errors: FieldError[] = [];
  const taken = new Set<string>();
  const expectInWeek = (path: string, date: Day) => {
    if (!days.includes(date)) {
      errors.push({ path, message: `The date must be between ${startsOn} and ${days.at(-1)}.` });
    }
  };
  const take = (path: string, date: Day, slot: Slot = 'dinner') => {
    expectInWeek(path, date);
    if (taken.has(`${date} ${slot}`)) {
      const what = slot === 'lunch' ? `The lunch on ${date}` : `The date ${date}`;
      errors.push({ path, message: `${what} is given twice.` });
    }
    taken.add(`${date} ${slot}`);
  };
  for (const [at, { date, slot }] of put.entries()) take(`/put/${at}/date`, date, slot);
  for (const [at, { date }] of free.entries()) take(`/free/${at}/date`, date);
  for (const [at, { dates }] of onDays.entries())
    for (const [place, date] of dates.entries()) expectInWeek(`/on_days/${at}/dates/${place}`, date);
  const recipes = new Set<number>();
  for (const [at, { recipeId }] of put.entries()) {
    if (recipes.has(recipeId)) {
      errors.push({ path: `/put/${at}/recipe_id`, message: 'A recipe can be on one day only.' });
    }
    recipes.add(recipeId);
  }
  if (errors.length > 0) throw badRequest(errors);
}
