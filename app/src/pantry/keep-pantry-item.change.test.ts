import { api } from '../testing/api-server.ts';
import { addDays, localDay } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../testing/change.ts';
import { openPantry, pantryItem, shelf } from '../testing/pantry-server.ts';
import { pantryKeeping } from './keep-pantry-item.change.ts';

const DONE = 'Larder will ask about milk again in 3 days.';

const news = vi.spyOn(toast, 'success');
let leave = () => {};
beforeEach(async () => {
  news.mockClear();
  leave = await openPantry();
});
afterEach(() => leave());

/** Marks milk as still good; the server then returns a quantity of 7. */
async function keep(quantity: number) {
  const milk = { ...pantryItem('m', 'milk'), quantity };
  shelf.items.push(milk);
  await change(pantryKeeping, milk);
}

test("'still good' can be undone to the old date", async () => {
  await keep(7);
  expect(news).toHaveBeenLastCalledWith(DONE, expect.objectContaining({ label: 'Undo' }));
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('The old date for milk is back.'));
});

test('and after merging with another batch: both are restored', async () => {
  shelf.twin = 'r';
  await keep(7);
  expect(shelf.items.map(({ id }) => id)).not.toContain('r');
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('The old date for milk is back.'));
  expect(shelf.items.map(({ id }) => id)).toContain('r');
});

test("only the date is sent, so that another device's amount stays [BATCH-19]", async () => {
  const { answer } = api;
  const sent: unknown[] = [];
  api.answer = (call, body) => {
    if (call === 'PUT /pantry/m') sent.push(JSON.parse(body));
    return answer(call, body);
  };
  await keep(7);
  const base = { expiry_date: null };
  expect(sent).toEqual([{ expiry_date: addDays(localDay(), 3), expiry_is_guess: true, base }]);
});
