// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next } from '../../testing/speech.ts';
import { STORY_UNITS, storyFind, storyLine, storySuggest } from '../../testing/story-lines.ts';
import { IngredientLineField } from './index.ts';

const spoken = async (text: string) => {
  await listen(
    <IngredientLineField
      label="Ingredient 1"
      suggest={storySuggest}
      find={storyFind}
      units={STORY_UNITS}
      value={storyLine(text)}
    />,
  );
  await next(2);
  return virtual.lastSpokenPhrase();
};

test('announces a line with how it was read', async () => {
  expect(await spoken('200 g plain flour, sifted')).toBe(
    'textbox, Ingredient 1, Read as Plain flour, 200 g, sifted',
  );
});

test('announces a doubt', async () => {
  expect(await spoken('100 g sugar')).toBe(
    'textbox, Ingredient 1, Read as Caster sugar, 100 g. Is this right?',
  );
});

test('announces that a line stays as text', async () => {
  expect(await spoken('2 tbsp Gran’s mix')).toBe(
    'textbox, Ingredient 1, Not an ingredient Larder knows. It stays as you wrote it.',
  );
});
