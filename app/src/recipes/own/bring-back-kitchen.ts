import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { areUnitsCompatible } from '@larder/domain';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { client } from '../../platform/session/client.ts';
import type { ExportedItem, ExportedPreferences } from './exported-kitchen.ts';

type Schemas = components['schemas'];

/** The server takes no more at once. */
const MOST_ITEMS = 500;

/** What became of the pantry of an export. */
export interface PantryBack {
  added: number;
  /** How many were there already. */
  there: number;
  lost: number;
}

/**
 * Adds the items that the pantry does not have: a batch of the same food, kind of unit, date and place stays as it is here, so
 * that nothing is there twice however often a file is imported.
 */
export async function bringBackPantry(items: readonly ExportedItem[]): Promise<PantryBack> {
  const cook = askingCook();
  const { pantryItems: here } = await unwrap(client.GET('/pantry'));
  const isThere = (item: ExportedItem) =>
    here.some(
      (one) =>
        one.ingredients.name === item.ingredient_name &&
        areUnitsCompatible(one.unit, item.unit) &&
        one.expiry_date === item.expiry_date &&
        one.storage === item.storage &&
        one.opened === item.opened,
    );
  const missing = items.filter((item) => !isThere(item));
  let lost = 0;
  for (let at = 0; at < missing.length; at += MOST_ITEMS) {
    const some = missing.slice(at, at + MOST_ITEMS);
    try {
      // They say nothing about what this cook usually buys, as a preset does not.
      await unwrap(client.POST('/pantry/bulk', { body: { items: some, from_preset: true } }));
    } catch (error) {
      // The next part would be somebody else's.
      if (!isHere(cook)) throw error;
      console.warn('A part of the pantry was not brought back.', error);
      lost += some.length;
    }
  }
  return { added: missing.length - lost, there: items.length - missing.length, lost };
}

/**
 * Saves the preferences of an export. Allergies are only ever added: those of both count, whether or not the rest is wanted.
 * @param isWanted whether the rest takes the place of what is here
 * @param idOf the id of an ingredient by its name
 * @returns whether anything had to be saved, and the names of ingredients that are not known here
 */
export async function bringBackPreferences(
  { dislikes, staples, ...rest }: ExportedPreferences,
  isWanted: boolean,
  idOf: (name: string) => number | null,
): Promise<{ isChanged: boolean; unknown: string[] }> {
  const here = await preferencesHere();
  const isMore = (rest.allergies ?? []).some((one) => !here?.allergies?.includes(one));
  if (!isWanted && !isMore) return { isChanged: false, unknown: [] };
  const allergies = [...new Set([...(here?.allergies ?? []), ...(rest.allergies ?? [])])];
  const known = (names: readonly string[]) => names.flatMap((name) => idOf(name) ?? []);
  const whole: Schemas['PreferencesInput'] = {
    ...here,
    ...(isWanted && { ...rest, ...(dislikes && { dislikes: known(dislikes) }) }),
    ...(isWanted && staples !== undefined && { staples: staples && known(staples) }),
    allergies,
  };
  if (!here) await unwrap(client.POST('/preferences', { body: { preferences: whole } }));
  else await unwrap(client.PUT('/preferences', { body: { preferences: whole, base: here } }));
  const named = isWanted ? [...(dislikes ?? []), ...(staples ?? [])] : [];
  return { isChanged: true, unknown: named.filter((name) => idOf(name) === null) };
}

async function preferencesHere(): Promise<Schemas['Preferences'] | null> {
  try {
    return (await unwrap(client.GET('/preferences'))).preferences;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
