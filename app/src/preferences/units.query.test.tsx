// @vitest-environment jsdom
import { api } from '../testing/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { queryClient } from '../shell/query-client.ts';
import { keptUnits } from './kept-units.ts';
import { preferences } from './preferences.query.ts';
import { useUnits } from './units.query.ts';

const place = document.createElement('div');
const { queryKey } = preferences();
let page: ReturnType<typeof createRoot>;

const Units = () => useUnits();
/** Opens a page as a new tab does: nothing is known yet. */
function open(): void {
  queryClient.clear();
  page = createRoot(place);
  act(() =>
    page.render(
      <QueryClientProvider client={queryClient}>
        <Units />
      </QueryClientProvider>,
    ),
  );
}
const signIn = (name: string) => session.signIn({ access_token: 'a', refresh_token: 'r' }, name);
const answer = (units: string) =>
  act(async () => {
    queryClient.setQueryData(queryKey, { units } as never);
    await vi.waitUntil(() => keptUnits.read() === units);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  api.answer = () => new Promise<never>(() => undefined);
  signIn('asha');
});
afterEach(() => {
  act(() => page.unmount());
  queryClient.clear();
  localStorage.clear();
  api.reset();
  vi.unstubAllGlobals();
});

test('a page opens in the units that the cook was last shown, before the preferences arrive [UNITS-08]', async () => {
  open();
  expect(place.textContent).toBe('as_written');
  await answer('us');
  expect(place.textContent).toBe('us');
  act(() => page.unmount());

  open();
  expect(place.textContent).toBe('us');
  await answer('metric');
  expect(place.textContent).toBe('metric');
});

test('nobody else has them, and they are gone once somebody else is here', async () => {
  open();
  await answer('us');
  act(() => page.unmount());
  signIn('bao');
  open();
  expect(place.textContent).toBe('as_written');
  act(() => page.unmount());
  signIn('asha');
  open();
  expect(place.textContent).toBe('as_written');
});
