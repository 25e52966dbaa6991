import { api } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pantryChangedAtom } from './pantry-changed.atom.ts';
import { change, changeUnheard } from '../testing/change.ts';
import {
  hasPantry,
  holdReads,
  keysSent,
  openPantry,
  pantryItem,
  settled,
  shelf,
  shownItems,
} from '../testing/pantry-server.ts';
import { forgetAddedPresets } from './additions.ts';
import { pantryClearing } from './clear-pantry.change.ts';
import { pantryAddition, pantryChange, pantryDeletion } from './pantry.change.ts';
import { presetAddition } from './preset.change.ts';
import { queryClient } from '../shell/query-client.ts';

const ONION = { ingredient_name: 'onion', quantity: 1, unit: 'piece' } as const;

const failures = vi.spyOn(toast, 'failure');
const news = vi.spyOn(toast, 'success');
let leave = () => {};
beforeEach(async () => {
  failures.mockClear();
  news.mockClear();
  leave = await openPantry();
});
afterEach(() => leave());

describe('a deletion', () => {
  test('whose response was lost is reported, shown as it is, and completed by a retry', async () => {
    await changeUnheard(pantryDeletion, 'g');
    expect(failures).toHaveBeenCalledWith('Failed to delete item. Please try again.');
    await settled();
    expect(shownItems()).toEqual(['1 rice']);
    await change(pantryDeletion, 'g');
    expect(failures).toHaveBeenCalledOnce();
  });

  test('of the last item empties the pantry, unless the server has more', async () => {
    await change(pantryDeletion, 'g');
    await settled();
    shelf.items.push(pantryItem('s', 'salt from another tab'));
    await change(pantryDeletion, 'r');
    expect(hasPantry()).toBe(false);
    await vi.waitFor(() => expect(hasPantry()).toBe(true));
  });

  test('can be undone from its message: the item is restored', async () => {
    await change(pantryDeletion, 'g');
    expect(news).toHaveBeenCalledWith(
      'Removed garlic from your pantry.',
      expect.objectContaining({ label: 'Undo' }),
    );
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Garlic put back in your pantry.'));
    expect(shownItems()).toEqual(['1 garlic', '1 rice']);
    expect(api.calls).toContain('POST /pantry/restore');
  });

  test('that is rejected changes nothing', async () => {
    api.answer = () => ({ status: 429 });
    await expect(change(pantryDeletion, 'g')).rejects.toMatchObject({ status: 429 });
    expect(api.calls).toEqual(['DELETE /pantry/g']);
    expect(getDefaultStore().get(pantryChangedAtom)).toBe(false);
  });
});

describe('an addition', () => {
  test('whose response was lost is shown, and keeps its key until answered', async () => {
    await changeUnheard(pantryAddition(), [ONION]);
    await vi.waitFor(() => expect(shownItems()).toEqual(['1 garlic', '1 rice', '1 onion']));
    await change(pantryAddition(), [ONION]);
    await change(pantryAddition(), [ONION]);
    const [first, second, third] = keysSent();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('is a new one if something was removed since', async () => {
    await changeUnheard(pantryAddition(), [ONION]);
    await change(pantryDeletion, 'o');
    await change(pantryAddition(), [ONION]);
    expect(new Set(keysSent()).size).toBe(2);
  });

  test('is shown in place at once, without a reload', async () => {
    const open = holdReads();
    await change(pantryAddition(), [ONION]);
    expect(shownItems()).toEqual(['1 garlic', '1 onion', '1 rice']);
    open();
  });
});

describe('a change', () => {
  /** Records the requests that change garlic from now on. */
  function watchChanges(): unknown[] {
    const sent: unknown[] = [];
    const { answer } = api;
    api.answer = (call, body) => {
      if (call === 'PUT /pantry/g') sent.push(JSON.parse(body));
      return answer(call, body);
    };
    return sent;
  }
  const piecesOf = (id: string, quantity: number) =>
    ({ id, change: { quantity, unit: 'piece', storage: 'freezer' } }) as const;

  /** Records the ids that are sent for undoing from now on. */
  function watchUndos(): unknown[] {
    const sent: unknown[] = [];
    const { answer } = api;
    api.answer = (call, body) => {
      if (call === 'POST /pantry/restore') sent.push(...JSON.parse(body).ids);
      return answer(call, body);
    };
    return sent;
  }

  test('can be undone from its message: the server takes back that change, and no other [UNDO-31]', async () => {
    await change(pantryChange, piecesOf('g', 7));
    expect(news).toHaveBeenCalledWith('Garlic updated', expect.objectContaining({ label: 'Undo' }));
    expect(shownItems()).toEqual(['7 garlic', '1 rice']);
    const [changes, undos] = [watchChanges(), watchUndos()];
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Garlic is back to what it was.'));
    expect([changes, undos]).toEqual([[], ['undo of g']]);
    expect(shownItems()).toEqual(['1 garlic', '1 rice']);
  });

  test('that changed nothing offers no undo', async () => {
    const { answer } = api;
    api.answer = async (call, body) => {
      if (call !== 'PUT /pantry/g') return answer(call, body);
      return { status: 200, body: { data: pantryItem('g', 'garlic') } };
    };
    await change(pantryChange, { id: 'g', change: { expiry_date: null } });
    expect(news).toHaveBeenLastCalledWith('Garlic updated');
  });

  test('whose response was lost keeps its key until answered', async () => {
    await changeUnheard(pantryChange, piecesOf('g', 7));
    await change(pantryChange, piecesOf('g', 7));
    await change(pantryChange, piecesOf('g', 7));
    const keys = api.calls.flatMap((call, at) => (call === 'PUT /pantry/g' ? [api.keys[at]] : []));
    expect(keys).toEqual([expect.stringMatching(/./), keys[0], expect.not.stringContaining(keys[0]!)]);
  });

  test('of a name is undone only if it still has that name [DEVICES-09]', async () => {
    await change(pantryChange, { id: 'g', change: { ingredient_name: 'garlic' } });
    const sent = watchChanges();
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Garlic has its old name again.'));
    expect(sent).toEqual([{ ingredient_name: 'garlic', base: { ingredient_name: 'garlic' } }]);
  });

  test('of a name that another device has changed since is not undone: the message says so, and the item is reloaded [DEVICES-09]', async () => {
    await change(pantryChange, { id: 'g', change: { ingredient_name: 'garlic' } });
    await settled();
    const { answer } = api;
    const type = '/problems/changed-elsewhere';
    const conflicts = [{ path: '/ingredient_name', current: 'leek' }];
    api.answer = (call, body) =>
      call.startsWith('PUT')
        ? { status: 409, body: { type, title: 'Conflict', detail: 'Changed.', conflicts } }
        : answer(call, body);
    api.calls = [];
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() =>
      expect(failures).toHaveBeenLastCalledWith(
        'The old name could not be restored. This was changed on another device.',
      ),
    );
    await vi.waitFor(() => expect(api.calls).toContain('GET /pantry'));
  });

  test('that merged it with another batch is undone with it [UNDO-31]', async () => {
    shelf.twin = 'r';
    await change(pantryChange, piecesOf('g', 7));
    expect(news).toHaveBeenCalledWith('Garlic updated', expect.objectContaining({ label: 'Undo' }));
    await settled();
    expect(shownItems()).toEqual(['7 garlic']);
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Garlic is back to what it was.'));
    expect(api.calls).toContain('POST /pantry/restore');
    await settled();
    expect(shownItems()).toContain('1 rice');
  });
});

test('a change whose response was lost is shown as it is, and an answered one at once', async () => {
  const sevenOf = (id: string) =>
    ({ id, change: { quantity: 7, unit: 'piece', expiry_date: null } }) as const;
  await changeUnheard(pantryChange, sevenOf('g'));
  await vi.waitFor(() => expect(shownItems()).toEqual(['7 garlic', '1 rice']));
  const open = holdReads();
  await change(pantryChange, sevenOf('r'));
  expect(shownItems()).toEqual(['7 garlic', '7 rice']);
  open();
});

describe('clearing', () => {
  test('asks the server what is left', async () => {
    const items = [...shelf.items];
    shelf.items.push(pantryItem('s', 'salt from another tab'));
    await change(pantryClearing, items);
    expect(hasPantry()).toBe(false);
    await vi.waitFor(() => expect(hasPantry()).toBe(true));
  });

  test('can be undone from its message, all at once [UNDO-05]', async () => {
    await change(pantryClearing, [...shelf.items]);
    expect(news).toHaveBeenCalledWith('Cleared your pantry: 2 items.', expect.anything());
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Everything is back in your pantry.'));
    expect([shownItems(), hasPantry()]).toEqual([['1 garlic', '1 rice'], true]);
    expect(api.calls.filter((call) => call === 'POST /pantry/restore')).toHaveLength(1);
  });

  /** The ids that the next undo asks to restore, by request. */
  async function idsOfUndo(calls = 1): Promise<unknown[]> {
    const { answer } = api;
    const asked: unknown[] = [];
    api.answer = (call, sent) => {
      if (call === 'POST /pantry/restore') asked.push(JSON.parse(sent).ids);
      return answer(call, sent);
    };
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() => expect(asked).toHaveLength(calls));
    return asked;
  }

  test('can be undone even if something was already gone: the rest is restored', async () => {
    await change(pantryClearing, [...shelf.items, pantryItem('t', 'tea')]);
    expect(await idsOfUndo()).toEqual([['g', 'r']]);
  });

  test('that stops early can be undone as far as it went [UNDO-25]', async () => {
    const { answer } = api;
    api.answer = (call, sent) => (call === 'DELETE /pantry/r' ? { status: 429 } : answer(call, sent));
    await expect(change(pantryClearing, [...shelf.items])).rejects.toMatchObject({ removed: ['g'] });
    expect(failures).toHaveBeenCalledWith('Failed to clear pantry. Please try again.');
    expect(news).toHaveBeenLastCalledWith('Removed 1 item from your pantry.', expect.anything());
    expect(await idsOfUndo()).toEqual([['g']]);
  });

  test.each([
    { what: 'is gone', isGone: true },
    { what: 'is still there', isGone: false },
  ])('whose last response was lost can be undone if that item $what [UNDO-25]', async ({ isGone }) => {
    const { answer } = api;
    api.answer = async (call, sent) => {
      if (call !== 'DELETE /pantry/r') return answer(call, sent);
      if (isGone) await answer(call, sent);
      return 'lost';
    };
    await expect(change(pantryClearing, [...shelf.items])).rejects.toMatchObject({ doubted: ['r'] });
    expect(news).toHaveBeenLastCalledWith(
      'Removed 1 item from your pantry, and perhaps 1 more.',
      expect.anything(),
    );
    expect(await idsOfUndo(2)).toEqual([['g'], ['r']]);
    await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('Everything is back in your pantry.'));
    expect(shownItems()).toEqual(['1 garlic', '1 rice']);
  });

  test('whose responses were lost is reported, shown as it is, and completed by a retry', async () => {
    const items = [...shelf.items];
    await changeUnheard(pantryClearing, items);
    expect(failures).toHaveBeenCalledWith('Failed to clear pantry. Please try again.');
    expect(news).toHaveBeenLastCalledWith('2 items may be gone from your pantry.', expect.anything());
    await vi.waitFor(() => expect([shownItems(), hasPantry()]).toEqual([[], false]));
    await change(pantryClearing, items);
    expect(failures).toHaveBeenCalledOnce();
  });
});

describe('a preset', () => {
  const korea = presetAddition('korea');
  const states = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: korea.mutationKey })
      .map(({ state }) => state.status);

  test('that was added is remembered until something is removed', async () => {
    await change(korea, [ONION]);
    forgetAddedPresets(queryClient, 'india');
    expect(states()).toEqual(['success']);
    await change(pantryDeletion, 'g');
    expect(states()).toEqual([]);
  });

  test('that failed is reported, and keeps its key', async () => {
    await changeUnheard(korea, [ONION]);
    expect(failures).toHaveBeenCalledWith('Failed to add preset to pantry. Please try again.');
    await change(korea, [ONION]);
    expect(keysSent()).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(1);
  });
});
