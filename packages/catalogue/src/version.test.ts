import { expect, test } from 'vitest';
import { CATALOGUE, catalogueVersion } from './catalogue.ts';
import { versionOf } from './version.ts';

test('equal catalogues have equal versions', () => {
  expect(versionOf(structuredClone(CATALOGUE))).toBe(catalogueVersion);
});

test('a changed price changes the version', () => {
  const [first, ...rest] = CATALOGUE.ingredients;
  const dearer = { ...CATALOGUE, ingredients: [{ ...first, pricePerKg: 1234 }, ...rest] };
  expect(versionOf(dearer)).not.toBe(catalogueVersion);
});
