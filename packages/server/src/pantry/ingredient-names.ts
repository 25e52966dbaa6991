import { LIMITS, tidyName } from '@larder/domain';
import { nameKey } from '@larder/domain/names';
import type { Connection } from '../platform/database/connection.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { deleteForgottenAdditions } from './addition.store.ts';
import {
  countOwnIngredients,
  deleteUnusedOwnIngredients,
  findOwnIngredients,
  insertOwnIngredients,
  type OwnIngredient,
} from './own-ingredient.store.ts';

/** An ingredient that a typed name stands for. */
export interface NamedIngredient {
  readonly id: number;
  readonly name: string;
}

/** A name as a user typed it. */
export interface TypedName {
  readonly name: string;
  /** It is meant as it is: only what it names exactly may be found. */
  readonly isKept: boolean;
}

/** The key of an own ingredient. A name of signs alone ('!!!') has no key of words: it is its own key. */
export function ownKey(name: string): string {
  return nameKey(name) || name.toLowerCase();
}

/**
 * Finds the ingredient of every typed name, in their order: by its name in the catalogue, else among the user's own,
 * else by what was typed around the name ('2 red onions, chopped') or misspelt in it. A name that matches nothing
 * becomes the user's own, as it was typed, and so does one to be kept. The pantry must be locked; `nextId` is the user's
 * next free id.
 */
export async function resolveNames(
  db: Connection,
  catalogue: CatalogueSnapshot,
  userId: string,
  typed: readonly TypedName[],
  nextId: number,
): Promise<NamedIngredient[]> {
  const names = typed.map(({ name }) => tidyName(name));
  const kept = new Set(names.filter((_, index) => typed[index]?.isKept));
  const unknown = names.filter((name) => !catalogue.names.find(name));
  const own = await findOwn(db, userId, unknown);
  const read = new Map(
    unknown
      .filter((name) => !own.has(ownKey(name)))
      .map((name): [string, NamedIngredient | undefined] => [
        name,
        kept.has(name) ? undefined : catalogue.names.read(name).found,
      ]),
  );
  const fresh = unknown.filter((name) => read.has(name) && !read.get(name));
  const added = await addOwn(db, userId, fresh, nextId, [...own.keys()]);
  return names.map((name) => {
    const known =
      catalogue.names.find(name) ?? own.get(ownKey(name)) ?? read.get(name) ?? added.get(ownKey(name));
    if (!known) throw new Error('A name was not resolved');
    return { id: known.id, name: known.name };
  });
}

/** The user's own ingredients that have these names, by key. */
async function findOwn(
  db: Connection,
  userId: string,
  names: readonly string[],
): Promise<Map<string, OwnIngredient>> {
  if (names.length === 0) return new Map();
  const found = await findOwnIngredients(db, userId, [...new Set(names.map(ownKey))]);
  return new Map(found.map((ingredient) => [ingredient.nameKey, ingredient]));
}

/** Makes names the user's own, and returns them by key. Those with `keptKeys` are in use. */
async function addOwn(
  db: Connection,
  userId: string,
  names: readonly string[],
  nextId: number,
  keptKeys: readonly string[],
): Promise<Map<string, OwnIngredient>> {
  const wanted = new Map<string, string>();
  for (const name of names) if (!wanted.has(ownKey(name))) wanted.set(ownKey(name), name);
  const added = [...wanted].map(([key, name], index) => ({ id: nextId + index, name, nameKey: key }));
  if (added.length > 0) {
    // Names are remembered for the suggestions, but not without end.
    const known = await countOwnIngredients(db, userId);
    if (known + added.length > LIMITS.pantryItems.max) {
      await deleteUnusedOwnIngredients(db, userId, keptKeys);
      await deleteForgottenAdditions(db, userId);
    }
    await insertOwnIngredients(db, userId, added);
  }
  return new Map(added.map((ingredient) => [ingredient.nameKey, ingredient]));
}
