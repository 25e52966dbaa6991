import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../src/recipes/import/lines.ts';

describe('lines', () => {
  const lines = (...texts: string[]) =>
    readLines(texts, INGREDIENT_INDEX).map((read) => ('problem' in read ? read.problem : read.line));

  test.each([
    ['1 tbsp gochujang', { ingredient: 'gochujang', quantity: 1, unit: 'tbsp' }],
    ['2 x 400 g tins chopped tomatoes', { ingredient: 'tinned-tomatoes', quantity: 800, unit: 'g' }],
    ['3-4 garlic cloves, crushed', { ingredient: 'garlic', quantity: 4, unit: 'clove', notes: 'crushed' }],
    ['2 onions', { ingredient: 'onion', quantity: 2, unit: 'piece' }],
    ['salt to taste', { ingredient: 'salt', quantity: 1, unit: 'pinch', notes: 'to taste' }],
    ['juice of 1 lemon', { ingredient: 'lemon', quantity: 1, unit: 'piece' }],
  ])('%s', (text, line) => expect(lines(text)).toEqual([line]));

  test('a large amount of oil is for frying, so little of it is eaten', () => {
    expect(lines('500 ml sunflower oil for deep frying')).toEqual([
      { ingredient: 'sunflower-oil', quantity: 500, unit: 'ml', notes: 'for deep frying', eaten: 0.15 },
    ]);
  });

  test('the eaten share of merged lines follows from all of them', () => {
    const frying = { ingredient: 'sunflower-oil', eaten: 0.15 };
    expect(lines('15 ml sunflower oil', '500 ml sunflower oil for deep frying')).toEqual([
      expect.objectContaining({ ...frying, quantity: 515, notes: 'for deep frying' }),
    ]);
    expect(lines('500 ml sunflower oil for deep frying', '1 tbsp sunflower oil')).toEqual([
      expect.objectContaining({ ...frying, quantity: 515 }),
    ]);
    expect(lines('100 ml sunflower oil for frying', '100 ml sunflower oil, for frying')).toEqual([
      expect.objectContaining({ ...frying, quantity: 200 }),
    ]);
    expect(lines('1 tbsp sunflower oil', '2 tbsp sunflower oil')[0]).not.toHaveProperty('eaten');
  });

  test('merged lines have the weight limit of a single one', () => {
    expect(lines('30 kg rice', '30 kg rice')).toContain('60000 g of rice (in several lines)');
  });

  test('headings and water are dropped, duplicates merged and pairs split', () => {
    expect(
      lines('For the sauce:', '1 l water', '1 tbsp butter', '20 g butter, melted', 'salt and pepper'),
    ).toEqual([
      expect.objectContaining({ ingredient: 'butter', unit: 'g', notes: 'melted' }),
      expect.objectContaining({ ingredient: 'salt' }),
      expect.objectContaining({ ingredient: 'black-pepper' }),
    ]);
  });

  test.each([
    ['1 cup moon dust', /no ingredient is known for '1 cup moon dust'/],
    ['2 sprigs butter', /butter/],
    ['milk, eggs and flour', /no ingredient is known/],
  ])('%s is reported', (text, problem) => expect(lines(text)[0]).toMatch(problem));

  test('any text is read or reported', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const read of readLines([text], INGREDIENT_INDEX)) expect(Object.keys(read)).toHaveLength(1);
      }),
    );
  });
});

test("the catalogue's own recipes, written out, are read back correctly", () => {
  const misread = CATALOGUE.recipes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ ingredient, quantity, unit, notes }) => {
      const { name = '', plural = '' } = INGREDIENT_INDEX.get(ingredient) ?? {};
      const counted = `${quantity} ${unit === 'piece' ? '' : `${unit} `}${quantity > 1 ? plural : name}`;
      const text = notes ? `${counted}, ${notes}` : counted;
      // The notes may be more specific than the catalogue: 'olive oil, extra virgin'.
      const found = readLines([text], INGREDIENT_INDEX).flatMap((read) =>
        'line' in read
          ? [
              read.line.ingredient,
              ...INGREDIENT_INDEX.ancestors(read.line.ingredient).map(({ slug }) => slug),
            ]
          : [],
      );
      return found.includes(ingredient) || ingredient === 'water'
        ? []
        : [`${text}: ${found[0] ?? 'nothing'}`];
    }),
  );
  const all = CATALOGUE.recipes.flatMap(({ ingredients }) => ingredients).length;
  process.stdout.write(`${misread.length} of ${all} lines misread\n${misread.slice(0, 40).join('\n')}\n`);
  expect(misread.length / all).toBeLessThan(0.02);
});
