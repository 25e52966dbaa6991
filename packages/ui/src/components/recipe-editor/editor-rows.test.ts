import { expect, test } from 'vitest';
import { freshKey, insertBelow, moveRow, rowOfText, splitSteps } from './editor-rows.ts';

const ROWS = [{ key: 4 }, { key: 2 }, { key: 7 }];
const keys = (rows: readonly { key: number }[]) => rows.map(({ key }) => key);

test('a new row has a key of its own', () => {
  expect(freshKey(ROWS)).toBe(8);
  expect(freshKey([])).toBe(1);
});

test('rows come below the one they were added from, or last', () => {
  expect(keys(insertBelow(ROWS, 2, [{ key: 8 }, { key: 9 }]))).toEqual([4, 2, 8, 9, 7]);
  expect(keys(insertBelow(ROWS, 99, [{ key: 8 }]))).toEqual([4, 2, 7, 8]);
});

test('a row moves by one, and stays at an end', () => {
  expect(keys(moveRow(ROWS, 2, -1))).toEqual([2, 4, 7]);
  expect(keys(moveRow(ROWS, 2, 1))).toEqual([4, 7, 2]);
  expect(moveRow(ROWS, 4, -1)).toBe(ROWS);
  expect(moveRow(ROWS, 7, 1)).toBe(ROWS);
});

test.each([
  ['For the sauce:', 'heading', 'For the sauce'],
  ['For the crumble topping', 'heading', 'For the crumble topping'],
  ['Dressing:', 'heading', 'Dressing'],
  ['200 g flour, for the dough', 'line', '200 g flour, for the dough'],
  ['For the pan, 1 tbsp oil', 'line', 'For the pan, 1 tbsp oil'],
  ['2 eggs:', 'line', '2 eggs:'],
  ['salt', 'line', 'salt'],
])('"%s" is a %s', (text, kind, shown) => {
  expect(rowOfText(text, 3)).toMatchObject({ kind, text: shown, key: 3 });
});

test.each([
  ['Rinse the rice.\nFry the onion.', ['Rinse the rice.', 'Fry the onion.']],
  ['1. Rinse\nthe rice.\n2. Fry.', ['Rinse the rice.', 'Fry.']],
  ['1) Rinse the rice. 2) Fry the onion.', ['Rinse the rice.', 'Fry the onion.']],
  ['Step 1\nRinse.\nStep 2\nFry.', ['Rinse.', 'Fry.']],
  ['STEP 1: Rinse.\n\nSTEP 2: Fry.', ['Rinse.', 'Fry.']],
  ['Rinse\nthe rice.\n\nFry\r\nthe onion.', ['Rinse the rice.', 'Fry the onion.']],
  ['• Rinse.\n• Fry.', ['Rinse.', 'Fry.']],
  ['Bake for 20 minutes.', ['Bake for 20 minutes.']],
  [' ', []],
])('%j has the steps %j', (text, steps) => expect(splitSteps(text)).toEqual(steps));
