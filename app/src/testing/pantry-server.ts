import { QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { pantryItems } from '../pantry/pantry-items.query.ts';
import { pantryPresence, type PantryItem } from '../pantry/pantry.query.ts';
import { queryClient } from '../shell/query-client.ts';
import { session } from '../platform/session/client.ts';
import { api, type ApiAnswer } from './api-server.ts';

/** A pantry item as returned by the server. */
export const pantryItem = (id: string, name: string): PantryItem => ({
  id,
  ingredient_id: 1,
  quantity: 1,
  unit: 'piece',
  expiry_date: null,
  expiry_is_guess: false,
  storage: 'cupboard',
  opened: false,
  ingredients: { name },
});

/**
 * The server's pantry, initially with garlic 'g' and rice 'r'. Onion 'o' can be added, and an update sets a
 * quantity of 7.
 */
export const shelf = {
  items: [] as PantryItem[],
  /** The id of the item that a change merges with; empty for none. */
  twin: '',
  /** Reads of the pantry wait for this. */
  gate: Promise.resolve(),
};

/** The removed items. */
let gone: PantryItem[] = [];
/** Items as they were before a change, by the id by which it is undone. */
let former = new Map<string, PantryItem>();

/** Applies a request. */
function carryOut(call: string, sent: string): ApiAnswer {
  const id = call.split('/')[2] ?? '';
  if (call === 'POST /pantry/restore') {
    const { ids } = JSON.parse(sent) as { ids: string[] };
    const before = former.get(ids[0] ?? '');
    if (before) {
      shelf.items = shelf.items.map((each) => (each.id === before.id ? before : each));
      return { status: 200, body: { data: { pantryItems: [before] } } };
    }
    const back = gone.filter((item) => ids.includes(item.id));
    if (back.length < ids.length) return { status: 404, body: { detail: 'It was not taken out.' } };
    gone = gone.filter((item) => !back.includes(item));
    shelf.items = [...back, ...shelf.items].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return { status: 200, body: { data: { pantryItems: back } } };
  }
  if (call === 'POST /pantry/bulk') {
    const onion = shelf.items.find((each) => each.id === 'o') ?? pantryItem('o', 'onion');
    shelf.items = [...shelf.items.filter((each) => each !== onion), onion];
    return { status: 201, body: { data: { pantryItems: [onion] } } };
  }
  if (call.startsWith('POST')) return { status: 201, body: { data: pantryItem('p', 'pepper') } };
  if (!shelf.items.some((each) => each.id === id))
    return { status: 404, body: { detail: 'It is not there.' } };
  if (call.startsWith('DELETE')) {
    gone = [...gone, ...shelf.items.filter((each) => each.id === id)];
    shelf.items = shelf.items.filter((each) => each.id !== id);
    return { status: 204 };
  }
  const before = shelf.items.find((each) => each.id === id);
  shelf.items = shelf.items.map((each) => (each.id === id ? { ...each, quantity: 7 } : each));
  const changed = shelf.items.find((each) => each.id === id);
  const twin = shelf.items.find((each) => each.id === shelf.twin);
  if (!twin) {
    if (before) former.set(`undo of ${id}`, before);
    return { status: 200, body: { data: { ...changed, undo_id: `undo of ${id}` } } };
  }
  gone = [...gone, twin];
  shelf.items = shelf.items.filter((each) => each !== twin);
  return { status: 200, body: { data: { ...changed, joined_id: twin.id, undo_id: twin.id } } };
}

/** Logs in and opens the management page with that pantry. Returns a cleanup function. */
export async function openPantry(): Promise<() => void> {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  shelf.items = [pantryItem('g', 'garlic'), pantryItem('r', 'rice')];
  shelf.twin = '';
  shelf.gate = Promise.resolve();
  gone = [];
  former = new Map();
  api.answer = async (call, sent) => {
    if (call === 'GET /pantry/has-items') {
      return { status: 200, body: { data: { userHasPantryItems: shelf.items.length > 0 } } };
    }
    if (call === 'GET /pantry') {
      await shelf.gate;
      return { status: 200, body: { data: { pantryItems: shelf.items } } };
    }
    return call.startsWith('GET') ? { status: 404 } : carryOut(call, sent);
  };
  const watched = [
    new QueryObserver(queryClient, pantryItems(queryClient)).subscribe(() => undefined),
    new QueryObserver(queryClient, pantryPresence()).subscribe(() => undefined),
  ];
  await settled();
  api.calls = [];
  api.keys = [];
  return () => {
    for (const leave of watched) leave();
    session.signOut();
    queryClient.clear();
    api.reset();
  };
}

/** Waits until idle. */
export const settled = (): Promise<boolean> =>
  vi.waitUntil(() => queryClient.isFetching() === 0, { timeout: 30_000 });

/** Delays reads of the pantry until the returned function is called. */
export function holdReads(): () => void {
  let open = () => {};
  shelf.gate = new Promise((done) => {
    open = done;
  });
  return open;
}

/** What the page shows: '1 garlic'. */
export const shownItems = (): string[] | undefined =>
  queryClient
    .getQueryData(pantryItems(queryClient).queryKey)
    ?.map(({ ingredients, quantity }) => `${quantity} ${ingredients.name}`);

/** Whether the browser has recorded that the pantry has items. */
export const hasPantry = (): boolean | undefined => queryClient.getQueryData(pantryPresence().queryKey);

/** The keys of requests that had one. */
export const keysSent = (): string[] => api.keys.filter((key) => key !== '');
