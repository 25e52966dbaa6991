import { formatQuantity, preferenceLabel, unitLabel } from '@larder/domain';
import type { BindingLimit, Plan, PlannedMeal, Use, Wishes } from './model.ts';
import { expiringIn, preferredCuisine, preferredProtein } from './score.ts';

/** Minutes in which a meal counts as quick. */
const QUICK = 30;
/** So many things to buy are few. */
const FEW = 3;
const MOST_LIMITS_NAMED = 6;

/** Why a meal is in the plan: one sentence made from its own numbers. */
export function reasonOf(meal: PlannedMeal, wishes: Wishes): string {
  const { recipe, coverage } = meal;
  const { ingredientCount: needed, missingIds } = coverage;
  const covered = needed - missingIds.length;
  const expiring = soonestExpiring(coverage.uses, wishes.today);
  if (expiring)
    return `Uses ${amountOf(expiring)}, to be eaten by ${dateInWords(expiring.item.expiresOn)}, and needs ${shopping(meal)}.`;
  const lead =
    covered === needed
      ? `All ${needed} ingredients are in your pantry`
      : covered > 0
        ? `${covered} of its ${needed} ingredients ${covered === 1 ? 'is' : 'are'} in your pantry`
        : `It is ready in ${recipe.totalTime} minutes for about ${dollars(recipe.costPerServing)} a serving`;
  const tail = wish(meal, wishes);
  return tail ? `${lead}, and ${tail}.` : `${lead}.`;
}

/** What of the cook's wishes a meal fulfils, if any. */
function wish({ recipe }: PlannedMeal, { preferences }: Wishes): string | null {
  const cuisine = preferredCuisine(recipe.country, preferences);
  if (cuisine) return `you like ${preferenceLabel(cuisine)} food`;
  const protein = preferredProtein(recipe, preferences);
  if (protein) return `it has the ${protein} that you like`;
  return recipe.totalTime <= QUICK ? `it takes only ${recipe.totalTime} minutes` : null;
}

/** Of what a meal uses, what expires first, if anything does soon. */
function soonestExpiring(uses: readonly Use[], today: string): Use | undefined {
  return uses
    .filter(({ item }) => expiringIn(item, today) !== null)
    .toSorted((a, b) => (a.item.expiresOn ?? '').localeCompare(b.item.expiresOn ?? ''))[0];
}

function amountOf({ item, quantity }: Use): string {
  // A hundredth of a gram is nothing that anybody measures.
  const amount = quantity === null ? 0 : Math.round(quantity * 100) / 100;
  if (amount === 0 || item.unit === 'piece') return `your ${item.name}`;
  return `${formatQuantity(amount)} ${unitLabel(item.unit, amount)} of your ${item.name}`;
}

/** A date reads the same whenever the plan is looked at; 'on Thursday' would not. */
function dateInWords(date: string | null): string {
  const format = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

function shopping({ coverage: { missingIds } }: PlannedMeal): string {
  const count = missingIds.length;
  if (count === 0) return 'nothing from the shop';
  return `${count <= FEW ? 'only ' : ''}${count} more ${count === 1 ? 'item' : 'items'}`;
}

/** What the week adds up to, and why it is shorter than wanted when it is. */
export function notesOf(plan: Plan): string {
  return [totals(plan), shortfall(plan)].filter((sentence) => sentence !== '').join(' ');
}

function totals({ meals }: Plan): string {
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

function shortfall({ meals, wanted, limitedBy }: Plan): string {
  if (meals.length === wanted) return '';
  const recipes = meals.length === 1 ? 'recipe' : 'recipes';
  const instead = `so the plan has ${meals.length} instead of ${wanted}`;
  const isOrAre = meals.length === 1 ? 'is' : 'are';
  if (limitedBy.length === 0) return `There ${isOrAre} only ${meals.length} ${recipes}, ${instead}.`;
  const within = limitsInWords(limitedBy);
  const help = way(meals.length, limitedBy);
  if (meals.length === 0) return `No recipe fits ${within}.${help}`;
  return `Only ${meals.length} ${recipes} ${meals.length === 1 ? 'fits' : 'fit'} ${within}, ${instead}.${help}`;
}

function limitsInWords(limits: readonly BindingLimit[]): string {
  const names = limits.slice(0, MOST_LIMITS_NAMED).map(({ name }) => name);
  const list = limits.length > names.length ? [...names, 'your other limits'] : names;
  return list.length === 1 ? `your limit (${list[0]})` : `all your limits (${list.join(', ')})`;
}

/** What would help most, if one limit alone does. */
function way(fitting: number, [first]: readonly BindingLimit[]): string {
  if (!first || first.possibleWithout <= fitting) return '';
  const { name, possibleWithout: count } = first;
  return ` Without '${name}' it would be ${count}.`;
}

const round = (figure: number) => Math.round(figure).toLocaleString('en-US');
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
