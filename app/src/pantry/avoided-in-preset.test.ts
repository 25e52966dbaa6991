import { expect, test } from 'vitest';
import { avoidedInPreset, type Avoiding } from './avoided-in-preset.ts';

const PRESET = {
  allergens: [
    { allergy: 'wheat', ingredients: ['soy sauce'], often: [] },
    { allergy: 'dairy', ingredients: ['margarine'], often: ['margarine'] },
  ],
  diets_against: [
    { diet: 'vegetarian', ingredients: ['bacon', 'Emmental'], often: ['Emmental'] },
    { diet: 'gluten_free', ingredients: ['soy sauce'], often: [] },
    { diet: 'halal', ingredients: ['bacon', 'Emmental', 'white wine'], often: [] },
  ],
} as const satisfies { allergens: unknown; diets_against: unknown };

const told = (name: string, { allergies = [], diets = [] }: Partial<Avoiding>) => {
  const { allergens, diets_against: against } = PRESET;
  const copy = <One extends { ingredients: readonly string[]; often: readonly string[] }>(one: One) => ({
    ...one,
    ingredients: [...one.ingredients],
    often: [...one.often],
  });
  const preset = { allergens: allergens.map(copy), diets_against: against.map(copy) };
  return avoidedInPreset(name, preset, { allergies, diets });
};

test.each<{ name: string; avoiding: Partial<Avoiding>; contains?: string; mayContain?: string }>([
  { name: 'bacon', avoiding: { diets: ['halal'] }, contains: 'bacon (not halal)' },
  {
    name: 'bacon',
    avoiding: { diets: ['vegetarian', 'halal'] },
    contains: 'bacon (not vegetarian, not halal)',
  },
  {
    name: 'Emmental',
    avoiding: { diets: ['vegetarian'] },
    mayContain: 'something not vegetarian (Emmental)',
  },
  // What is certain says more than what a label decides.
  { name: 'Emmental', avoiding: { diets: ['vegetarian', 'halal'] }, contains: 'Emmental (not halal)' },
  {
    name: 'soy sauce',
    avoiding: { allergies: ['wheat'], diets: ['gluten_free'] },
    contains: 'soy sauce (wheat)',
  },
  { name: 'margarine', avoiding: { allergies: ['dairy'] }, mayContain: 'dairy (margarine)' },
])('$name for $avoiding [ALLERGY-33]', ({ name, avoiding, contains, mayContain }) => {
  const { because, ...texts } = told(name, avoiding) ?? {};
  expect(texts).toEqual({ contains, mayContain });
  const parts = because && [`${because.food} (${because.reason})`, `${because.reason} (${because.food})`];
  expect(parts ?? [contains ?? mayContain]).toContain(contains ?? mayContain);
});

test.each([
  { name: 'bacon', avoiding: {} },
  { name: 'bacon', avoiding: { diets: ['gluten_free'] } },
  { name: 'rice', avoiding: { diets: ['halal'], allergies: ['wheat'] } },
] as const)('$name may stay for $avoiding', ({ name, avoiding }) => {
  expect(told(name, avoiding)).toBeUndefined();
});
