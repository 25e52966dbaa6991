import { isPluralName } from '../plural.ts';
import { preferenceLabel } from '../preferences.ts';
import { isNamedByUnit, sayable, sayAmount, sayAmountOf } from '../say-amount.ts';
import { sayMinutes } from '../time.ts';
import { sentenceCase } from '../typed-name.ts';
import { UNITS } from '../units.ts';
import { expiringIn } from './days.ts';
import { preferredCuisine, preferredProtein } from './liking.ts';
import type { BindingLimit, Dish, Plan, PlannedMeal, StockItem, Use, Wishes } from './model.ts';

/** A meal counts as quick up to this many minutes. */
const QUICK = 30;
/** A shopping list counts as short up to this many things. */
const FEW = 3;
const MOST_LIMITS_NAMED = 6;
const MOST_SAVED_NAMED = 3;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const inWords = (things: readonly string[]): string => LIST.format(things);

/** Explains why a meal is in the plan, in one sentence from its own numbers. */
export function reasonOf(meal: PlannedMeal, wishes: Wishes): string {
  const expiring = usedInTime(meal, wishes.today);
  return expiring ? `Uses ${expiring}, and needs ${shoppingOf(meal)}.` : plainReason(meal, wishes);
}

/**
 * Explains why a meal is proposed. What it adds to the week's shopping list is shown separately and may
 * exceed what the meal itself lacks: it can take stock that another meal was to use.
 */
export function proposalReasonOf(meal: PlannedMeal, wishes: Wishes): string {
  const expiring = usedInTime(meal, wishes.today);
  return expiring ? `Uses ${expiring}.` : plainReason(meal, wishes);
}

/** What a meal uses that expires: of a flexible dinner, which is made for that, more than the first. */
function usedInTime({ recipe, coverage: { uses } }: PlannedMeal, today: string): string | null {
  const made = recipe.flexible === undefined ? [] : expiringUses(uses, today).slice(0, MOST_SAVED_NAMED);
  if (made.length < 2) return expiringUse(uses, today);
  return `${inWords(made.map(amountOf))} before they expire`;
}

function plainReason(meal: PlannedMeal, wishes: Wishes): string {
  const { recipe, coverage } = meal;
  const { ingredientCount: needed, missingIds } = coverage;
  const covered = needed - missingIds.length;
  const lead =
    covered > 0
      ? sentenceCase(pantryShare(covered, needed))
      : `${readiness(recipe)} for about ${inDollars(recipe.costPerServing)} a serving`;
  const tail = wish(meal, wishes) ?? (covered > 0 ? quickness(meal) : null);
  return tail ? `${lead}, and ${tail}.` : `${lead}.`;
}

/** Waiting is named apart: nobody cooks for 690 minutes. */
function readiness({ totalTime, waitingTime, waitingKind }: Dish): string {
  if (waitingTime === 0) return `It is ready in ${totalTime} minutes`;
  const [work, wait] = [totalTime - waitingTime, waitingTime].map((minutes) => sayMinutes(minutes));
  return `It takes ${work} and ${wait} of ${waitingKind ?? 'waiting'},`;
}

/**
 * 'all 3 ingredients are in your pantry': how many of a meal's ingredients are available. At least one is.
 */
export function pantryShare(covered: number, needed: number): string {
  if (needed === 1) return 'its one ingredient is in your pantry';
  return covered === needed
    ? `all ${needed} ingredients are in your pantry`
    : `${covered} of its ${needed} ingredients ${covered === 1 ? 'is' : 'are'} in your pantry`;
}

/** Which of the cook's wishes a meal fulfils, if any. */
function wish({ recipe }: PlannedMeal, { preferences }: Wishes): string | null {
  const cuisine = preferredCuisine(recipe.country, preferences);
  if (cuisine) return `you like ${preferenceLabel(cuisine)} food`;
  const protein = preferredProtein(recipe, preferences);
  return protein ? `it has the ${protein} that you like` : null;
}

function quickness({ recipe: { totalTime } }: PlannedMeal): string | null {
  return totalTime <= QUICK ? `it takes only ${totalTime} minutes` : null;
}

/** What a meal uses that expires soon, the first to expire first. Two lines that use one item count together. */
function expiringUses(uses: readonly Use[], today: string): Omit<Use, 'need'>[] {
  const items = new Set(uses.map(({ item }) => item).filter((item) => expiringIn(item, today) !== null));
  return [...items]
    .toSorted((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))
    .map((item) => {
      const amounts = uses.filter((use) => use.item === item).map(({ quantity }) => quantity);
      const isKnown = amounts.every((amount) => amount !== null);
      return { item, quantity: isKnown ? amounts.reduce((sum, amount) => sum + amount, 0) : null };
    });
}

/**
 * 'your 400 g of spinach, which expires on Thursday the 9th': what a meal uses that expires first, if
 * anything.
 */
export function expiringUse(uses: readonly Use[], today: string): string | null {
  const [expiring] = expiringUses(uses, today);
  return expiring ? `${amountOf(expiring)}, which ${expires(expiring)}` : null;
}

/**
 * 'your 400 g of spinach' if that is all of it, otherwise '150 g of your spinach' or 'about 3 of your
 * tomatoes'.
 */
function amountOf({ item, quantity }: Omit<Use, 'need'>): string {
  const { name, unit } = item;
  if (quantity === null || sayable({ quantity, unit }).quantity === 0) return `your ${name}`;
  if (!isAllOf({ item, quantity })) {
    const counted = isNamedByUnit(name, unit) ? 'piece' : unit;
    return `${sayAmount({ quantity, unit: counted }, { isNamed: true })} of your ${name}`;
  }
  const all = sayAmountOf(sayable({ quantity, unit }), name);
  // One of a counted item needs no number: 'your head of cauliflower'.
  return `your ${isCounted(item) ? all.replace(/^1 /, '') : all}`;
}

const isAllOf = ({ item, quantity }: Omit<Use, 'need'>): boolean =>
  quantity !== null && item.quantity !== null && quantity > item.quantity * 0.999;

const isCounted = ({ unit }: StockItem): boolean => !['weight', 'volume'].includes(UNITS[unit].kind);

/** Verb agreement: two heads of cauliflower expire, but 400 g of it expires. */
function expires(used: Omit<Use, 'need'>): string {
  const { name, unit, expiresOn } = used.item;
  const isPlural =
    isAllOf(used) && isCounted(used.item) && unit !== 'piece' ? (used.quantity ?? 0) > 1 : isPluralName(name);
  return `${isPlural ? 'expire' : 'expires'} on ${dateInWords(expiresOn)}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * 'Thursday the 9th': with the date, because a plan may be read in another week, and in a form that British
 * and American English share.
 */
function dateInWords(date: string | null): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = day.getUTCDate();
  return `${WEEKDAY.format(day)} the ${number}${ENDINGS[ORDINAL.select(number)] ?? 'th'}`;
}

/** 'only 2 more items' */
export function shoppingOf({ coverage: { missingIds } }: PlannedMeal): string {
  const count = missingIds.length;
  if (count === 0) return 'nothing from the shop';
  return `${count <= FEW ? 'only ' : ''}${count} more ${count === 1 ? 'item' : 'items'}`;
}

/**
 * Summarises the week, what it leaves unused, and what limited it. `ahead` are the uncooked meals, `toBuy` is
 * the length of the shopping list.
 */
export function notesOf(
  plan: Omit<Plan, 'worth'>,
  ahead: readonly PlannedMeal[] = plan.meals,
  toBuy = new Set(ahead.flatMap(({ coverage }) => coverage.missingIds)).size,
): string {
  const sentences = [totals(plan), pantryUse(ahead, toBuy), leftOver(plan), shortfall(plan), limited(plan)];
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
  const missing = meals.reduce((sum, { coverage }) => sum + coverage.missingIds.length, 0);
  const covered = needed - missing;
  const there = `${covered} of ${needed} ingredients ${covered === 1 ? 'comes' : 'come'} entirely from your pantry`;
  if (toBuy > 0) return `${there}; ${things(toBuy)} to buy.`;
  return needed === 1
    ? 'The one ingredient comes from your pantry.'
    : `All ${needed} ingredients come from your pantry.`;
}

const things = (count: number) => (count === 1 ? 'there is 1 item' : `there are ${count} items`);

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

/** Which limit ruled out most recipes, if the week has its full length. */
function limited({ meals, wanted, recipes, possible, limitedBy }: Omit<Plan, 'worth'>): string {
  const [first] = limitedBy;
  if (!first || meals.length < wanted || possible === recipes) return '';
  const fit = `${possible} of ${recipes} recipes fit your limits`;
  return first.possibleWithout > possible
    ? `${fit}; without the limit '${first.name}', ${first.possibleWithout} would.`
    : `${fit}.`;
}

function shortfall({ meals, wanted, limitedBy }: Omit<Plan, 'worth'>): string {
  if (meals.length === wanted) return '';
  // Flexible dinners are made for the week, and no recipes that there are.
  const count = meals.filter(({ recipe }) => recipe.flexible === undefined).length;
  const recipes = count === 1 ? 'recipe' : 'recipes';
  const instead = `so the plan has ${meals.length} instead of ${wanted}`;
  const isOrAre = count === 1 ? 'is' : 'are';
  if (limitedBy.length === 0) return `There ${isOrAre} only ${count} ${recipes}, ${instead}.`;
  const within = limitsInWords(limitedBy);
  const help = way(count, limitedBy);
  if (count === 0) return `No recipe fits ${within}${meals.length > 0 ? `, ${instead}` : ''}.${help}`;
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

/** '$2.50' */
export const inDollars = (amount: number) => `$${amount.toFixed(2)}`;
