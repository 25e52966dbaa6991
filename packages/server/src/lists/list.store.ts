import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '@larder/contract';
import type { Connection } from '../platform/database/connection.ts';
import { ingredients, listRecipes, lists, recipeIngredients, recipes } from '../platform/database/schema.ts';

/** A recipe list with its number of recipes. */
export interface RecipeList {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly listType: 'default' | 'custom';
  readonly recipeCount: number;
  readonly allergens: ListAllergens;
  readonly createdAt: Date;
}

/** The number of recipes per set of allergens. */
export type ListAllergens = components['schemas']['ListAllergens'];

/** A list to write. `nameKey` is the key for comparing names. */
export interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly description: string | null;
}

/**
 * A separate fragment: columns inlined in the query lose their table names, and the clause would compare a
 * row with itself.
 */
const inThisList = sql`${listRecipes.userId} = ${lists.userId} and ${listRecipes.listId} = ${lists.id}`;

const ofListed = sql`(
  select
    array(select unnest(${ingredients.allergens}) except select jsonb_object_keys(${ingredients.often})) as held
  from ${recipeIngredients}
  join ${ingredients} on ${ingredients.id} = ${recipeIngredients.ingredientId}
  where ${recipeIngredients.recipeId} = ${recipes.id}
)`;

/** Allergens of the list's recipes, certain and claimed, counted by combination. */
const allergens = sql<ListAllergens>`(
  select coalesce(json_agg(json_build_object(
    'recipe_count', counted.number, 'contains', counted.held, 'may_contain', counted.claimed
  ) order by counted.number desc, counted.held, counted.claimed), '[]')
  from (
    select count(*)::int as number, each.held, each.claimed
    from (
      select
        array(select distinct unnest(held) from ${ofListed} as known order by 1) as held,
        array(select unnest(${recipes.allergens}) except select unnest(held) from ${ofListed} as known order by 1) as claimed
      from ${listRecipes}
      join ${recipes} on ${recipes.id} = ${listRecipes.recipeId}
      where ${inThisList} and cardinality(${recipes.allergens}) > 0
    ) as each
    group by each.held, each.claimed
  ) as counted
)`;

const columns = {
  id: lists.id,
  name: lists.name,
  description: lists.description,
  listType: lists.listType,
  createdAt: lists.createdAt,
  allergens,
  recipeCount: sql<number>`(select count(*)::int from ${listRecipes} where ${inThisList})`,
};

const ofUser = (userId: string, id: string) => and(eq(lists.userId, userId), eq(lists.id, id));

/** All of a user's lists: Favorites first, then newest first. */
export function readLists(db: Connection, userId: string): Promise<RecipeList[]> {
  return db
    .select(columns)
    .from(lists)
    .where(eq(lists.userId, userId))
    .orderBy(sql`${lists.listType} <> 'default'`, desc(lists.createdAt), desc(lists.id));
}

export async function readList(db: Connection, userId: string, id: string): Promise<RecipeList | null> {
  const [list] = await db.select(columns).from(lists).where(ofUser(userId, id));
  return list ?? null;
}

/** Locks the Favorites list, so that creating lists is serialised. */
export async function holdFavorites(db: Connection, userId: string): Promise<void> {
  await db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.userId, userId), eq(lists.listType, 'default')))
    .for('update');
}

export async function countLists(db: Connection, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(lists).where(eq(lists.userId, userId));
  return row?.number ?? 0;
}

/** Creates a custom list. False if the user has one with that name. */
export async function insertList(
  db: Connection,
  userId: string,
  list: ListRow & { createdAt: Date },
): Promise<boolean> {
  const made = await db
    .insert(lists)
    .values({ userId, listType: 'custom', ...list })
    .onConflictDoNothing({ target: [lists.userId, lists.nameKey] })
    .returning({ id: lists.id });
  return made.length > 0;
}

/** Whether another of the user's lists has this name. */
export async function isNameTaken(
  db: Connection,
  userId: string,
  { id, nameKey }: Pick<ListRow, 'id' | 'nameKey'>,
): Promise<boolean> {
  const others = await db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.userId, userId), eq(lists.nameKey, nameKey), sql`${lists.id} <> ${id}`));
  return others.length > 0;
}

export async function updateList(db: Connection, userId: string, { id, ...values }: ListRow): Promise<void> {
  await db.update(lists).set(values).where(ofUser(userId, id));
}

const inList = (userId: string, listId: string) =>
  and(eq(listRecipes.userId, userId), eq(listRecipes.listId, listId));

/** A page of a list's recipe ids, latest first. */
export async function readListRecipes(
  db: Connection,
  userId: string,
  listId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ recipeId: listRecipes.recipeId })
    .from(listRecipes)
    .where(inList(userId, listId))
    .orderBy(desc(listRecipes.addedAt), asc(listRecipes.recipeId))
    .offset(offset)
    .limit(limit);
  return rows.map(({ recipeId }) => recipeId);
}

/** Adds a recipe to a list. False if it was already there. */
export async function insertListRecipe(
  db: Connection,
  row: { userId: string; listId: string; recipeId: number; addedAt: Date },
): Promise<boolean> {
  const made = await db
    .insert(listRecipes)
    .values(row)
    .onConflictDoNothing()
    .returning({ recipeId: listRecipes.recipeId });
  return made.length > 0;
}

/** Removes a recipe from a list and returns when it was added, or null if it was not there. */
export async function deleteListRecipe(
  db: Connection,
  userId: string,
  listId: string,
  recipeId: number,
): Promise<{ addedAt: Date } | null> {
  const [gone] = await db
    .delete(listRecipes)
    .where(and(inList(userId, listId), eq(listRecipes.recipeId, recipeId)))
    .returning({ addedAt: listRecipes.addedAt });
  return gone ?? null;
}

/** Which of the user's lists contain each of these recipes; recipes in none are omitted. */
export async function readMembership(
  db: Connection,
  userId: string,
  recipeIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ recipeId: listRecipes.recipeId, listId: listRecipes.listId })
    .from(listRecipes)
    .where(and(eq(listRecipes.userId, userId), inArray(listRecipes.recipeId, [...recipeIds])))
    .orderBy(listRecipes.listId);
  const membership = new Map<number, string[]>();
  for (const { recipeId, listId } of rows) {
    membership.set(recipeId, [...(membership.get(recipeId) ?? []), listId]);
  }
  return membership;
}
