import { expect, test } from 'vitest';
import { groupByCategory, shoppingText } from './shopping-groups.ts';
import type { ShoppingItem } from './shopping-item.ts';

const item = (name: string, category = 'Produce', quantity = 1, unit = 'piece') => ({
  id: name,
  name,
  category,
  quantity,
  unit,
});
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

test('categories follow the shop, names the alphabet, and unknown categories come last [SHOPPING-02]', () => {
  const items = [
    item('Naan', 'Bakery'),
    item('limes'),
    item('Milk', 'Dairy'),
    item('Avocados'),
    item('Tea', 'Other'),
  ];
  const groups = groupByCategory(items, compare).map(
    (group) => `${group.category}: ${group.items.map(({ name }) => name).join(', ')}`,
  );
  expect(groups).toEqual(['Produce: Avocados, limes', 'Dairy: Milk', 'Other: Tea', 'Bakery: Naan']);
});

test.each<{ why: string; given: ShoppingItem; line: string }>([
  { why: 'an amount above 1', given: item('Limes', 'Produce', 4), line: 'Limes (4 piece)' },
  { why: 'no amount of 1', given: item('Thyme'), line: 'Thyme' },
  { why: 'no single pack', given: { ...item('Salt', 'Spices', 70, 'ml'), soldAs: 'pack' }, line: 'Salt' },
  {
    why: 'how many packs',
    given: { ...item('Guajillos', 'Spices', 12), soldAs: 'pack', soldCount: 4 },
    line: 'Guajillos (4 pack)',
  },
  { why: 'no amount below 1', given: item('Butter', 'Dairy', 0.5, 'kg'), line: 'Butter' },
  {
    why: 'the weight of what the list counts',
    given: { ...item('Potatoes', 'Produce', 6), need: 1, needUnit: 'kg' },
    line: 'Potatoes (6 piece, 1 kg)',
  },
  {
    why: 'no weight of a single piece',
    given: { ...item('Ginger'), need: 25, needUnit: 'g' },
    line: 'Ginger',
  },
  {
    why: 'the weight less what is there',
    given: { ...item('Carrots', 'Produce', 2), need: 0.3, needUnit: 'kg', have: 0.1, haveUnit: 'kg' },
    line: 'Carrots (2 piece, 0.2 kg)',
  },
  {
    why: 'no weight if what is there is counted',
    given: { ...item('Carrots', 'Produce', 2), need: 300, needUnit: 'g', have: 1, haveUnit: 'piece' },
    line: 'Carrots (2 piece)',
  },
  {
    why: 'no weight of almost nothing',
    given: { ...item('Carrots', 'Produce', 2), need: 0.3, needUnit: 'kg', have: 0.298, haveUnit: 'kg' },
    line: 'Carrots (2 piece)',
  },
  {
    why: 'no weight if more is there than is wanted',
    given: { ...item('Carrots', 'Produce', 2), need: 0.3, needUnit: 'kg', have: 0.5, haveUnit: 'kg' },
    line: 'Carrots (2 piece)',
  },
  {
    why: 'no amount twice',
    given: { ...item('Limes', 'Produce', 4), need: 6, needUnit: 'piece', have: 2, haveUnit: 'piece' },
    line: 'Limes (4 piece)',
  },
  { why: 'no formula', given: item('=1+1'), line: "'=1+1" },
  { why: 'no formula after a plus', given: item('+salt'), line: "'+salt" },
  { why: 'no formula after a minus', given: item('-salt'), line: "'-salt" },
  { why: 'no formula after an at', given: item('@salt'), line: "'@salt" },
  { why: 'no formula in wide letters', given: item('＝1+1'), line: "'＝1+1" },
  { why: 'no formula behind a tab', given: item('\t=1+1'), line: "'=1+1" },
  { why: 'no formula behind a line break', given: item('\r\n=1+1'), line: "'=1+1" },
  { why: 'one line a name', given: item(' Bay\nleaves '), line: 'Bay leaves' },
  { why: 'an inner minus as it is', given: item('Sun-dried tomatoes'), line: 'Sun-dried tomatoes' },
])('the copy has $why [SHOPPING-15]', ({ given, line }) => {
  expect(shoppingText([given], (quantity, unit) => `${quantity} ${unit}`)).toBe(line);
});
