import { expect, test } from 'vitest';
import { dietaryFlags, type Allergen, type AnimalClass } from '@larder/domain';
import { contradictions, type Claims } from '@larder/domain/guard';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENTS } from '../ingredients/index.ts';
import { READY_TABLE } from './second-table-ready.ts';

/** A dish that claims to be free of everything. */
const ALL: Claims = { dietary: dietaryFlags(new Set()), allergens: [], diets: ['vegan'] };

/** Names for which the guard may know less than the ingredient holds, and why. */
const EXCEPT = new Map(
  Object.entries({
    'cooks make it themselves, without what is in a bought one':
      'pancakes waffle sponge-cake victoria-sponge hollandaise bearnaise vinaigrette meatballs pulled-pork char-siu sofrito soffritto croutons focaccia croissant scone bun crepe chapati chapatti roti',
    'it names more foods than this one': 'chocolate sausage liver noodle chutney',
  }).flatMap(([why, names]) => names.split(' ').map((name) => [name.replaceAll('-', ' '), why] as const)),
);

const CLAIM_OF: Partial<Record<AnimalClass, string>> = {
  dairy: 'free of dairy',
  egg: 'free of eggs',
  poultry: 'free of chicken',
  'red-meat': 'free of beef',
  lamb: 'free of lamb',
  pork: 'free of pork',
};

/** What comes ready-made: the guard knows what it always holds, its ingredient also what only some packets add. */
const READY = new Set(
  Object.values(READY_TABLE).flatMap(({ contains, often }) => `${contains} ${often}`.trim().split(/\s+/)),
);

/** Every claim that what it contains rules out, or often contains unless it comes ready-made. */
function ruledOut({ slug, allergens, animals, often }: Ingredient): string[] {
  const isUsual = (food: Allergen | AnimalClass): boolean => !READY.has(slug) || often[food] === undefined;
  return [
    ...allergens.filter(isUsual).map((allergen) => `free of allergen ${allergen.replaceAll('_', ' ')}`),
    ...animals
      .filter((animal) => isUsual(animal === 'egg' ? 'eggs' : animal))
      .flatMap((animal) => CLAIM_OF[animal] ?? []),
  ];
}

/** Every name that is itself a word of the guard. */
const KNOWN = INGREDIENTS.flatMap((ingredient) =>
  [ingredient.name, ...ingredient.aliases].flatMap((name) => {
    const found = contradictions(ALL, { names: [], texts: [name] });
    return found.some(({ word }) => word.toLowerCase() === name.toLowerCase())
      ? [{ name, claims: new Set(found.map(({ claim }) => claim)), ingredient }]
      : [];
  }),
);

test('a name that the guard knows denies all that its ingredient may contain [ALLERGY-29]', () => {
  const missed = KNOWN.flatMap(({ name, claims, ingredient }) =>
    EXCEPT.has(name)
      ? []
      : ruledOut(ingredient).flatMap((one) => (claims.has(one) ? [] : [`${name}: ${one}`])),
  );
  expect(missed).toEqual([]);
});

test('no exception is left over', () => {
  const known = new Set(KNOWN.map(({ name }) => name));
  expect([...EXCEPT.keys()].filter((name) => !known.has(name))).toEqual([]);
});
