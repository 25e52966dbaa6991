import { api } from '../testing/api-server.ts';
import { isDeepStrictEqual } from 'node:util';
import { NO_FILTERS } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { MutationObserver } from '@tanstack/react-query';
import { getDefaultStore, type Atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTimersAtom } from '../cooking/timers.atom.ts';
import { noteIngredientAddedAtom } from '../pantry/added-ingredients.atom.ts';
import { noteBrowseFiltersAtom } from '../recipes/browse-filters.atom.ts';
import { checkShoppingAtom } from '../shopping/checked-shopping.atom.ts';
import { notePantryChangeAtom } from '../pantry/pantry-changed.atom.ts';
import { editPreferencesAtom } from '../preferences/preferences-draft.atom.ts';
import { client, session } from '../platform/session/client.ts';
import { NO_PREFERENCES } from '@larder/ui/preferences-form';
import { PREFERENCES } from '../storybook/preferences.ts';
import { pantryItems } from '../pantry/pantry-items.query.ts';
import { queryClient } from './query-client.ts';

const TOKENS = { access_token: 'a', refresh_token: 'r' };
const store = getDefaultStore();

/** The value of every atom by name, except for the username and the theme, which belongs to the browser. */
function readAtoms(): Record<string, unknown> {
  const modules = import.meta.glob<Record<string, Atom<unknown>>>(
    ['../**/*.atom.ts', '!../platform/theme/theme.atom.ts'],
    { eager: true },
  );
  const atoms = Object.values(modules).flatMap((exported) => Object.entries(exported));
  // Write-only atoms start as null and stay null.
  const readable = atoms.filter(([, atom]) => !('init' in atom && atom.init === null));
  return Object.fromEntries(readable.map(([name, atom]) => [name, store.get(atom)]));
}

// Test files share the store: one that ran before may have left something in it.
session.signIn(TOKENS, 'asha');
session.signOut();
const AT_FIRST = readAtoms();
/** Fills every atom with data. */
function cookAWhile(): void {
  store.set(noteIngredientAddedAtom, 7);
  store.set(noteBrowseFiltersAtom, { ...NO_FILTERS, countries: ['korea'] });
  store.set(checkShoppingAtom, 'plan', ['onion']);
  store.set(notePantryChangeAtom);
  store.set(changeTimersAtom, { kind: 'start', timer: { id: '1', recipeId: 1, name: 'Rice' }, seconds: 60 });
  store.set(editPreferencesAtom, { base: NO_PREFERENCES, edited: PREFERENCES });
}

beforeEach(() => session.signIn(TOKENS, 'asha'));
afterEach(() => {
  session.signOut();
  queryClient.clear();
  api.reset();
});

test("these tests fill every atom that can hold a cook's data", () => {
  cookAWhile();
  const still = Object.entries(readAtoms()).filter(([name, value]) =>
    isDeepStrictEqual(value, AT_FIRST[name]),
  );
  expect(still).toEqual([]);
  expect(Object.keys(AT_FIRST)).toContain('preferencesDraftAtom');
});

test.each([
  { why: 'a log out', end: () => session.signOut() },
  { why: 'the end of the session', end: () => session.dropTokens() },
  { why: 'the login of somebody else', end: () => session.signIn(TOKENS, 'ben') },
])('$why leaves nothing in memory', async ({ end }) => {
  cookAWhile();
  queryClient.setQueryData(pantryItems(queryClient).queryKey, []);
  await new MutationObserver(queryClient, { mutationFn: async () => 'saved' }).mutate();
  const message = toast.failure('Failed to delete item. Please try again.');

  end();
  expect(readAtoms()).toEqual(AT_FIRST);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(toast.failure('Failed to delete item. Please try again.')).not.toBe(message);
});

test('new tokens of the same cook keep everything', () => {
  cookAWhile();
  const before = readAtoms();
  queryClient.setQueryData(pantryItems(queryClient).queryKey, []);
  session.keepTokens({ access_token: 'b' });
  expect(readAtoms()).toEqual(before);
  expect(queryClient.getQueryData(pantryItems(queryClient).queryKey)).toEqual([]);
});

test('requests from before logging out bring nothing back', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer = async () => {
    await held;
    return { status: 201, body: { data: { pantryItems: [] } } };
  };
  const remember = vi.fn<() => void>(() => session.rememberPantry(true));
  const change = new MutationObserver(queryClient, {
    mutationFn: () => client.POST('/pantry/bulk', { body: { items: [] } }),
    onSuccess: remember,
  }).mutate();
  const read = queryClient.fetchQuery(pantryItems(queryClient));
  const ends = Promise.allSettled([change, read]);
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));

  session.signOut();
  session.signIn(TOKENS, 'ben');
  answer();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(remember).not.toHaveBeenCalled();
  expect(session.userHasPantryItems).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
