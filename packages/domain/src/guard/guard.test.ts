import { expect, test } from 'vitest';
import { dietaryFlags } from '../dietary.ts';
import type { Allergen } from '../vocabulary/allergens.ts';
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
  'Brown it in a stout pan.',
])('lets pass: %s', (said) => expect(uncontradicted(ALL, texts(said))).toEqual(ALL));

// As cooks and labels of other countries name them, and foods offered instead of one on the list.
test.each<[said: string, allergens: readonly Allergen[]]>([
  ['two small bolillo rolls', ['eggs', 'soy', 'wheat', 'sesame', 'lupin']],
  ['Pile it on a bun.', ['wheat', 'gluten']],
  ['cider vinegar is the nearest to it', ['sulphites']],
  ['Season with nuoc mam.', ['fish']],
  ['Strew with furikake.', ['fish', 'sesame']],
  ['Tear in the surimi.', ['eggs', 'fish', 'crustaceans', 'wheat']],
  ['Crumble in a bouillon cube.', ['soy', 'wheat', 'celery']],
  ['Finish with malai.', ['dairy']],
  ['Serve with tzatziki and lavash.', ['dairy', 'wheat']],
  ['Dip it in ponzu.', ['fish', 'soy', 'wheat']],
  ['Strew with dukkah.', ['sesame', 'tree_nuts']],
  ['Temper with panch phoran.', ['mustard']],
  ['Fry in the XO sauce.', ['fish', 'crustaceans', 'molluscs']],
  ['Brush with oyster sauce.', ['fish', 'soy', 'wheat', 'molluscs']],
  ['Serve with sriracha, and with nachos.', ['dairy', 'fish', 'sulphites']],
  ['Crumble in the speculoos.', ['dairy', 'eggs', 'soy', 'wheat']],
  ['Lay on the salami.', ['dairy', 'soy', 'celery', 'mustard']],
])('knows what is in: %s [ALLERGY-28]', (said, allergens) => {
  expect(uncontradicted(ALL, texts(said)).allergens).toEqual(expect.arrayContaining([...allergens]));
});

test.each([
  ['Fold in the marshmallows.', 'halal'],
  ['Splash in the vermouth.', 'halal'],
  ['Scatter with pepperoni.', 'kosher'],
] as const)('%s is not %s', (said, diet) => {
  const halal: Claims = { ...ALL, diets: ['halal', 'kosher'] };
  expect(uncontradicted(halal, texts(said)).diets).not.toContain(diet);
});

test('names all that a dish claims', () => {
  expect(claimed(ALL)).toEqual(
    expect.arrayContaining(['vegan', 'free of dairy', 'free of allergen lupin', 'kosher']),
  );
  expect(claimed({ ...ALL, diets: [] })).not.toContain('kosher');
});

test.each<[Allergen, string]>([
  ['dairy', 'Spread with philadelphia; serve with ice-cream.'],
  ['dairy', '200 g spinach, creamed'],
  ['dairy', 'Grate over some chedder.'],
  ['eggs', 'Brush with eggwash.'],
  ['eggs', 'A spoon of garlic mayo.'],
  ['fish', 'A dash of Lea & Perrins.'],
  ['fish', 'Fishcakes'],
  ['crustaceans', 'Crabcakes'],
  ['molluscs', 'Calamares a la romana'],
  ['peanuts', 'Spread with PB.'],
  ['tree_nuts', 'Sprinkle with nuts.'],
  ['soy', 'Drizzle with maggi.'],
  ['wheat', '2 chicken breasts, breaded'],
  ['wheat', 'Serve on toast, or with pittas.'],
  ['wheat', 'Apple pie'],
  ['gluten', 'Serve with oatcakes.'],
  ['sesame', 'Serve with houmous.'],
  ['celery', 'Crumble in an Oxo.'],
  ['mustard', 'A spoon of Dijon.'],
  ['sulphites', 'Serve with a glass of cider.'],
])('a hurried cook who writes of %s is understood: %s [ALLERGY-29]', (allergen, said) => {
  expect(uncontradicted(ALL, texts(said)).allergens).toContain(allergen);
});

test.each(['Top with marshmallows.', 'Make up the jelly.', 'Splash of Shaoxing.', 'Fry the rashers.'])(
  'what is not halal is understood in short: %s',
  (said) => {
    const claims = { ...ALL, diets: ['halal' as const] };
    expect(uncontradicted(claims, texts(said)).diets).toEqual([]);
  },
);

test('what is named as free of a food contradicts nothing', () => {
  const said = texts('Vegan ice cream, vegan rashers and lettuce wraps.', 'Use a cookie sheet.');
  expect(uncontradicted(ALL, said)).toEqual(ALL);
});
