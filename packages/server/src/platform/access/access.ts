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
  type Hold,
} from './access.store.ts';
import type { SignedIn } from './caller.ts';

/**
 * Looks up the things that these ids name and answers a function that says of each why the caller may not use it; null
 * when they may. What is to be changed is held until the transaction ends.
 */
type Rule<Id extends number | string> = (
  db: Connection,
  userId: string,
  ids: readonly Id[],
) => Promise<(id: Id) => Problem | null>;

/** Only what is found may be used. */
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
 * Every way in which something that a request names by its id may be used. What has an id only within a plan (a purchase, the
 * meal of a day) is looked for in the plan that was asked for here, and nowhere else.
 */
const RULES = {
  'recipe.read': recipe('no'),
  /** To be put on a list: it must not vanish meanwhile. */
  'recipe.list': recipe('key share'),
  /** Only one's own: those that everybody shares are what they are. */
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
  /** By the address that something was removed from. */
  'removal.restore': found<string>(findRemovals, goneForGood),
};

/** What a caller may do with a thing. */
export type Permission = keyof typeof RULES;

type IdFor<Asked extends Permission> = (typeof RULES)[Asked] extends Rule<infer Id> ? Id : never;

/**
 * The one place that decides whether a caller may use what a request names. Answers the ids, all of which they may use; or
 * throws what the contract says of the first that they may not. Somebody else's thing is answered like one that nobody has.
 */
export async function requireAccess<Asked extends Permission>(
  db: Connection,
  { userId }: Pick<SignedIn, 'userId'>,
  permission: Asked,
  ids: readonly IdFor<Asked>[],
): Promise<readonly IdFor<Asked>[]> {
  // The compiler does not see that a permission's rule takes the ids of the same permission.
  const rule = RULES[permission] as unknown as Rule<IdFor<Asked>>;
  const refusalOf = await rule(db, userId, ids);
  for (const id of ids) {
    const refusal = refusalOf(id);
    if (refusal) throw refusal;
  }
  return ids;
}

/** The addresses under which what is removed is kept. */
export const THING = {
  stock: (id: string) => `pantry/${id}`,
  list: (id: string) => `lists/${id}`,
  entry: (listId: string, recipeId: number) => `lists/${listId}/recipes/${recipeId}`,
};

/** 404 for a removal that is not known, or is too old. */
export function goneForGood(thing: string): Problem {
  const [kind, , isEntry] = thing.split('/');
  const what = kind === 'pantry' ? 'This' : `This ${isEntry ? 'recipe' : 'list'}`;
  return new Problem(404, `${what} can no longer be brought back: what you remove is kept for a day.`);
}

/** 409 for a plan that cannot be the current one again. */
export function planGoneForGood(): Problem {
  return new Problem(
    409,
    `This plan can no longer be brought back: your last ${LIMITS.keptPlans.max} plans are kept, each for a day.`,
  );
}
