import { findCountry } from '../countries.ts';
import type { Role } from '../vocabulary/recipes.ts';
import { isAllowed, limitsOf } from './limits.ts';
import type { Candidate, PlannedMeal, Wishes } from './model.ts';
import { HOME, MOST_FLEXIBLE } from './weights.ts';

const DINNERS: ReadonlySet<Role> = new Set(['dinner', 'light meal', 'soup', 'salad']);

/** Whether a recipe can be a dinner at all: a side, a sweet or a breakfast never is, whatever the limits leave. */
export const canBeDinner = ({ role }: Pick<Candidate, 'role'>): boolean => DINNERS.has(role);

/** The dinners that a week can be chosen from. */
export interface Dinners {
  readonly recipes: readonly Candidate[];
  /** The countries that the cook asked for, if they alone have too few; dishes of theirs still come first. */
  readonly tooFewFrom: Wishes['filters']['countries'] | null;
}

/**
 * The recipes within a cook's limits that can be a dinner. If the countries that the cook asked for have fewer proper
 * dinners than evenings, and something else would take an evening, those of all countries: no other limit is ever
 * loosened.
 */
export function dinnersFor(
  candidates: readonly Candidate[],
  wishes: Pick<Wishes, 'preferences' | 'filters'>,
  evenings: number,
): Dinners {
  const { preferences, filters } = wishes;
  const within = allowedBy(candidates, wishes);
  const proper = within.filter(({ role }) => role === 'dinner');
  const isEnough = mostMeals(proper) >= evenings || proper.length === within.length;
  if (filters.countries.length > 0 && !isEnough) {
    const all = allowedBy(candidates, { preferences, filters: { ...filters, countries: [] } });
    if (all.length > within.length)
      return { recipes: all.filter(canBeDinner), tooFewFrom: filters.countries };
  }
  return { recipes: within.filter(canBeDinner), tooFewFrom: null };
}

function allowedBy(
  candidates: readonly Candidate[],
  wishes: Pick<Wishes, 'preferences' | 'filters'>,
): Candidate[] {
  const limits = limitsOf(wishes);
  return candidates.filter((recipe) => isAllowed(recipe, limits));
}

/** How many meals a week can have of these. */
export function mostMeals(possible: readonly Pick<Candidate, 'flexible'>[]): number {
  const kinds = new Set(possible.flatMap(({ flexible }) => flexible ?? []));
  const recipes = possible.filter(({ flexible }) => flexible === undefined);
  return recipes.length + Math.min(kinds.size, MOST_FLEXIBLE);
}

/** A taste that puts the dinners of the countries asked for before all others. */
export function homeFirst(
  { recipes, tooFewFrom }: Dinners,
  taste: (recipeId: number) => number,
): (recipeId: number) => number {
  if (tooFewFrom === null) return taste;
  const home = new Set(
    recipes.flatMap(({ id, country, role }) => (role === 'dinner' && isFrom(country, tooFewFrom) ? id : [])),
  );
  return (recipeId) => taste(recipeId) + (home.has(recipeId) ? HOME : 0);
}

const isFrom = (country: Candidate['country'], countries: Wishes['filters']['countries']): boolean =>
  country !== null && countries.includes(country);

/** 'Belgium has too few dinners within your limits, so Monday and Friday have dishes from other countries.' */
export function elsewhereNote(
  meals: readonly PlannedMeal[],
  tooFewFrom: Wishes['filters']['countries'] | null | undefined,
): string {
  if (!tooFewFrom) return '';
  const days = meals
    // A flexible dinner is from nowhere.
    .filter(
      ({ slot, recipe }) =>
        slot !== 'lunch' && recipe.country !== null && !isFrom(recipe.country, tooFewFrom),
    )
    .map(({ day }) => day);
  if (days.length === 0) return '';
  const names = tooFewFrom.map((code) => findCountry(code)?.label ?? code);
  return `${AND.format(names)} ${names.length === 1 ? 'has' : 'have'} too few dinners within your limits, so ${AND.format(days)} ${days.length === 1 ? 'has a dish' : 'have dishes'} from other countries.`;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
