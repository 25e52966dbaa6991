import { unwrap } from '@larder/client';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { client } from '../../platform/session/client.ts';
import { NO_MEMORY, sendPhoto, type RecipeMemory } from '../memory/memory.change.ts';
import { exportedPhoto } from './draft-pictures.ts';
import type { ExportedList, ExportedMemory } from './larder-export.ts';

type Cooking = ExportedMemory['cooked'][number];

/** The server takes no more at once. */
const MOST_COOKINGS = 1_000;

/**
 * Does one thing after another, as long as the cook is here; how many failed. One that fails does no harm to the others.
 */
export async function inTurn(things: readonly (() => Promise<unknown>)[]): Promise<number> {
  const cook = askingCook();
  let failures = 0;
  for (const thing of things) {
    if (!isHere(cook)) break;
    try {
      await thing();
    } catch (error) {
      console.warn('A part of the export was not brought back.', error);
      failures += 1;
    }
  }
  return failures;
}

/** A `data:` URL as a file. */
export function fileOf(src: string): File {
  const data = src.slice(src.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
  return new File([bytes], 'photo.webp', { type: 'image/webp' });
}

/**
 * Dinners in batches that the server takes. Equal ones are in one batch: the server would take those of a later one for
 * what it has already.
 */
function inBatches(cooked: readonly Cooking[]): Cooking[][] {
  const equal = new Map<string, Cooking[]>();
  for (const one of cooked) {
    const key = `${one.date} ${one.servings}`;
    equal.set(key, [...(equal.get(key) ?? []), one]);
  }
  const batches: Cooking[][] = [];
  for (const some of equal.values()) {
    const last = batches.at(-1);
    if (last && last.length + some.length <= MOST_COOKINGS) last.push(...some);
    else batches.push([...some]);
  }
  return batches;
}

/** Brings back rating, notes and dinners. What the kitchen remembers already is kept. Answers how many parts failed. */
export function bringBackMemory(
  id: number,
  { rating, notes, cooked }: ExportedMemory,
  there: RecipeMemory = NO_MEMORY,
): Promise<number> {
  const params = { path: { id } };
  const opinions = [
    rating !== null && there.rating === null ? { rating } : null,
    notes !== null && there.notes === null ? { notes } : null,
  ].filter((opinion) => opinion !== null);
  return inTurn([
    ...opinions.map(
      (body) => () =>
        unwrap(
          client.PUT('/recipes/{id}/memory', {
            params,
            body: { ...body, base: { rating: null, notes: null } },
          }),
        ),
    ),
    ...inBatches(cooked).map(
      (some) => () => unwrap(client.POST('/recipes/{id}/cookings', { params, body: { cooked: some } })),
    ),
  ]);
}

/** Brings back what is remembered of shared recipes, with their photos. Answers how many parts failed. */
export async function bringBackShared(memories: readonly ExportedMemory[]): Promise<number> {
  const cook = askingCook();
  let failures = 0;
  for (const memory of memories) {
    if (!isHere(cook)) break;
    const id = memory.recipeId;
    let failuresHere = 0;
    const failuresBeside = await inTurn([
      async () => {
        const { memory: there = NO_MEMORY } = await unwrap(
          client.GET('/recipes/{id}/details', { params: { path: { id } } }),
        );
        failuresHere = await bringBackMemory(id, memory, there);
        if (!isHere(cook) || !memory.hasPhoto || there.photo !== null) return;
        const photo = exportedPhoto(id);
        if (photo === null) throw new Error('The photo was lost with a reload.');
        await sendPhoto(id, fileOf(photo));
      },
    ]);
    failures += failuresHere + failuresBeside;
  }
  return failures;
}

/**
 * Brings back lists, in their order. A list of the same name takes the recipes.
 * @param idOf the id here of a recipe in the export; null for one that is not brought along
 */
export async function bringBackLists(
  lists: readonly ExportedList[],
  idOf: (exportedId: number) => number | null,
): Promise<number> {
  const oldestFirst = lists.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return inTurn(
    oldestFirst.map((list) => async () => {
      const id = await idOfList(list);
      const recipes = list.recipes.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
      const failures = await inTurn(
        recipes.map((recipe) => async () => {
          const recipeId = idOf(recipe.id);
          if (recipeId === null) return;
          const body = { recipe_id: recipeId };
          await unwrap(client.POST('/lists/{id}/recipes', { params: { path: { id } }, body }));
        }),
      );
      if (failures > 0) throw new Error(`${failures} recipes are missing in ${list.name}`);
    }),
  );
}

async function idOfList({ name, description, isFavorites }: ExportedList): Promise<string> {
  const { lists } = await unwrap(client.GET('/lists'));
  const same = lists.find((list) =>
    isFavorites ? list.list_type === 'default' : list.name.toLowerCase() === name.toLowerCase(),
  );
  return same?.id ?? (await unwrap(client.POST('/lists', { body: { name, description } }))).id;
}
