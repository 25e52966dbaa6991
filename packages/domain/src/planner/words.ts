import { isPluralName } from '../plural.ts';
import { sentenceCase } from '../typed-name.ts';
import { brokenRules } from './broken-rules.ts';
import { elsewhereNote } from './dinners.ts';
import type { BindingLimit, Plan, PlannedMeal } from './model.ts';
import { dateInWords, inPantry } from './uses-in-words.ts';

const MOST_LIMITS_NAMED = 6;

/**
 * Summarises the week: what it leaves unused, which rules it breaks, and what limited it. `ahead` are the uncooked meals,
 * `toBuy` is the length of the shopping list.
 */
export function notesOf(
  plan: Omit<Plan, 'worth'>,
  ahead: readonly PlannedMeal[] = plan.meals,
  toBuy = new Set(ahead.flatMap(({ coverage }) => coverage.missingIds)).size,
): string {
  const sentences = [
    totals(plan),
    pantryUse(ahead, toBuy),
    assumed(ahead),
    leftOver(plan),
    notUsedUp(plan),
    shortfall(plan),
    unheld(plan),
    elsewhereNote(plan.meals, plan.tooFewFrom),
    lunchless(plan),
    ...brokenRules(plan.meals.filter(({ slot }) => slot !== 'lunch')),
    limited(plan),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function totals({ meals }: Omit<Plan, 'worth'>): string {
  if (meals.length === 0) return '';
  const sum = (figure: 'calories' | 'protein' | 'carbohydrates') =>
    meals.reduce((total, { recipe }) => total + recipe[figure], 0);
  const [calories, protein, carbohydrates] = [sum('calories'), sum('protein'), sum('carbohydrates')];
  const what =
    meals.length === 1
      ? 'One serving of the meal has'
      : `One serving of each of the ${meals.length} meals adds up to`;
  const all = `${what} ${round(calories)} kcal, ${round(protein)} g of protein and ${round(carbohydrates)} g of carbohydrates`;
  if (meals.length === 1) return `${all}.`;
  const [each, eachProtein] = [calories / meals.length, protein / meals.length];
  return `${all}: about ${round(each)} kcal and ${round(eachProtein)} g of protein a meal.`;
}

/** How much of the ingredients is available, and how many things to buy. */
function pantryUse(meals: readonly PlannedMeal[], toBuy: number): string {
  const needed = meals.reduce((sum, { coverage }) => sum + coverage.ingredientCount, 0);
  if (needed === 0) return '';
  const covered = meals.reduce((sum, { coverage }) => sum + inPantry(coverage), 0);
  const there = `${covered} of ${needed} ingredients ${covered === 1 ? 'comes' : 'come'} entirely from your pantry`;
  if (toBuy > 0) return `${there}; ${things(toBuy)} to buy.`;
  if (covered < needed) return `${there}; there is nothing to buy.`;
  return needed === 1
    ? 'The one ingredient comes from your pantry.'
    : `All ${needed} ingredients come from your pantry.`;
}

const things = (count: number) => (count === 1 ? 'there is 1 item' : `there are ${count} items`);

/** 'Salt, black pepper and olive oil are assumed to be in your kitchen.': the staples that the pantry does not have. */
function assumed(meals: readonly PlannedMeal[]): string {
  const names = meals.flatMap(({ recipe, coverage: { assumedIds = [] } }) =>
    recipe.needs.flatMap(({ ingredientId, name }) => (assumedIds.includes(ingredientId) ? name : [])),
  );
  const all = [...new Set(names)].toSorted();
  if (all.length === 0) return '';
  const isOne = all.length === 1 && !isPluralName(all[0]!);
  return `${sentenceCase(LIST.format(all))} ${isOne ? 'is' : 'are'} assumed to be in your kitchen.`;
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What expires soon and is in no meal, so that the cook can use it. */
function leftOver({ unused, meals }: Omit<Plan, 'worth'>): string {
  const [first, second, ...others] = unused;
  if (!first || meals.length === 0) return '';
  const named = [first, ...(second ? [second] : [])].map(
    (item) => `${item.name} (${dateInWords(item.expiresOn)})`,
  );
  const all = others.length > 0 ? [...named, `${others.length} more`] : named;
  return `Expiring soon, but not in any of these meals: ${all.join(', ')}.`;
}

/** What the cook wanted to use up but the week does not use. */
function notUsedUp({ notUsedUp: items = [], meals }: Omit<Plan, 'worth'>): string {
  if (items.length === 0 || meals.length === 0) return '';
  return `You wanted to use up ${LIST.format(items.map(({ name }) => name))}, but no meal of this week does.`;
}

/** The evenings that have no dinner, because no other recipe keeps what the cook wants on them. */
function unheld(plan: Pick<Plan, 'unheld' | 'meals'>): string {
  const open = stillUnheld(plan);
  if (open.length === 0) return '';
  const names = [...new Set(open.flatMap((one) => one.names))].map((name) => `'${name}'`);
  const on = LIST.format(open.map(({ day }) => day));
  return `No other dinner within your limits fits ${LIST.format(names)}, so there is none on ${on}.`;
}

/** Those for which the cook has not chosen a dinner since. */
const stillUnheld = ({ unheld: all = [], meals }: Pick<Plan, 'unheld' | 'meals'>) =>
  all.filter(({ day }) => !meals.some((meal) => meal.slot !== 'lunch' && meal.day === day));

/** The days without the lunch that the cook wanted. */
function lunchless({ lunchless: days = [], meals }: Omit<Plan, 'worth'>): string {
  const open = days.filter((day) => !meals.some((meal) => meal.slot === 'lunch' && meal.day === day));
  if (open.length === 0) return '';
  return `No other recipe within your limits makes a quick lunch, so there is none on ${LIST.format(open)}.`;
}

/** Which limit ruled out the most recipes, if the week has its full length. */
function limited({ meals, wanted, recipes, possible, limitedBy }: Omit<Plan, 'worth'>): string {
  const [first] = limitedBy;
  if (!first || meals.length < wanted || possible === recipes) return '';
  const fit = `${possible} of ${recipes} recipes fit your limits`;
  return first.possibleWithout > possible
    ? `${fit}; without the limit '${first.name}', ${first.possibleWithout} would.`
    : `${fit}.`;
}

function shortfall({ meals, wanted, possible, limitedBy, unheld: without }: Omit<Plan, 'worth'>): string {
  if (meals.length + stillUnheld({ meals, unheld: without }).length === wanted) return '';
  // Flexible dinners are composed for the week: they are not recipes of the library.
  const count = meals.filter(({ recipe }) => recipe.flexible === undefined).length;
  // Sides and sweets may fit the limits, but no evening.
  const recipe = possible > count ? 'dinner' : 'recipe';
  const recipes = count === 1 ? recipe : `${recipe}s`;
  const instead = `so the plan has ${meals.length} instead of ${wanted}`;
  const isOrAre = count === 1 ? 'is' : 'are';
  if (limitedBy.length === 0) return `There ${isOrAre} only ${count} ${recipes}, ${instead}.`;
  const within = limitsInWords(limitedBy);
  const help = way(count, limitedBy);
  if (count === 0) return `No ${recipe} fits ${within}${meals.length > 0 ? `, ${instead}` : ''}.${help}`;
  return `Only ${count} ${recipes} ${count === 1 ? 'fits' : 'fit'} ${within}, ${instead}.${help}`;
}

function limitsInWords(limits: readonly BindingLimit[]): string {
  const names = limits.slice(0, MOST_LIMITS_NAMED).map(({ name }) => name);
  const list = limits.length > names.length ? [...names, 'your other limits'] : names;
  return list.length === 1 ? `your limit (${list[0]})` : `all your limits (${list.join(', ')})`;
}

/** The single limit whose removal would help most, if any. */
function way(fitting: number, [first]: readonly BindingLimit[]): string {
  if (!first || first.possibleWithout <= fitting) return '';
  const { name, possibleWithout: count } = first;
  return ` Without the limit '${name}', ${count} would fit.`;
}

const round = (figure: number) => Math.round(figure).toLocaleString('en-US');
