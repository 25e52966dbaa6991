import { describe, expect, test } from 'vitest';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { PARTS, SUBSTITUTIONS } from '../substitutes.ts';
import { checkSubstitutions } from './substitutes.ts';

test('no substitute violates an allergen, an animal or a diet [MATCH-07]', () => {
  expect(checkSubstitutions(SUBSTITUTIONS, INGREDIENT_INDEX)).toEqual([]);
});

describe('the check rejects', () => {
  test.each([
    { row: 'plain-flour > rice-flour', fault: 'brings in wheat' },
    { row: 'plain-flour > cornflour', fault: 'does not fit gluten_free' },
    { row: 'milk > soy-milk', fault: 'brings in dairy' },
    { row: 'butter > olive-oil', fault: 'brings in dairy' },
    { row: 'lardon > mushroom', fault: 'brings in pork' },
    { row: 'potato > courgette', fault: 'does not fit low_carb' },
    { row: 'basmati-rice > rice', fault: 'is a kind of it already' },
    { row: 'rice > risotto', fault: 'no such ingredient' },
  ])('$row: $fault', ({ row, fault }) => {
    const [has = '', asked = ''] = row.split(' > ');
    const faults = checkSubstitutions([{ has, asked, note: 'Any will do.' }], INGREDIENT_INDEX);
    expect(faults).toContain(`${row}: ${fault}`);
  });

  test('accepts a substitute that merely lacks something', () => {
    const row = { has: 'rice-flour', asked: 'plain-flour', note: 'Any will do.' };
    expect(checkSubstitutions([row], INGREDIENT_INDEX)).toEqual([]);
  });

  test('accepts a general word for its own kind, whatever that may contain', () => {
    const row = { has: 'bread', asked: 'country-bread', note: 'A crusty loaf will do.' };
    expect(checkSubstitutions([row], INGREDIENT_INDEX)).toEqual([]);
  });

  test('accepts the ordinary food for what is made for a diet, but no allergen with it', () => {
    const rows = [
      ['parmesan', 'vegetarian-hard-cheese'],
      ['kimchi', 'vegan-kimchi'],
    ].map(([has = '', asked = '']) => ({ has, asked, note: 'It will do if nobody is vegetarian.' }));
    const faults = checkSubstitutions(rows, INGREDIENT_INDEX);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults)
      expect(fault).toMatch(/^kimchi > vegan-kimchi: brings in (?:crustaceans|fish|molluscs|shellfish)$/);
  });

  test('finds a row without a note and a duplicate row', () => {
    const row = { has: 'rice', asked: 'basmati-rice', note: '' };
    expect(checkSubstitutions([row, row], INGREDIENT_INDEX)).toEqual([
      'rice > basmati-rice is duplicated',
      'rice > basmati-rice: needs a note',
      'rice > basmati-rice: needs a note',
    ]);
  });
});

test("an egg gives one yolk and one white, by the catalogue's weights", () => {
  const parts = PARTS.filter(({ whole }) => whole === 'egg').map(({ part, share }) => {
    const grams = share * INGREDIENT_INDEX.require('egg').gramsPer.piece!;
    return [part, grams / INGREDIENT_INDEX.require(part).gramsPer.piece!];
  });
  expect(parts).toEqual([
    ['egg-yolk', expect.closeTo(1)],
    ['egg-white', expect.closeTo(1)],
  ]);
});

test('every part and every whole is in the catalogue', () => {
  const slugs = PARTS.flatMap(({ whole, part }) => [whole, part]);
  expect(slugs.filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
});
