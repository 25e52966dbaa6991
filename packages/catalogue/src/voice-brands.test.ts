import { REPLACERS } from '@larder/domain/names';
import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { voiceReader } from './voice/reader.ts';

const FOODS = [
  'milk',
  'yoghurt',
  'cream',
  'cheese',
  'butter',
  'mince',
  'sausages',
  'chicken',
  'burgers',
  'mayo',
];

test('brands of milk-free and meat-free food are never heard as milk, meat, fish or egg', () => {
  const reader = voiceReader(INGREDIENT_INDEX);
  // Vegetarian ones may have egg or milk in them, and say so.
  const vegetarian = new Set(['vegan-sausage', 'vegan-burger', 'vegan-mince', 'vegan-nugget']);
  const isAnimal = (slug: string | undefined) =>
    slug !== undefined && !vegetarian.has(slug) && INGREDIENT_INDEX.require(slug).animals.length > 0;
  const wrong = REPLACERS.flatMap((maker) => FOODS.map((food) => `some ${maker} ${food} and rice`)).filter(
    (said) => reader.read(said).some(({ thing }) => isAnimal(thing?.slug)),
  );
  expect(wrong).toEqual([]);
});
