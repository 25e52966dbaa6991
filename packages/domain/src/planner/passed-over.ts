import { percentOf } from '../match.ts';
import { weekDayOf } from '../meal-week.ts';
import { expiringIn } from './days.ts';
import type { Candidate, PassedOver, PlannedMeal, StockItem, Wishes } from './model.ts';
import { isAllowedOn } from './of-days.ts';
import { compile } from './problem.ts';
import { placeMeals, Shelf } from './shelf.ts';
import { inPantry, listOf } from './uses-in-words.ts';
import { Scale } from './weigh.ts';

/** From this match up, a cook wonders why a dish is not in the week. */
const OBVIOUS = 60;

/** Why the obvious dish is not in the week; null if none is obvious, or if it would cost nothing worth naming. */
export function passedOver(
  possible: readonly Candidate[],
  stock: readonly StockItem[],
  week: readonly PlannedMeal[],
  wishes: Wishes,
): PassedOver | null {
  const { today, recent = [], fixed = [] } = wishes;
  // The cook who fixed some of the meals knows why.
  if (fixed.length > 0) return null;
  const planned = new Set(week.map(({ recipe }) => recipe.id));
  const shelf = new Shelf(stock, today);
  const first = weekDayOf(today);
  const [best] = possible
    .filter(({ id, role, flexible }) => role === 'dinner' && flexible === undefined && !planned.has(id))
    .filter((recipe) => week.some(({ day }) => isAllowedOn(recipe, day, wishes)))
    .map((recipe) => {
      const coverage = shelf.look(recipe, first);
      return { recipe, match: percentOf(inPantry(coverage), coverage.ingredientCount) };
    })
    .toSorted((a, b) => b.match - a.match || a.recipe.id - b.recipe.id);
  if (!best || best.match < OBVIOUS || week.length === 0) return null;
  const { recipe, match } = best;
  const named = { id: recipe.id, match };
  if (recent.includes(recipe.id)) return { ...named, isRecent: true, adds: 0, leaves: [] };
  const evening = bestEvening(possible, recipe, stock, week, wishes);
  const dishes = week.map(({ recipe: own, day }, place) => ({
    recipe: place === evening ? recipe : own,
    day,
  }));
  const other = placeMeals(dishes, stock, today);
  const adds = thingsToBuy(other) - thingsToBuy(week);
  const kept = soonUsed(other, today);
  const leaves = [...soonUsed(week, today)].flatMap(([id, name]) => (kept.has(id) ? [] : name));
  return adds > 0 || leaves.length > 0 ? { ...named, isRecent: false, adds, leaves } : null;
}

/** The evening that a dish could take at the least loss. */
function bestEvening(
  possible: readonly Candidate[],
  recipe: Candidate,
  stock: readonly StockItem[],
  week: readonly PlannedMeal[],
  wishes: Wishes,
): number {
  const known = new Map(possible.map((one) => [one.id, one]));
  const recipes = [recipe, ...week.flatMap((meal) => known.get(meal.recipe.id) ?? [])];
  const days = week.map(({ day }) => day);
  const scale = new Scale(compile(recipes, stock, days, wishes));
  const own = week.map((_meal, place) => place + 1);
  const worths = own.map((_choice, place) => scale.weigh(own.with(place, 0)));
  return worths.indexOf(Math.max(...worths));
}

/** Without staples, as everywhere in a week. */
function thingsToBuy(week: readonly PlannedMeal[]): number {
  const lacking = week.flatMap(({ recipe, coverage }) =>
    recipe.needs.filter((need, place) => !need.isStaple && (coverage.toBuy[place] ?? 0) > 0),
  );
  return new Set(lacking.map(({ ingredientId }) => ingredientId)).size;
}

/** The names of the expiring items that a week uses, by item. */
function soonUsed(week: readonly PlannedMeal[], today: string): Map<string, string> {
  const items = week.flatMap(({ coverage }) => coverage.uses.map(({ item }) => item));
  return new Map(items.filter((item) => expiringIn(item, today) !== null).map(({ id, name }) => [id, name]));
}

/** 'Butter Chicken, 86% in your pantry, is left out: it would add 2 things to buy and leave your spinach unused.' */
export function passedOverNote({ match, isRecent, adds, leaves }: PassedOver, title: string): string {
  const dish = `${title}, ${match}% of which is in your pantry,`;
  if (isRecent) return `${dish} was on the menu in the last three weeks.`;
  const costs = [
    ...(adds > 0 ? [`add ${adds} ${adds === 1 ? 'thing' : 'things'} to buy`] : []),
    ...(leaves.length > 0 ? [`leave your ${listOf(leaves)} to expire`] : []),
  ];
  return `${dish} would ${costs.join(' and ')}.`;
}
