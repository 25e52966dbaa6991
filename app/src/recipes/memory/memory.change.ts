import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { t } from '../../platform/language/t.ts';
import { askingCook, isHere, untilGone } from '../../platform/queries/change-outcome.ts';
import { conflictsOf } from '../../platform/queries/conflict.ts';
import { client } from '../../platform/session/client.ts';
import { offerUndo } from '../../platform/undo/offer-undo.ts';
import type { RecipeDetails } from '../recipes.query.ts';

export type RecipeMemory = components['schemas']['RecipeMemory'];
type Opinion = Pick<RecipeMemory, 'rating' | 'notes'>;

/** Of a recipe of which nothing is remembered. */
export const NO_MEMORY: RecipeMemory = { rating: null, notes: null, photo: null, cooked: null };

const detailsOf = (id: number) => ({ queryKey: ['recipes', 'details', id] });

/** Shows what is remembered of a recipe. Cards and lists are read again when they are next shown. */
function showMemory(queryClient: QueryClient, id: number, memory: Partial<RecipeMemory>): void {
  queryClient.setQueriesData<RecipeDetails>(
    detailsOf(id),
    (recipe) => recipe && { ...recipe, memory: { ...NO_MEMORY, ...recipe.memory, ...memory } },
  );
  noteCards(queryClient);
}

/** Cards, lists and the plan show ratings, photos and how often a dish was cooked. */
function noteCards(queryClient: QueryClient): void {
  for (const queryKey of [['recipes', 'search'], ['lists'], ['meal-plan']])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Reads a recipe again, and whatever else shows its picture. */
export function noteMemoryChanged(queryClient: QueryClient, id: number): Promise<void> {
  noteCards(queryClient);
  return queryClient.invalidateQueries(detailsOf(id));
}

/** A change of a rating or of notes, and what they were made from. */
interface OpinionChange {
  sent: Partial<Opinion>;
  base: Partial<Opinion>;
}

const save = (id: number, { sent, base }: OpinionChange) =>
  unwrap(client.PUT('/recipes/{id}/memory', { params: { path: { id } }, body: { ...sent, base } }));

const rating = (id: number) => ['recipes', 'rating', id];

/** How many ratings of a recipe are on their way. */
const ratingsSent = (queryClient: QueryClient, id: number) =>
  queryClient.isMutating({ mutationKey: rating(id) });

/** A press on a star, and the rating that it was made from; undefined right after another press: then this one counts. */
export interface RatingChange {
  to: number | null;
  from: number | null | undefined;
}

/**
 * Saves a rating. It shows at once; if that fails, a message says so and it is as before. Arrow keys pass over the stars in
 * between: each is saved in turn, and the last one stays on screen.
 */
export const ratingChange = (id: number) =>
  mutationOptions({
    mutationKey: rating(id),
    scope: { id: `rating ${id}` },
    mutationFn: ({ to, from }: RatingChange) =>
      save(id, { sent: { rating: to }, base: from === undefined ? {} : { rating: from } }),
    onMutate: ({ to }, { client: queryClient }) => {
      showMemory(queryClient, id, { rating: to });
      return askingCook();
    },
    onSuccess: (memory, _change, cook, { client: queryClient }) => {
      if (isHere(cook) && ratingsSent(queryClient, id) <= 1) showMemory(queryClient, id, memory);
    },
    onError: (error, { from }, cook, { client: queryClient }) => {
      if (!isHere(cook) || ratingsSent(queryClient, id) > 1) return;
      const saved = conflictsOf(error)?.get('rating');
      const before = saved === undefined ? from : (saved as number | null);
      if (before === undefined) void noteMemoryChanged(queryClient, id);
      else showMemory(queryClient, id, { rating: before });
      toast.failure(
        saved === undefined
          ? t('Your rating could not be saved. Please try again.')
          : t('You have rated this on another device since. Please look again.'),
      );
    },
  });

/** Rates a recipe that is shown with a rating. */
export function useRating(id: number, shown: number | null): (to: number | null) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(ratingChange(id));
  return (to) => mutate({ to, from: ratingsSent(queryClient, id) > 0 ? undefined : shown });
}

/** Saves notes. The field says what went wrong; what another device has written is what is saved now. */
export const notesChange = (id: number) =>
  mutationOptions({
    scope: { id: `notes ${id}` },
    mutationFn: ({ to, from }: { to: string; from: string | null }) =>
      save(id, { sent: { notes: to.trim() || null }, base: { notes: from } }),
    onMutate: askingCook,
    onSuccess: (memory, _change, cook, { client: queryClient }) => {
      if (isHere(cook)) showMemory(queryClient, id, memory);
    },
    onError: (error, _change, cook, { client: queryClient }) => {
      const theirs = conflictsOf(error)?.get('notes');
      if (isHere(cook) && theirs !== undefined)
        showMemory(queryClient, id, { notes: theirs as string | null });
    },
  });

/** Sends a photo. */
export function sendPhoto(id: number, file: File): Promise<RecipeMemory> {
  const form = new FormData();
  form.append('file', file, file.name);
  return unwrap(
    client.PUT('/recipes/{id}/photo', {
      params: { path: { id } },
      // The contract's binary string is a file here; the browser writes the header with its boundary.
      body: { file } as never,
      bodySerializer: () => form,
      headers: { 'Content-Type': null },
    }),
  );
}

/** Sends a photo that is shown on the recipe's page. */
export const photoSending = (id: number) =>
  mutationOptions({
    mutationFn: (file: File) => sendPhoto(id, file),
    onMutate: askingCook,
    onSuccess: (memory, _file, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      showMemory(queryClient, id, memory);
      // The photo is shown: it can be removed while the rest of the page is read again.
      void noteMemoryChanged(queryClient, id);
    },
  });

/** Removes a photo and offers Undo. */
export const photoRemoval = (id: number) =>
  mutationOptions({
    mutationFn: () => untilGone(unwrap(client.DELETE('/recipes/{id}/photo', { params: { path: { id } } }))),
    onMutate: async (_nothing, { client: queryClient }) => {
      const cook = askingCook();
      // An answer from before would show the photo again.
      await queryClient.cancelQueries(detailsOf(id));
      return cook;
    },
    onError: (_error, _nothing, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      void noteMemoryChanged(queryClient, id);
      toast.failure(t('The photo could not be removed. Please try again.'));
    },
    onSuccess: async (_gone, _nothing, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      showMemory(queryClient, id, { photo: null });
      await noteMemoryChanged(queryClient, id);
      offerUndo({
        done: t('Removed your photo.'),
        undo: async () => {
          const who = askingCook();
          await unwrap(client.POST('/recipes/{id}/photo/restore', { params: { path: { id } } }));
          if (isHere(who)) await noteMemoryChanged(queryClient, id);
        },
        undone: t('Your photo is back.'),
        failure: t('Your photo could not be restored.'),
      });
    },
  });
