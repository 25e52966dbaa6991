// @vitest-environment jsdom
import { NO_FILTERS } from '@larder/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shell/query-client.ts';
import { RECIPES } from '../../../storybook/fixtures.ts';
import { BrowseView } from './browse.view.tsx';

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
afterAll(() => root.unmount());
vi.stubGlobal('matchMedia', () => ({ matches: true }));
const renderControls = vi.fn<() => null>(() => null);

function show(changed: Partial<ComponentProps<typeof BrowseView>>): void {
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <BrowseView
            state={{ status: 'ready', recipes: RECIPES, total: 36, pending: false }}
            search={{ query: '', page: 1, filters: NO_FILTERS }}
            hasPantry
            renderControls={renderControls}
            refresh="hidden"
            onSearchChange={() => undefined}
            onRefresh={() => undefined}
            onRetry={() => undefined}
            {...changed}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

test('what arrives after the recipes does not draw their cards again', async () => {
  show({});
  await vi.waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(RECIPES.length));
  expect(renderControls).toHaveBeenCalledTimes(RECIPES.length);
  show({ useUp: <p>Use up the spinach.</p>, pantryCount: 27, refresh: 'ready' });
  expect(page.textContent).toContain('Use up the spinach.');
  expect(renderControls).toHaveBeenCalledTimes(RECIPES.length);

  // Except the cards that it concerns.
  const [first, ...others] = RECIPES;
  if (!first) throw new Error('There are no recipes.');
  const recipes = [{ ...first, title: 'Dal again' }, ...others];
  show({ state: { status: 'ready', recipes, total: 36, pending: false } });
  expect(page.textContent).toContain('Dal again');
  expect(renderControls).toHaveBeenCalledTimes(RECIPES.length + 1);
});

test('a card has the title without what is in brackets [BROWSE-20 BROWSE-21]', () => {
  const [first] = RECIPES;
  if (!first) throw new Error('There are no recipes.');
  const recipes = [{ ...first, title: '★ Ballekes (meatballs)' }];
  show({ state: { status: 'ready', recipes, total: 1, pending: false } });
  expect(page.querySelector('[data-slot="recipe-card-title"]')?.textContent).toBe('Ballekes');
});

test('a letter draws the search box only, and another search replaces what is typed', () => {
  let timesDrawn = 0;
  const state = {
    get status() {
      timesDrawn += 1;
      return 'ready' as const;
    },
    recipes: RECIPES,
    total: 36,
    pending: false,
  };
  show({ state });
  const before = timesDrawn;
  const box = page.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'dal');
  flushSync(() => box?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(page.querySelector('[data-slot="search-box"] button[aria-label="Clear search"]')).not.toBeNull();
  expect(timesDrawn).toBe(before);

  show({ search: { query: 'rice', page: 1, filters: NO_FILTERS } });
  expect(page.querySelector('input')?.value).toBe('rice');
});
