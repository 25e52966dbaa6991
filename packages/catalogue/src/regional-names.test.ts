import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { loadData } from './data/load-data.ts';
import { SUBSTITUTIONS } from './substitutes.ts';

const { regionalNames } = loadData();

test.each(Object.entries(regionalNames))(
  'every name said in %s finds its ingredient [NAMES-04]',
  (_english, pairs) => {
    expect(pairs.length).toBeGreaterThan(20);
    const lost = pairs.filter(
      ([british, said]) => INGREDIENT_INDEX.find(said)?.slug !== INGREDIENT_INDEX.find(british)?.slug,
    );
    expect(lost).toEqual([]);
  },
);

test('double cream is not American heavy cream, and either stands in for the other [NAMES-05]', () => {
  const [double, whipping] = ['double-cream', 'whipping-cream'].map((slug) => INGREDIENT_INDEX.require(slug));
  expect(Math.round(double!.per100g.fat)).toBe(48);
  expect(Math.round(whipping!.per100g.fat)).toBe(36);
  expect(INGREDIENT_INDEX.find('heavy cream')).toBe(whipping);
  const pairs = SUBSTITUTIONS.map(({ has, asked }) => `${has} > ${asked}`);
  expect(pairs).toEqual(
    expect.arrayContaining(['double-cream > whipping-cream', 'whipping-cream > double-cream']),
  );
});
