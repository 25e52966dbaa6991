import { expect, test } from 'vitest';
import { failureAt } from './failure.ts';

test.each([
  ['/dashboard', 'Failed to load recipes', undefined],
  ['/dashboard/recipes/', 'Failed to load recipes', undefined],
  ['/dashboard/recipes/12', 'Failed to load recipe details', 'Back to Recipes'],
  ['/dashboard/lists', 'Error loading lists', undefined],
  ['/dashboard/lists/01976b0e', 'Failed to load list', 'Back to Lists'],
  ['/dashboard/pantry', 'Failed to load pantry items', undefined],
  ['/dashboard/meal-plan', 'Failed to load meal plan', undefined],
  ['/dashboard/shopping', 'Failed to load shopping list', undefined],
  ['/dashboard/settings', 'Error loading preferences', undefined],
  ['/dashboard/nowhere', 'Failed to load this screen', undefined],
])('a screen that crashes at %s says %s', (pathname, title, back) => {
  const failure = failureAt(pathname);
  expect(failure.title).toBe(title);
  expect(failure.back?.children).toBe(back);
});
