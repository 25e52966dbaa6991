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

/** The ingredient that a typed name refers to. */
export interface NamedIngredient {
  readonly id: number;
  readonly name: string;
}

/** A name as typed by a user. */
export interface TypedName {
  readonly name: string;
  /** The name is intentional: only exact matches count. */
  readonly isKept: boolean;
}

/** The key of an own ingredient. A name without letters ('!!!') is its own key. */
export function ownKey(name: string): string {
  return nameKey(name) || name.toLowerCase();
}

/**
 * Resolves typed names to ingredients, in order: by catalogue name, then among the user's own, then ignoring
 * extra words ('2 red onions, chopped') and misspellings. An unmatched name becomes the user's own
 * ingredient, as typed, as does one marked to be kept. The pantry must be locked; `nextId` is the user's next
 * free id.
 */
export async function resolveNames(
  db: Connection,
  catalogue: CatalogueSnapshot,
  userId: string,
  typed: readonly TypedName[],
  nextId: number,
): Promise<NamedIngredient[]> {
  // An import repeats its names, and looking one up costs far more than noticing that.
  const tidy = new Map<string, string>();
  for (const { name } of typed) if (!tidy.has(name)) tidy.set(name, tidyName(name));
  const names = [...new Set(tidy.values())];
  const kept = new Set(typed.filter(({ isKept }) => isKept).map(({ name }) => tidy.get(name)));
  const known = new Map(names.map((name) => [name, catalogue.names.find(name)]));
  const unknown = names.filter((name) => !known.get(name));
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
  const meant = new Map(
    names.map((name): [string, NamedIngredient | undefined] => [
      name,
      known.get(name) ?? own.get(ownKey(name)) ?? read.get(name) ?? added.get(ownKey(name)),
    ]),
  );
  return typed.map(({ name }) => {
    const found = meant.get(tidy.get(name) ?? name);
    if (!found) throw new Error('A name was not resolved');
    return { id: found.id, name: found.name };
  });
}

/** The user's own ingredients with these names, by key. */
async function findOwn(
  db: Connection,
  userId: string,
  names: readonly string[],
): Promise<Map<string, OwnIngredient>> {
  if (names.length === 0) return new Map();
  const found = await findOwnIngredients(db, userId, [...new Set(names.map(ownKey))]);
  return new Map(found.map((ingredient) => [ingredient.nameKey, ingredient]));
}

/** Adds names as own ingredients, and returns them by key. Those with `keptKeys` are in use. */
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
    // Names are kept as suggestions, but only a limited number.
    const known = await countOwnIngredients(db, userId);
    if (known + added.length > LIMITS.pantryItems.max) {
      await deleteUnusedOwnIngredients(db, userId, keptKeys);
      await deleteForgottenAdditions(db, userId);
    }
    await insertOwnIngredients(db, userId, added);
  }
  return new Map(added.map((ingredient) => [ingredient.nameKey, ingredient]));
}
