import { expect, test } from 'vitest';
import { dietaryFlags } from '../dietary.ts';
import { claimed, contradictions, uncontradicted, type Claims } from './guard.ts';

/** A dish that claims all there is to claim. */
const ALL: Claims = {
  dietary: dietaryFlags(new Set()),
  allergens: [],
  diets: ['vegan', 'gluten_free', 'kosher'],
};
const texts = (...said: string[]) => ({ names: [], texts: said });

test('withdraws each claim that a word contradicts, and no other [ALLERGY-28]', () => {
  const left = uncontradicted(ALL, texts('Serve with buttered noodles.'));
  expect(left.allergens).toEqual(['dairy', 'wheat', 'gluten']);
  expect(left.dietary).toMatchObject({
    vegan: false,
    vegetarian: true,
    contains_dairy: true,
    contains_fish: false,
  });
  expect(left.diets).toEqual(['kosher']);
  expect([...contradictions(left, texts('Serve with buttered noodles.'))]).toEqual([]);
});

test('knows meat beside milk, and meat alone', () => {
  expect(uncontradicted(ALL, texts('Fry the beef.')).diets).toEqual(['gluten_free', 'kosher']);
  expect(uncontradicted(ALL, texts('Fry the beef in butter.')).diets).toEqual(['gluten_free']);
});

test.each([
  'As large as a walnut.',
  'Thick like cream.',
  'Without butter.',
  'Spread with vegan butter.',
  'Add gluten-free penne.',
])('lets pass: %s', (said) => expect(uncontradicted(ALL, texts(said))).toEqual(ALL));

test('names all that a dish claims', () => {
  expect(claimed(ALL)).toEqual(
    expect.arrayContaining(['vegan', 'free of dairy', 'free of allergen lupin', 'kosher']),
  );
  expect(claimed({ ...ALL, diets: [] })).not.toContain('kosher');
});
