import { and, eq, not } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/connection.ts';
import { isOneOf } from '../database/rows.ts';
import {
  ingredients,
  lists,
  mealPlans,
  ownIngredients,
  pantryItems,
  previousMealPlans,
  recipes,
  removals,
  sessions,
} from '../database/schema.ts';
import { isFlexible, isReadableBy } from './readable-recipes.ts';

/** Whether found rows are locked until the transaction ends, against deletion or any change. */
export type Hold = 'no' | 'key share' | 'update';

const held = <Query extends PgSelect>(query: Query, hold: Hold): Query =>
  hold === 'no' ? query : query.for(hold);

/** Which of these recipes the user can read. */
export function findRecipes(
  db: Connection,
  userId: string,
  ids: readonly number[],
  hold: Hold,
): Promise<{ readonly id: number }[]> {
  return held(
    db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(isOneOf(recipes.id, ids), isReadableBy(userId)))
      .$dynamic(),
    hold,
  );
}

/** Which of these recipes the user has written. */
export function findOwnRecipes(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<{ readonly id: number }[]> {
  return db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(isOneOf(recipes.id, ids), eq(recipes.ownerId, userId), not(isFlexible)))
    .for('update');
}

/** Which of these lists the user owns. */
export function findLists(
  db: Connection,
  userId: string,
  ids: readonly string[],
  hold: Hold,
): Promise<{ readonly id: string; readonly listType: 'default' | 'custom' }[]> {
  return held(
    db
      .select({ id: lists.id, listType: lists.listType })
      .from(lists)
      .where(and(eq(lists.userId, userId), isOneOf(lists.id, ids)))
      .$dynamic(),
    hold,
  );
}

/** Which of these batches are in the user's pantry. */
export function findItems(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<{ readonly id: string }[]> {
  return db
    .select({ id: pantryItems.id })
    .from(pantryItems)
    .where(and(eq(pantryItems.userId, userId), isOneOf(pantryItems.id, ids)));
}

/** Which of these ingredients are in the catalogue or the user's own. */
export async function findIngredients(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<{ readonly id: number }[]> {
  const shared = db.select({ id: ingredients.id }).from(ingredients);
  const own = db.select({ id: ownIngredients.id }).from(ownIngredients);
  return shared
    .where(isOneOf(ingredients.id, ids))
    .unionAll(own.where(and(eq(ownIngredients.userId, userId), isOneOf(ownIngredients.id, ids))));
}

/** The user's current plan; null if there is none. */
export async function findPlan(
  db: Connection,
  userId: string,
  hold: Hold,
): Promise<{ readonly id: string } | null> {
  const [plan] = await held(
    db.select({ id: mealPlans.id }).from(mealPlans).where(eq(mealPlans.userId, userId)).$dynamic(),
    hold,
  );
  return plan ?? null;
}

/** The user's replaced plans. */
export function findPreviousPlans(db: Connection, userId: string): Promise<{ readonly id: string }[]> {
  return db
    .select({ id: previousMealPlans.id })
    .from(previousMealPlans)
    .where(eq(previousMealPlans.userId, userId));
}

/** Those of these paths under which the user has removed something. */
export function findRemovals(
  db: Connection,
  userId: string,
  things: readonly string[],
): Promise<{ readonly id: string }[]> {
  const ofUser = and(eq(removals.userId, userId), isOneOf(removals.thing, things));
  return db.select({ id: removals.thing }).from(removals).where(ofUser).for('update');
}

/** Which of these sessions are the user's. */
export function findSessions(
  db: Connection,
  userId: string,
  ids: readonly string[],
): Promise<{ readonly id: string }[]> {
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOneOf(sessions.id, ids)));
}
