// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { RECIPE } from '../../../storybook/fixtures.ts';
import { withIngredient } from '../../recipe-ingredient.change.ts';
import type { RecipeDetails } from '../../recipes.query.ts';
import { RecipeDetailView } from './recipe-detail.view.tsx';

const ignore = () => undefined;

const page = document.body.appendChild(document.createElement('div'));
let root = createRoot(page);
beforeEach(() => {
  root.unmount();
  root = createRoot(page);
});
afterAll(() => {
  root.unmount();
  page.remove();
});

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

const row = (id: number) => page.querySelector(`[data-ingredient="${id}"]`);
const press = (id: number) => flushSync(() => row(id)?.querySelector('button')?.click());
/** What the list says last: the servings above it have a region of their own. */
const announced = () =>
  [...page.querySelectorAll('[data-slot="ingredient-list"] output')].at(-1)?.textContent;

test('adding an ingredient does not read the lines and the steps again', () => {
  let timesRead = 0;
  const ingredients = RECIPE.ingredients.map((line) => ({
    ...line,
    get name() {
      timesRead += 1;
      return line.name;
    },
  }));
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
  expect(announced()).toBe('');
});

test('an addition that is refused is announced, and a removal is left to its message', () => {
  const had = withIngredient(RECIPE, 18, true);
  const hadNot = withIngredient(RECIPE, 18, false);
  const name = RECIPE.ingredients.find(({ ingredient_id: id }) => id === 18)?.name ?? '';
  show(hadNot);
  press(18);
  show(had);
  show(hadNot);
  expect(announced()?.toLowerCase()).toBe(`${name.toLowerCase()} is not in your pantry`);

  press(18);
  show(had);
  press(18);
  show(hadNot);
  expect(announced()).toBe('');
});
