import { UNREAD_LINE } from '@larder/ui/ingredient-line-field';
import { EMPTY_RECIPE, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import { expect, test } from 'vitest';
import {
  readingsOf,
  sentText,
  settledForm,
  textsToRead,
  withReadings,
  type RecipeReadLine,
} from './line-readings.ts';

const read = (text: string, id: number | null, certainty: RecipeReadLine['certainty']): RecipeReadLine => ({
  text,
  group: null,
  ingredient_id: id,
  quantity: 1,
  unit: 'tbsp',
  notes: null,
  certainty,
});
const NAMES: Readonly<Record<number, string>> = { 1: 'Salt', 2: 'Pepper', 3: 'Oil' };
const nameOf = (id: number) => NAMES[id] ?? null;
const form = (...texts: string[]): RecipeEditorValue => ({
  ...EMPTY_RECIPE,
  ingredients: texts.map((text, index) => ({ ...UNREAD_LINE, text, kind: 'line', key: index + 1 })),
});
const shown = ({ ingredients }: RecipeEditorValue) =>
  ingredients.map((row) =>
    row.kind === 'heading' ? `# ${row.text}` : `${row.text}: ${row.ingredient?.name ?? row.certainty}`,
  );

const SENT = ['Dressing', '1 tbsp oil', 'salt and pepper', 'stardust'];
const READINGS = readingsOf(SENT, [
  read('1 tbsp oil', 3, 'sure'),
  read('salt', 1, 'sure'),
  read('pepper', 2, 'sure'),
  read('stardust', null, 'unknown'),
]);

test('each line is read once, without what nobody can see', () => {
  expect(sentText(' 1 tbsp\toil\u0007 ')).toBe('1 tbsp oil');
  expect(textsToRead(form('1 tbsp oil', ' ', '1 tbsp oil ', 'salt'))).toEqual(['1 tbsp oil', 'salt']);
});

test('answers find their lines, though there may be more or fewer', () => {
  expect([...READINGS].map(([text, lines]) => [text, lines.map((line) => line.text)])).toEqual([
    ['Dressing', []],
    ['1 tbsp oil', ['1 tbsp oil']],
    ['salt and pepper', ['salt', 'pepper']],
    ['stardust', ['stardust']],
  ]);
});

test('while a cook types, each line stays one line', () => {
  const before = form(...SENT, 'typed since');
  const after = withReadings(before, READINGS, nameOf);
  expect(shown(after)).toEqual([
    'Dressing: unknown',
    '1 tbsp oil: Oil',
    'salt and pepper: unknown',
    'stardust: unknown',
    'typed since: unread',
  ]);
  expect(textsToRead(after)).toEqual(['typed since']);
  expect(textsToRead(after, true)).toEqual(['Dressing', 'salt and pepper', 'stardust', 'typed since']);
});

test('what is saved has its headings, and two lines for two things', () => {
  const after = settledForm(withReadings(form(...SENT), READINGS, nameOf), READINGS, nameOf);
  expect(shown(after)).toEqual([
    '# Dressing',
    '1 tbsp oil: Oil',
    'salt: Salt',
    'pepper: Pepper',
    'stardust: unknown',
  ]);
  expect(new Set(after.ingredients.map(({ key }) => key)).size).toBe(5);
});

test('what a cook said stays text is not read again', () => {
  const [row] = form('stardust').ingredients;
  if (row?.kind !== 'line') throw new Error('There is no line');
  const mended: RecipeEditorValue = {
    ...EMPTY_RECIPE,
    ingredients: [{ ...row, certainty: 'unknown', mended: true }],
  };
  expect(textsToRead(mended, true)).toEqual([]);
});
