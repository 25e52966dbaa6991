import { placeOf, type Day, type RecipeFilters } from '@larder/domain';
import { inMenuOrder, type StockItem, type Wishes } from '@larder/domain/planner';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { readRecipesById } from '../recipes/candidates.ts';
import type { Shelf } from '../recipes/catalogue/shelf.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import { alsoWithout } from '../recipes/dislikes.ts';
import { dishesOf, textsOf } from '../recipes/flexible/dishes-of.ts';
import type { MadeDish } from '../recipes/flexible/made-dishes.ts';
import type { LanguageModel } from './language-model/model.ts';
import type { KeptPlanRow } from './meal-plan.store.ts';
import { flagsOfDays, keptOnDays, wishesOfDays } from './on-days.ts';
import type { PlanInputs } from './plan-answer.ts';
import { narratePlan } from './plan-narration.ts';
import type { Asker } from './planner-queue.ts';
import { dishAhead, settle } from './plan-settle.ts';
import type { Planner } from './planner-thread.ts';
import { withProposedDouble } from './proposed-double.ts';
import { recentDishes } from './recent-dishes.ts';
import type { SettledWeek } from './settled-week.ts';
import type { WeekRequest } from './week-request.ts';

/** The inputs for making a new week. */
export interface WeekMaking {
  /** The plan that it replaces. */
  readonly last: KeptPlanRow | null;
  readonly inputs: PlanInputs;
  readonly filters: RecipeFilters;
  readonly startsOn: Day;
  readonly today: Day;
  readonly snapshot: CatalogueSnapshot;
  readonly shelf: Pick<Shelf, 'written'>;
  readonly request: WeekRequest;
  readonly settled: SettledWeek;
  /** The recipes cooked in the last two weeks, planned or not. */
  readonly cooked: readonly number[];
  /** The deadline of a language model. */
  readonly until: number;
}

/** A week, and the flexible dinners it was chosen from: those it contains are not stored yet. */
export interface MadeWeek {
  readonly plan: KeptPlan;
  readonly dishes: readonly MadeDish[];
}

/** Makes weeks: what the cook has fixed stays, and the planner chooses the rest. */
export function makeWeeks(
  db: Connection,
  planner: Pick<Planner, 'plan'>,
  model: LanguageModel | null,
): (making: WeekMaking, asker: Asker) => Promise<MadeWeek> {
  return async (making, asker) => {
    const { inputs, filters, snapshot, shelf, settled, request, until } = making;
    const { userId, pantry, preferences } = inputs;
    const onDays = keptOnDays(request);
    const flags = [...filters.flags, ...flagsOfDays({ onDays })];
    const stock = toStock(pantry, snapshot, { ...preferences, flags });
    const { wishes, recent } = wishesOf(making, stock);
    // A model may replace any dinner, so it is not asked about a week in which the cook has fixed some.
    const teller = wishes.fixed || wishes.free || wishes.onDays ? null : model;
    const dishes = await dishesOf(db, userId, { names: snapshot.names, stock, wishes });
    const written = await readRecipesById(db, userId, snapshot, shelf.written.ids);
    const week = await planner.plan(asker, snapshot, {
      own: [...written, ...dishes.map(({ candidate }) => candidate)],
      pantry: stock,
      wishes,
      candidates: teller?.candidates ?? 0,
    });
    const narrated = { week, pantry: stock, wishes, until };
    const plan: KeptPlan = {
      ...(await narratePlan(db, userId, teller, narrated, textsOf(dishes))),
      recent,
      ...(settled.free.length > 0 && { free: settled.free }),
      ...(request.lunches.length > 0 && { lunches: request.lunches }),
      ...(request.without.length > 0 && { without: request.without }),
      ...(onDays.length > 0 && { onDays }),
      ...(request.useUp.length > 0 && { useUp: request.useUp }),
    };
    const { preferences: preferred } = wishes;
    const { startsOn } = making;
    const settling = { madeOn: startsOn, today: startsOn, preferences: preferred, filters, stock, snapshot };
    const whole =
      settled.meals.length === 0
        ? plan
        : settle({ ...plan, meals: withSettled(plan, settled.meals) }, settling);
    return { plan: withProposedDouble(whole, week, settling), dishes };
  };
}

/** A week with the meals that the cook has fixed, unchanged. */
function withSettled({ meals, startsOn }: KeptPlan, settled: readonly KeptMeal[]): KeptMeal[] {
  const places = new Set(settled.map(placeOf));
  return inMenuOrder([...meals.filter((meal) => !places.has(placeOf(meal))), ...settled], startsOn);
}

/** The planner's wishes, and what the cook has eaten lately. */
function wishesOf(
  { last, inputs, filters, startsOn, today, snapshot, settled, cooked, request }: WeekMaking,
  stock: readonly StockItem[],
) {
  const recent = recentDishes(last, today);
  const stays = new Set(settled.meals.map(({ id }) => id));
  const free = [...settled.free.map(({ day }) => day), ...settled.leftoverDays.dinner];
  const noLunch = new Set([...settled.leftoverDays.lunch, ...request.lunchesOver]);
  const lunches = request.lunches.filter((day) => !noLunch.has(day));
  const fixed = settled.meals.map((meal) => ({
    recipe: dishAhead(meal, { snapshot, preferences: inputs.preferences }),
    day: meal.day,
    slot: meal.slot,
  }));
  const wishes: Wishes = {
    preferences: alsoWithout(inputs.preferences, request.without),
    filters,
    today: startsOn,
    kitchen: contentsOf(stock),
    recent: [...new Set([...recent.map(({ id }) => id), ...cooked])].filter((id) => !stays.has(id)),
    ...(cooked.length > 0 && { cookedLately: cooked }),
    ...(fixed.length > 0 && { fixed }),
    ...(free.length > 0 && { free }),
    ...(lunches.length > 0 && { lunches }),
    ...(request.wishes.length > 0 && { wanted: request.wishes }),
    ...(request.onDays.length > 0 && { onDays: wishesOfDays(keptOnDays(request)) }),
    ...(request.useUp.length > 0 && { useUp: request.useUp }),
  };
  return { wishes, recent };
}

/** What is in a kitchen, however it is split into items. */
const contentsOf = (stock: readonly StockItem[]): string =>
  stock
    .map(({ covers: [id], quantity, unit }) => `${id} ${quantity} ${unit}`)
    .toSorted()
    .join('\n');
