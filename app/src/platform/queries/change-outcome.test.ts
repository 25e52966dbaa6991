import { api } from '../../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pantryChangedAtom } from '../../pantry/pantry-changed.atom.ts';
import { session } from '../session/client.ts';
import { change } from '../../testing/change.ts';
import { openPantry, shelf } from '../../testing/pantry-server.ts';
import { pantryClearing } from '../../pantry/clear-pantry.change.ts';
import { pantryAddition, pantryChange, pantryDeletion } from '../../pantry/pantry.change.ts';
import { ingredientAddition, ingredientRemoval } from '../../recipes/recipe-ingredient.change.ts';

const failures = vi.spyOn(toast, 'failure');
vi.spyOn(console, 'warn').mockReturnValue(undefined);
let leave = () => {};
beforeEach(async () => {
  failures.mockClear();
  leave = await openPantry();
});
afterEach(() => leave());

const CHANGES = {
  deletion: () => change(pantryDeletion, 'g'),
  addition: () =>
    change(pantryAddition('It failed.'), [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }]),
  change: () => change(pantryChange, { id: 'g', change: { quantity: 7, unit: 'piece', expiry_date: null } }),
  clearing: () => change(pantryClearing, shelf.items),
  'ingredient added': () => change(ingredientAddition(7), 4),
  'ingredient taken out': () => change(ingredientRemoval, 4),
};

test.each(Object.entries(CHANGES))("the next cook hears nothing of the previous one's %s", async (_, ask) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const { answer: answerOf } = api;
  api.answer = async (call, sent) => {
    if (call.startsWith('GET')) return answerOf(call, sent);
    await held;
    return 'lost';
  };
  const ends = Promise.allSettled([ask()]);
  await vi.waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
  session.signOut();
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  answer();
  await ends;
  expect(getDefaultStore().get(pantryChangedAtom)).toBe(false);
  expect(session.userHasPantryItems).toBeNull();
  expect(failures).not.toHaveBeenCalled();
});
