import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { forgetAdditions } from '../../pantry/additions.ts';
import { notePantryUncertain } from '../../pantry/note-pantry.ts';
import { t } from '../../platform/language/t.ts';
import { askingCook, isHere, untilGone } from '../../platform/queries/change-outcome.ts';
import { keyOf, sendOnce } from '../../platform/queries/idempotency-key.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { client } from '../../platform/session/client.ts';
import { offerUndo } from '../../platform/undo/offer-undo.ts';
import { noteMemoryChanged } from './memory.change.ts';

/** A dish that was cooked without being planned. */
export interface CookedDish {
  id: number;
  title: string;
  servings: number;
}

async function lookAgain(queryClient: QueryClient, id: number): Promise<void> {
  await Promise.all([notePantryUncertain(queryClient), noteMemoryChanged(queryClient, id)]);
}

async function noteCooked(queryClient: QueryClient, id: number): Promise<void> {
  forgetAdditions(queryClient);
  await lookAgain(queryClient, id);
}

const requestOf = ({ id, servings }: CookedDish) => ({ cooked: id, servings });

/** Whether a dish was marked as cooked, and the response was lost. */
export const isUnheard = (queryClient: QueryClient, dish: CookedDish): boolean =>
  keyOf(queryClient, 'pantry', requestOf(dish)) !== null;

/** Marks a dish as cooked, which takes what it used out of the pantry, and offers Undo. */
export const dishCooking = mutationOptions({
  mutationKey: ['recipes', 'cook'],
  mutationFn: (dish: CookedDish, { client: queryClient }) =>
    sendOnce(queryClient, 'pantry', requestOf(dish), ({ cooked: id, servings }, key) =>
      unwrap(
        client.POST('/recipes/{id}/cooked', {
          params: { path: { id } },
          body: { servings },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    ),
  onMutate: askingCook,
  onError: (error, { id, title }, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.failure(t('{title} could not be marked as cooked. Please try again.', { title }));
    // The key is kept: the same dish again is the same request.
    if (isUncertain(error)) void lookAgain(queryClient, id);
  },
  onSuccess: async ({ id: cookingId, used }, { id, title }, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    await noteCooked(queryClient, id);
    offerUndo({
      done:
        used === 0
          ? t('{title} is marked as cooked.', { title })
          : t('{title} is marked as cooked. What it used has been taken out of your pantry.', { title }),
      undo: async () => {
        const who = askingCook();
        await untilGone(
          unwrap(
            client.DELETE('/recipes/{id}/cooked/{cooking_id}', {
              params: { path: { id, cooking_id: cookingId } },
            }),
          ),
        );
        if (isHere(who)) await noteCooked(queryClient, id);
      },
      undone: t('{title} is no longer marked as cooked. What it used is back in your pantry.', { title }),
      failure: t('{title} is still marked as cooked.', { title }),
    });
  },
});
