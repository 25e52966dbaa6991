import { INGREDIENT_INDEX } from '@larder/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipeLines, type RecipeReadLine } from '../../src/recipes/own/read-lines.ts';

const read = (...texts: string[]) => readRecipeLines(texts, INGREDIENT_INDEX);
const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;
/** A line as read, with its ingredient by slug. */
const said = ({ ingredient_id: id, quantity, unit, notes, certainty }: RecipeReadLine) => ({
  of: id === null ? null : INGREDIENT_INDEX.require(id).slug,
  quantity,
  unit,
  notes,
  certainty,
});

describe('the lines of a recipe', () => {
  test.each([
    ['1 tbsp gochujang', { of: 'gochujang', quantity: 1, unit: 'tbsp', notes: null, certainty: 'sure' }],
    [
      '3-4 garlic cloves, crushed',
      { of: 'garlic', quantity: 4, unit: 'clove', notes: 'crushed', certainty: 'sure' },
    ],
    ['2 onions', { of: 'onion', quantity: 2, unit: 'piece', notes: null, certainty: 'sure' }],
    ['½ tsp salt', { of: 'salt', quantity: 0.5, unit: 'tsp', notes: null, certainty: 'sure' }],
    ['1 1/2 cups milk', { of: 'milk', quantity: 1.5, unit: 'cup', notes: null, certainty: 'sure' }],
    ['150g/5¼oz spinach', { of: 'spinach', quantity: 150, unit: 'g', notes: null, certainty: 'sure' }],
    ['salt, to taste', { of: 'salt', quantity: null, unit: null, notes: 'to taste', certainty: 'sure' }],
    ['2-3 sticks butter', { of: 'butter', quantity: 339, unit: 'g', notes: null, certainty: 'sure' }],
    ['7-8 minutes boiled eggs', { of: 'egg', quantity: null, unit: null, notes: null, certainty: 'sure' }],
    ['4 7-minute eggs', { of: 'egg', quantity: 4, unit: 'piece', notes: null, certainty: 'sure' }],
    ['500 ml water', { of: 'water', quantity: 500, unit: 'ml', notes: null, certainty: 'sure' }],
    ["1 jar of Gran's chutney", { of: null, quantity: 1, unit: 'jar', notes: null, certainty: 'unknown' }],
    ['a pinch of love', { of: null, quantity: 1, unit: 'pinch', notes: null, certainty: 'unknown' }],
  ])('%s', (text, line) => {
    expect(read(text).map(said)).toEqual([line]);
    expect(read(text)[0]!.text).toBe(text);
  });

  test('a typo or an unknown weight is marked as doubtful', () => {
    expect(read('200 g spinahc').map(said)).toMatchObject([{ of: 'spinach', certainty: 'doubtful' }]);
    expect(read('2 sprigs butter').map(said)).toMatchObject([
      { of: 'butter', quantity: 2, unit: null, certainty: 'doubtful' },
    ]);
  });

  test('headings group the lines after them, and a line needs a letter or a digit', () => {
    const lines = read(
      '1 egg',
      'For the sauce:',
      '---',
      '',
      '2 tbsp olive oil',
      '1 lemon',
      'For the top:',
      '1 fig',
    );
    expect(lines.map(({ text, group }) => [text, group])).toEqual([
      ['1 egg', null],
      ['2 tbsp olive oil', 'For the sauce'],
      ['1 lemon', 'For the sauce'],
      ['1 fig', 'For the top'],
    ]);
  });

  test('salt and pepper are two lines; a pair with an unknown half stays one', () => {
    expect(read('Salt and pepper').map(({ text, ingredient_id: id }) => [text, id])).toEqual([
      ['Salt', idOf('salt')],
      ['pepper', idOf('black-pepper')],
    ]);
    expect(read('salt and moon dust')).toHaveLength(1);
  });

  test('any text is read within the limits of the API contract', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 500 }), { maxLength: 5 }), (texts) => {
        for (const line of read(...texts)) {
          expect(line.text.length).toBeGreaterThan(0);
          expect(line.quantity ?? 1).toBeGreaterThan(0);
          expect(line.notes?.length ?? 1).toBeLessThanOrEqual(500);
          expect(line.certainty === 'unknown').toBe(line.ingredient_id === null);
        }
      }),
      { numRuns: 200 },
    );
  });
});
