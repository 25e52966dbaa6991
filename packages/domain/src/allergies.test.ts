import { expect, test } from 'vitest';
import {
  allergenStatement,
  avoidedDishes,
  avoidedIn,
  avoidedInAll,
  avoidedThings,
  ENGLISH_ALLERGY_WORDS,
  type CountedAllergens,
  type NamedAllergen,
} from './allergies.ts';
import { partsOf, withoutWholes, withWholes, type Allergen } from './vocabulary/allergens.ts';

const NOODLES: NamedAllergen[] = [
  { allergy: 'nuts', ingredients: ['peanuts'] },
  { allergy: 'eggs', ingredients: ['egg', 'mayonnaise'] },
  { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'] },
  { allergy: 'wheat', ingredients: ['wheat noodles', 'soy sauce', 'gochujang', 'beer'], often: ['beer'] },
  { allergy: 'dairy', ingredients: ['butter', 'puff pastry'], often: ['puff pastry'] },
  { allergy: 'fish', ingredients: [] },
  { allergy: 'tree_nuts', ingredients: ['pesto'] },
  { allergy: 'gluten', ingredients: ['wheat noodles', 'soy sauce', 'gochujang', 'beer'] },
];

test.each<{ why: string; avoided: Allergen[]; contains: string[]; mayContain?: string[] }>([
  { why: 'nothing avoided, nothing said', avoided: [], contains: [] },
  { why: 'nothing the cook avoids', avoided: ['sesame'], contains: [] },
  { why: 'the thing, not the allergy', avoided: ['nuts'], contains: ['peanuts'] },
  {
    why: 'the allergy in brackets when its source hides it',
    avoided: ['eggs'],
    contains: ['egg', 'mayonnaise (eggs)'],
  },
  {
    why: 'one ingredient with two allergens',
    avoided: ['wheat', 'soy'],
    contains: ['soy sauce (wheat)', 'gochujang (soy, wheat)', 'wheat noodles'],
    mayContain: ['wheat (beer)'],
  },
  { why: 'an allergen with unknown source', avoided: ['fish'], contains: [], mayContain: ['fish'] },
  {
    why: 'the part, not the whole too',
    avoided: ['wheat', 'gluten'],
    contains: ['wheat noodles', 'soy sauce (wheat)', 'gochujang (wheat)', 'beer (gluten)'],
  },
  {
    why: 'nothing as possible that is avoided for certain',
    avoided: ['gluten'],
    contains: ['wheat noodles', 'soy sauce (gluten)', 'gochujang (gluten)', 'beer (gluten)'],
  },
  {
    why: 'a part as possible',
    avoided: ['wheat'],
    contains: ['wheat noodles', 'soy sauce (wheat)', 'gochujang (wheat)'],
    mayContain: ['wheat (beer)'],
  },
  { why: 'two words as two words', avoided: ['tree_nuts'], contains: ['pesto (tree nuts)'] },
])('$why [ALLERGY-06]', ({ avoided, contains, mayContain = [] }) => {
  expect(avoidedThings(NOODLES, avoided)).toEqual({ contains, mayContain });
});

test('what only some products contain may be in it, with the allergy [ALLERGY-22]', () => {
  expect(avoidedThings(NOODLES, ['dairy', 'fish', 'nuts'])).toEqual({
    contains: ['peanuts', 'butter'],
    mayContain: ['dairy (puff pastry)', 'fish'],
  });
});

test('says which allergen may be in the dish, not that its food may [ALLERGY-36]', () => {
  const tacos: NamedAllergen[] = [
    {
      allergy: 'gluten',
      ingredients: ['corn tortilla', 'stock cube', 'beer'],
      often: ['corn tortilla', 'stock cube'],
    },
    { allergy: 'eggs', ingredients: ['mayonnaise', 'pesto'], often: ['pesto'] },
    { allergy: 'dairy', ingredients: ['pesto'], often: ['pesto'] },
  ];
  expect(avoidedThings(tacos, ['gluten', 'eggs', 'dairy'])).toEqual({
    contains: ['beer (gluten)', 'mayonnaise (eggs)'],
    mayContain: ['gluten (corn tortilla or stock cube)', 'eggs or dairy (pesto)'],
  });
  const dips = ['hummus', 'stock', 'mustard', 'pickle'];
  const celery: NamedAllergen = { allergy: 'celery', ingredients: dips, often: dips };
  expect(avoidedThings([celery], ['celery']).mayContain).toEqual([
    'celery (hummus, stock, mustard, or pickle)',
  ]);
  expect(avoidedThings([celery], ['celery'], undefined, 2).mayContain).toEqual([
    'celery (hummus, stock, or 2 more)',
  ]);
});

test('names an allergen once for several ingredients that may contain it [ALLERGY-36]', () => {
  const often = (name: string) => ({ name, allergens: ['sulphites'], often: ['sulphites'] }) as const;
  expect(avoidedInAll([often('wine'), often('raisins')], ['sulphites']).mayContain).toEqual([
    'sulphites (wine or raisins)',
  ]);
});

test('distinguishes what one ingredient contains from what only some products contain [ALLERGY-24]', () => {
  const egg = { name: 'egg', allergens: ['eggs'], often: [] } as const;
  const pesto = { name: 'pesto', allergens: ['nuts', 'dairy', 'eggs'], often: ['eggs'] } as const;
  expect(avoidedIn(egg, ['eggs', 'nuts'])).toEqual({ contains: 'egg', mayContain: undefined });
  expect(avoidedIn(egg, ['nuts'])).toBeUndefined();
  expect(avoidedIn(pesto, ['dairy', 'nuts'])?.contains).toBe('pesto (nuts, dairy)');
  expect(avoidedIn(pesto, ['eggs'])).toEqual({ contains: undefined, mayContain: 'eggs (pesto)' });
  expect(avoidedIn(pesto, ['dairy', 'eggs'])).toEqual({
    contains: 'pesto (dairy)',
    mayContain: 'eggs (pesto)',
  });
});

test('wheat and eggs are always shown beside fish cakes, however they are spelled [ALLERGY-24]', () => {
  for (const name of ['fish cakes', 'fishcakes', 'fish-cakes'])
    expect(avoidedIn({ name, allergens: ['wheat', 'eggs'], often: [] }, ['wheat', 'eggs'])?.contains).toBe(
      `${name} (wheat, eggs)`,
    );
});

test.each<{ name: string; shown: string; allergens: Allergen[]; said: string }>([
  { name: 'beef extract', shown: 'beef extract', allergens: ['gluten'], said: 'beef extract (gluten)' },
  { name: 'yeast extract', shown: 'yeast extract', allergens: ['gluten'], said: 'yeast extract (gluten)' },
  { name: 'peanut oil', shown: 'peanut oil', allergens: ['nuts', 'peanuts'], said: 'peanut oil' },
  {
    name: 'peanut oil',
    shown: 'groundnut oil',
    allergens: ['nuts', 'peanuts'],
    said: 'groundnut oil (peanuts)',
  },
  {
    name: 'textured soya protein',
    shown: 'textured soya protein',
    allergens: ['soy'],
    said: 'textured soya protein',
  },
  {
    name: 'textured soya protein',
    shown: 'textured vegetable protein',
    allergens: ['soy'],
    said: 'textured vegetable protein (soy)',
  },
])(
  '$name, shown as $shown, is $said to a cook who avoids $allergens [ALLERGY-06]',
  ({ name, shown, allergens, said }) => {
    const words = { ...ENGLISH_ALLERGY_WORDS, ingredient: () => shown };
    expect(avoidedIn({ name, allergens, often: [] }, allergens, words)?.contains).toBe(said);
  },
);

test('names ingredients as the cook does, but knows what they hide by their own names [ALLERGY-06]', () => {
  const names: Readonly<Record<string, string>> = { prawns: 'shrimp', 'stock cube': 'bouillon cube' };
  const american = { ...ENGLISH_ALLERGY_WORDS, ingredient: (name: string) => names[name] ?? name };
  const soup: NamedAllergen[] = [
    { allergy: 'crustaceans', ingredients: ['prawns'] },
    { allergy: 'eggs', ingredients: ['stock cube'] },
    { allergy: 'celery', ingredients: ['stock cube'], often: ['stock cube'] },
  ];
  expect(avoidedThings(soup, ['crustaceans', 'eggs', 'celery'], american)).toEqual({
    contains: ['shrimp', 'bouillon cube (eggs)'],
    mayContain: ['celery (bouillon cube)'],
  });
  const cube = { name: 'stock cube', allergens: ['eggs'], often: [] } as const;
  expect(avoidedIn(cube, ['eggs'], american)?.contains).toBe('bouillon cube (eggs)');
  expect(allergenStatement(soup, american).mayContain).toEqual([
    { allergens: ['celery'], labels: ['bouillon cube'] },
  ]);
});

test('nobody who avoids nuts, shellfish or gluten needs to know their parts [ALLERGY-25]', () => {
  expect(withWholes(['peanuts', 'wheat', 'molluscs'])).toEqual([
    'nuts',
    'shellfish',
    'wheat',
    'peanuts',
    'molluscs',
    'gluten',
  ]);
  expect(withoutWholes(withWholes(['tree_nuts', 'sesame']))).toEqual(['sesame', 'tree_nuts']);
  expect(partsOf('shellfish')).toEqual(['crustaceans', 'molluscs']);
  expect(partsOf('sesame')).toEqual([]);
});

test('states all that a dish contains, by its parts, and what depends on labels [ALLERGY-26]', () => {
  expect(
    allergenStatement([
      ...NOODLES,
      { allergy: 'celery', ingredients: ['stock cube'], often: ['stock cube'] },
    ]),
  ).toEqual({
    contains: ['eggs', 'soy', 'wheat', 'dairy', 'tree nuts'],
    mayContain: [
      { allergens: ['fish'], labels: [] },
      { allergens: ['celery'], labels: ['stock cube'] },
    ],
  });
  const beer: NamedAllergen[] = [
    { allergy: 'wheat', ingredients: ['beer'], often: ['beer'] },
    { allergy: 'gluten', ingredients: ['beer'] },
  ];
  expect(allergenStatement(beer)).toEqual({ contains: ['gluten'], mayContain: [] });
});

test('names a label once for all the allergens that it may give away [ALLERGY-26]', () => {
  const pie: NamedAllergen[] = [
    { allergy: 'soy', ingredients: ['puff pastry'], often: ['puff pastry'] },
    { allergy: 'celery', ingredients: ['stock'], often: ['stock'] },
    { allergy: 'lupin', ingredients: ['puff pastry'], often: ['puff pastry'] },
  ];
  expect(allergenStatement(pie).mayContain).toEqual([
    { allergens: ['soy', 'lupin'], labels: ['puff pastry'] },
    { allergens: ['celery'], labels: ['stock'] },
  ]);
});

test('counts each affected dish once, and possible ones separately [ALLERGY-17]', () => {
  const counted: CountedAllergens[] = [
    { recipe_count: 3, contains: ['eggs', 'wheat'], may_contain: [] },
    { recipe_count: 2, contains: ['wheat'], may_contain: ['eggs'] },
    { recipe_count: 1, contains: ['dairy'], may_contain: ['eggs', 'nuts'] },
    { recipe_count: 9, contains: ['fish'], may_contain: [] },
  ];
  expect(avoidedDishes(counted, ['wheat', 'eggs', 'sesame'])).toEqual({
    contain: { dishes: 5, things: ['wheat', 'eggs'] },
    mayContain: { dishes: 1, things: ['eggs'] },
  });
  expect(avoidedDishes(counted, [])).toEqual({
    contain: { dishes: 0, things: [] },
    mayContain: { dishes: 0, things: [] },
  });
});
