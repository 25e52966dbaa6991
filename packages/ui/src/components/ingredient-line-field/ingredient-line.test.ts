import { expect, test } from 'vitest';
import { mendedLine, readLine, typedLine, UNREAD_LINE, type LineReading } from './ingredient-line.ts';

const FLOUR = { id: '7', name: 'Plain flour' };
const SURE: LineReading = {
  ingredient: FLOUR,
  quantity: 200,
  unit: 'g',
  notes: 'sifted',
  certainty: 'sure',
};
const UNKNOWN: LineReading = {
  ingredient: null,
  quantity: 2,
  unit: 'tbsp',
  notes: null,
  certainty: 'unknown',
};
const line = readLine({ ...UNREAD_LINE, text: '200 g plain flour, sifted' }, SURE);

test('a line that is typed on shows its last reading until it is read again', () => {
  expect(typedLine(line, '250 g plain flour')).toEqual({
    ...SURE,
    text: '250 g plain flour',
    certainty: 'unread',
  });
});

test('an emptied line was read as nothing', () => {
  expect(typedLine(line, ' ')).toEqual({ ...UNREAD_LINE, text: ' ' });
  expect(typedLine(line, line.text)).toBe(line);
});

test('what the cook tied stays tied while the amount changes', () => {
  const unknown = readLine({ ...UNREAD_LINE, text: '1 tbsp Gran’s mix' }, UNKNOWN);
  const tied = mendedLine(unknown, { ingredient: FLOUR, quantity: 1, unit: 'tbsp', notes: null });
  expect(tied).toMatchObject({ certainty: 'sure', mended: true });
  const again = readLine(typedLine(tied, '2 tbsp Gran’s mix'), UNKNOWN);
  expect(again).toEqual({
    text: '2 tbsp Gran’s mix',
    ingredient: FLOUR,
    quantity: 2,
    unit: 'tbsp',
    notes: null,
    certainty: 'sure',
    mended: true,
  });
});

test('a better reading wins over what was tied', () => {
  const tied = mendedLine(line, { ...SURE, ingredient: { id: '8', name: 'Rice flour' } });
  expect(readLine(typedLine(tied, '200 g plain flour'), SURE).ingredient).toEqual(FLOUR);
});

test('a line without an ingredient stays text', () => {
  expect(mendedLine(line, { ingredient: null, quantity: null, unit: null, notes: null })).toMatchObject({
    certainty: 'unknown',
    mended: true,
  });
});
