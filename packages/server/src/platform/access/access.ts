import { LIMITS } from '@larder/domain';
import type { Connection } from '../database/connection.ts';
import { newerPlan, noPlan, notFound, Problem } from '../http/problem.ts';
import {
  findIngredients,
  findItems,
  findLists,
  findOwnRecipes,
  findPlan,
  findPreviousPlans,
  findRecipes,
  findRemovals,
  findSessions,
  type Hold,
} from './access.store.ts';
import type { SignedIn } from './caller.ts';

/**
 * Looks up the objects with these ids and returns a function that gives, for each, the reason why the caller may
 * not use it, or null. Objects to be changed stay locked until the transaction ends: by their rows, or, in a
 * pantry, by the pantry, which a service locks first.
 */
type Rule<Id extends number | string> = (
  db: Connection,
  userId: string,
  ids: readonly Id[],
) => Promise<(id: Id) => Problem | null>;

/** Only existing objects may be used. */
const found =
  <Id extends number | string>(
    find: (...asked: Parameters<Rule<Id>>) => Promise<readonly { readonly id: Id }[]>,
    refusal: (id: Id) => Problem,
  ): Rule<Id> =>
  async (...asked) => {
    const ids = new Set((await find(...asked)).map(({ id }) => id));
    return (id) => (ids.has(id) ? null : refusal(id));
  };

const recipe = (hold: Hold) =>
  found<number>(
    (db, userId, ids) => findRecipes(db, userId, ids, hold),
    () => notFound('recipe'),
  );

const list = (hold: Hold) =>
  found<string>(
    (db, userId, ids) => findLists(db, userId, ids, hold),
    () => notFound('list'),
  );

const listToChange: Rule<string> = async (db, userId, ids) => {
  const types = new Map(
    (await findLists(db, userId, ids, 'update')).map(({ id, listType }) => [id, listType]),
  );
  return (id) => {
    if (!types.has(id)) return notFound('list');
    return types.get(id) === 'default' ? new Problem(403, 'The Favorites list cannot be changed.') : null;
  };
};

const currentPlan =
  (hold: Hold): Rule<string> =>
  async (db, userId) => {
    const current = await findPlan(db, userId, hold);
    if (!current) return noPlan;
    return (id) => (id === current.id ? null : newerPlan());
  };

const keptPlan: Rule<string> = async (db, userId) => {
  const current = await findPlan(db, userId, 'update');
  if (!current) return noPlan;
  const ids = new Set([current, ...(await findPreviousPlans(db, userId))].map(({ id }) => id));
  return (id) => (ids.has(id) ? null : planGoneForGood());
};

/**
 * Every permission for objects referenced by id in requests. Objects whose id is local to a plan (a purchase,
 * a day's meal) are looked up only in the plan requested here.
 */
const RULES = {
  'recipe.read': recipe('no'),
  /** Adding it to a list: it must not be deleted meanwhile. */
  'recipe.list': recipe('key share'),
  /** Only the user's own: shared ones are read-only. */
  'recipe.change': found<number>(findOwnRecipes, () => notFound('recipe')),
  'list.read': list('no'),
  'list.addRecipe': list('key share'),
  'list.removeRecipe': list('update'),
  'list.change': listToChange,
  'pantryItem.change': found<string>(findItems, () => notFound('pantry item')),
  'ingredient.use': found<number>(findIngredients, () => notFound('ingredient')),
  'plan.read': currentPlan('no'),
  'plan.change': currentPlan('update'),
  'plan.restore': keptPlan,
  'session.end': found<string>(findSessions, () => notFound('session')),
  /** By the path of what was removed. */
  'removal.restore': found<string>(findRemovals, goneForGood),
};

/** What a caller may do with an object. */
export type Permission = keyof typeof RULES;

type IdFor<Asked extends Permission> = (typeof RULES)[Asked] extends Rule<infer Id> ? Id : never;

/**
 * The single place for access decisions. Returns the ids if the caller may use all of them, or throws the
 * contract's error for the first that they may not. Another user's object looks like one that does not exist.
 */
export async function requireAccess<Asked extends Permission>(
  db: Connection,
  { userId }: Pick<SignedIn, 'userId'>,
  permission: Asked,
  ids: readonly IdFor<Asked>[],
): Promise<readonly IdFor<Asked>[]> {
  // TypeScript cannot see that a permission's rule takes that permission's ids.
  const rule = RULES[permission] as unknown as Rule<IdFor<Asked>>;
  const refusalOf = await rule(db, userId, ids);
  for (const id of ids) {
    const refusal = refusalOf(id);
    if (refusal) throw refusal;
  }
  return ids;
}

/** The paths under which removed objects are stored. */
export const THING = {
  stock: (id: string) => `pantry/${id}`,
  recipe: (id: number) => `recipes/${id}`,
  list: (id: string) => `lists/${id}`,
  entry: (listId: string, recipeId: number) => `lists/${listId}/recipes/${recipeId}`,
};

/** 404 for an unknown or expired removal. */
export function goneForGood(thing: string): Problem {
  const [kind, , isEntry] = thing.split('/');
  const isRecipe = kind === 'recipes' || isEntry !== undefined;
  const what = kind === 'pantry' ? 'This' : `This ${isRecipe ? 'recipe' : 'list'}`;
  return new Problem(404, `${what} can no longer be brought back: what you remove is kept for a day.`);
}

/** 409 for a plan that cannot be restored. */
export function planGoneForGood(): Problem {
  return new Problem(
    409,
    `This plan can no longer be brought back: your last ${LIMITS.keptPlans.max} plans are kept, each for a day.`,
  );
}
