// @vitest-environment jsdom
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ROUTES } from './app.tsx';
import { Page } from './page.tsx';
import { isPageOf, whenLoaded } from './platform/navigation/prerendered.ts';
import { renderPage } from './render-page.tsx';
import { api } from './testing/api-server.ts';

/** Here, but nowhere else, one process renders for Node and for a browser. */
const TWO_RENDERERS = /multiple renderers concurrently/;

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  api.reset();
});

/** A page's place, as the build writes it. */
async function placeOf(path: string): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset['page'] = path;
  place.innerHTML = await renderPage(path);
  return place;
}

test.each(['/login', '/signup'])('the app takes over %s as it was prerendered', async (path) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const place = await placeOf(path);
  const before = place.innerHTML;
  const screen = place.querySelector('#content');
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  await whenLoaded(router);
  expect(isPageOf(place, router)).toBe(true);
  const objections: unknown[] = [];
  root = hydrateRoot(
    place,
    <Page dateLocale="en-GB">
      <RouterProvider router={router} />
    </Page>,
    { onRecoverableError: (error) => objections.push(error) },
  );
  await vi.waitFor(() => expect(document.title).toMatch(/ · Larder$/));
  expect(place.querySelector('#content')).toBe(screen);
  expect(place.innerHTML).toBe(before);
  const warnings = said.mock.calls.map(String).filter((text) => !TWO_RENDERERS.test(text));
  expect([...objections, ...warnings]).toEqual([]);
});

test.each(['/login', '/signup'])('%s has no inline style, which the policy forbids', async (path) => {
  expect(await renderPage(path)).not.toMatch(/ style=|<script|<style/);
});

test('the page of another URL is not taken over', async () => {
  const place = await placeOf('/login');
  const router = createMemoryRouter(ROUTES, { initialEntries: ['/signup'] });
  await whenLoaded(router);
  expect(isPageOf(place, router)).toBe(false);
});
