import type { Role } from '../vocabulary/recipes.ts';
import { isAllowed, limitsOf } from './limits.ts';
import type { Candidate, Wishes } from './model.ts';
import { HOME, MOST_FLEXIBLE } from './weights.ts';

const DINNERS: ReadonlySet<Role> = new Set(['dinner', 'light meal', 'soup', 'salad']);

/** Whether a recipe can be a dinner at all: a side, a sweet or a breakfast never is, whatever the limits leave. */
const canBeDinner = ({ role }: Pick<Candidate, 'role'>): boolean => DINNERS.has(role);

/** The dinners that a week can be chosen from. */
export interface Dinners {
  readonly recipes: readonly Candidate[];
  /** The countries that the cook asked for, if they alone have too few; dishes of theirs still come first. */
  readonly tooFewFrom: Wishes['filters']['countries'] | null;
}

/**
 * The recipes within a cook's limits that can be a dinner. If the countries that the cook asked for have fewer proper
 * dinners than evenings, those of all countries: no other limit is ever loosened.
 */
export function dinnersFor(
  candidates: readonly Candidate[],
  wishes: Pick<Wishes, 'preferences' | 'filters'>,
  evenings: number,
): Dinners {
  const { preferences, filters } = wishes;
  const recipes = allowedBy(candidates, wishes);
  const proper = recipes.filter(({ role }) => role === 'dinner');
  if (filters.countries.length > 0 && mostMeals(proper) < evenings) {
    const all = allowedBy(candidates, { preferences, filters: { ...filters, countries: [] } });
    if (all.length > recipes.length) return { recipes: all, tooFewFrom: filters.countries };
  }
  return { recipes, tooFewFrom: null };
}

function allowedBy(
  candidates: readonly Candidate[],
  wishes: Pick<Wishes, 'preferences' | 'filters'>,
): Candidate[] {
  const limits = limitsOf(wishes);
  return candidates.filter((recipe) => canBeDinner(recipe) && isAllowed(recipe, limits));
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

/** The dinners of these that are from elsewhere, by id. A flexible dinner is from nowhere. */
export const filledInOf = (
  chosen: readonly Pick<Candidate, 'id' | 'country'>[],
  tooFewFrom: Wishes['filters']['countries'],
): number[] =>
  chosen.flatMap(({ id, country }) => (country !== null && !isFrom(country, tooFewFrom) ? id : []));
