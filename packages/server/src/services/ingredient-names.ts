import { LIMITS, tidyName } from '@larder/domain';
import { nameKey } from '@larder/domain/names';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Connection } from '../stores/connection.ts';
import {
  countOwnIngredients,
  deleteUnusedOwnIngredients,
  findOwnIngredients,
  insertOwnIngredients,
  type OwnIngredient,
} from '../stores/own-ingredient-store.ts';

/** An ingredient that a typed name stands for. */
export interface NamedIngredient {
  readonly id: number;
  readonly name: string;
}

/** The key of an own ingredient. A name of signs alone ('!!!') has no key of words: it is its own key. */
function ownKey(name: string): string {
  return nameKey(name) || name.toLowerCase();
}

/**
 * Finds the ingredient of every typed name, in their order: in the catalogue, else among the user's own; a name that
 * matches nothing becomes the user's own. The pantry must be locked; `nextId` is the user's next free id.
 */
export async function resolveNames(
  db: Connection,
  catalogue: CatalogueSnapshot,
  userId: string,
  typed: readonly string[],
  nextId: number,
): Promise<NamedIngredient[]> {
  const names = typed.map(tidyName);
  const unknown = names.filter((name) => !catalogue.names.find(name));
  const own = await resolveOwn(db, userId, unknown, nextId);
  return names.map((name) => {
    const known = catalogue.names.find(name) ?? own.get(ownKey(name));
    if (!known) throw new Error('A name was not resolved');
    return { id: known.id, name: known.name };
  });
}

async function resolveOwn(
  db: Connection,
  userId: string,
  names: readonly string[],
  nextId: number,
): Promise<Map<string, OwnIngredient>> {
  if (names.length === 0) return new Map();
  const wanted = new Map<string, string>();
  for (const name of names) if (!wanted.has(ownKey(name))) wanted.set(ownKey(name), name);
  const found = await findOwnIngredients(db, userId, [...wanted.keys()]);
  const resolved = new Map(found.map((ingredient) => [ingredient.nameKey, ingredient]));
  const added = [...wanted]
    .filter(([key]) => !resolved.has(key))
    .map(([key, name], index) => ({ id: nextId + index, name, nameKey: key }));
  if (added.length > 0) {
    // Names are remembered for the suggestions, but not without end.
    const known = await countOwnIngredients(db, userId);
    if (known + added.length > LIMITS.pantryItems.max)
      await deleteUnusedOwnIngredients(db, userId, [...resolved.keys()]);
    await insertOwnIngredients(db, userId, added);
  }
  for (const ingredient of added) resolved.set(ingredient.nameKey, ingredient);
  return resolved;
}
