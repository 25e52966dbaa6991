// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../shell/query-client.ts';
import { RECIPES } from '../../../storybook/fixtures.ts';
import { BrowseCards } from './browse-cards.tsx';

const recipes = Array.from({ length: 20 }, (_, index) => {
  const recipe = RECIPES[index % RECIPES.length];
  if (!recipe) throw new Error('There are no recipes.');
  return { ...recipe, id: index + 1 };
});

const screenIs = (width: 'narrow' | 'wide') =>
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'narrow' }));

function draw(laysOutAll: boolean): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(page).render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <BrowseCards
            recipes={recipes}
            pending={false}
            laysOutAll={laysOutAll}
            showMatch
            renderControls={() => null}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return page;
}

test.each([
  { width: 'narrow', first: 3 },
  { width: 'wide', first: 9 },
] as const)(
  'on a $width screen $first cards come first, and the others keep their places',
  async ({ width, first }) => {
    screenIs(width);
    const page = draw(false);
    expect(page.querySelectorAll('article')).toHaveLength(first);
    expect(page.querySelectorAll('[data-slot="recipe-grid-list"] > li')).toHaveLength(20);
    await vi.waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(20));
  },
);

test('a cook who returns finds all cards at once', () => {
  screenIs('narrow');
  expect(draw(true).querySelectorAll('article')).toHaveLength(20);
});
