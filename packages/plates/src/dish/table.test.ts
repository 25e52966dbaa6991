import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { PLATE_KINDS } from './kinds.ts';
import { drawTable, type TableOrder } from './table.ts';
import { VESSEL_NAMES } from './vessels.ts';

const named = (...names: readonly string[]): TableOrder => ({ ingredients: names.map((name) => ({ name })) });
const supper = named('Basmati rice', 'Prawns', 'Peas');

test('the same order is the same picture', () => {
  expect(drawTable(supper)).toMatch(/^<svg /);
  expect(drawTable(supper)).toBe(drawTable({ ...supper }));
  expect(drawTable({ ...supper, seed: '7' })).toBe(drawTable({ ...supper, seed: '7' }));
});

test('each choice makes another picture', () => {
  const pictures = [
    supper,
    named('Basmati rice', 'Prawns', 'Carrots'),
    { ...supper, seed: '7' },
    { ...supper, seed: '8' },
    { ...supper, kind: 'soup' as const },
    { ...supper, dish: 'Prawn salad' },
    { ...supper, vessel: 'pan' as const },
    { ...supper, close: 'top-left' as const },
  ].map(drawTable);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('in another language, an ingredient says which food it is', () => {
  const ingredients = [{ name: 'Garnelen', food: 'prawn' }];
  expect(drawTable({ ingredients, kind: 'rice' })).toBe(drawTable({ ...named('Prawns'), kind: 'rice' }));
});

test('nothing known is no picture, unless its kind is given', () => {
  expect(drawTable(named())).toBeNull();
  expect(drawTable(named('Salt', 'Unobtainium'))).toBeNull();
  expect(drawTable({ ...named(), dish: 'Tomato soup' })).toMatch(/^<svg /);
  expect(drawTable({ ...named(), kind: 'plate' })).toMatch(/^<svg /);
});

test('a soup stays off a board', () => {
  const soup = named('Tomatoes', 'Vegetable stock');
  expect(drawTable({ ...soup, vessel: 'board' })).toBe(drawTable(soup));
  expect(drawTable({ ...soup, vessel: 'pot' })).not.toBe(drawTable(soup));
});

test.each(PLATE_KINDS)('a %s is well-formed in every vessel', (kind) => {
  for (const vessel of VESSEL_NAMES) {
    const svg = drawTable({ ...supper, kind, vessel, seed: vessel }) ?? '';
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg.length).toBeLessThan(220_000);
  }
});
