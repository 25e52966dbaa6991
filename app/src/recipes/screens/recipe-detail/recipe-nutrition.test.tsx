// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecipeNutrition } from './recipe-nutrition.tsx';

const NUTRITION = { calories: 320, protein: 12 };

test.each([
  [0, 'Estimated from the ingredients as they are eaten. For guidance only.'],
  [
    1,
    'Estimated from the ingredients as they are eaten, without the line that Larder does not know. For guidance only.',
  ],
  [
    2,
    'Estimated from the ingredients as they are eaten, without the 2 lines that Larder does not know. For guidance only.',
  ],
])('nutrition says what it is without: %i lines of 3 [OWN-05]', (uncheckedLines, note) => {
  const shown = <RecipeNutrition nutrition={NUTRITION} lines={3} uncheckedLines={uncheckedLines} />;
  expect(renderToStaticMarkup(shown)).toContain(note);
});

test('nutrition of a recipe of which no line is known is not shown [OWN-05]', () => {
  expect(renderToStaticMarkup(<RecipeNutrition nutrition={NUTRITION} lines={3} uncheckedLines={3} />)).toBe(
    '',
  );
});
