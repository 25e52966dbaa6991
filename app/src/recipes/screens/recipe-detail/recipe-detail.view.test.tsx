import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RECIPE } from '../../../storybook/fixtures.ts';
import { withIngredient } from '../../recipe-ingredient.change.ts';
import type { RecipeDetails } from '../../recipes.query.ts';
import { RecipeDetailView } from './recipe-detail.view.tsx';

const ignore = () => undefined;

test('adding an ingredient does not read the lines and the steps again', () => {
  let timesRead = 0;
  const ingredients = RECIPE.ingredients.map((line) => ({
    ...line,
    get name() {
      timesRead += 1;
      return line.name;
    },
  }));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (recipe: RecipeDetails) =>
    flushSync(() =>
      root.render(
        <MemoryRouter>
          <RecipeDetailView
            state={{ status: 'ready', recipe, pendingIds: [] }}
            hasPantry
            renderControls={ignore}
            onAdd={ignore}
            onRemove={ignore}
            onServingsChange={ignore}
          />
        </MemoryRouter>,
      ),
    );
  const inPantry = () => page.querySelectorAll('[data-slot="ingredient-list-row"][data-state="have"]').length;

  const recipe = { ...RECIPE, ingredients };
  show(recipe);
  expect(page.textContent).toContain('Rinse the rice');
  const [before, had] = [timesRead, inPantry()];
  expect(before).toBeGreaterThan(0);
  show(withIngredient(recipe, 18, true));
  expect(inPantry()).toBe(had + 1);
  expect(timesRead).toBe(before);
  // A message says that it was added.
  expect(page.textContent).not.toContain('added to your pantry');
  root.unmount();
});
