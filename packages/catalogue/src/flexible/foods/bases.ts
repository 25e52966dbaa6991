import type { Base } from './food.ts';

const RICE = [60, 75, 85] as const;
const PASTA = [80, 95, 110] as const;

const rice = (slug: string, word: string): Base => ({
  slug,
  one: word,
  unit: 'g',
  kin: 'rice',
  grams: RICE,
  minutes: 11,
});
const pasta = (slug: string, word: string, minutes: number, isMany = false): Base => ({
  slug,
  one: word,
  ...(isMany && { many: word }),
  unit: 'g',
  grams: PASTA,
  minutes,
});

export const LONG_RICE: readonly Base[] = [
  rice('rice', 'rice'),
  rice('long-grain-rice', 'rice'),
  rice('basmati-rice', 'rice'),
  rice('jasmine-rice', 'rice'),
];

export const PASTA_SHAPES: readonly Base[] = [
  pasta('spaghetti', 'spaghetti', 10),
  pasta('penne', 'penne', 11),
  pasta('fusilli', 'fusilli', 11),
  pasta('rigatoni', 'rigatoni', 12),
  pasta('pasta', 'pasta', 11),
  pasta('tagliatelle', 'tagliatelle', 6),
];

export const ROOTS: readonly Base[] = [
  {
    slug: 'potato',
    one: 'potato',
    many: 'potatoes',
    unit: 'g',
    grams: [170, 220, 270],
    note: 'scrubbed, in 2 cm chunks',
    minutes: 12,
  },
  {
    slug: 'sweet-potato',
    one: 'sweet potato',
    many: 'sweet potatoes',
    unit: 'g',
    grams: [170, 220, 270],
    note: 'peeled, in 3 cm chunks',
    minutes: 12,
  },
];

export const TORTILLAS: readonly Base[] = [
  {
    slug: 'corn-tortilla',
    one: 'tortillas',
    many: 'tortillas',
    unit: 'piece',
    isWhole: true,
    grams: [78, 104, 104],
    minutes: 1,
  },
  {
    slug: 'flour-tortilla',
    one: 'tortillas',
    many: 'tortillas',
    unit: 'piece',
    isWhole: true,
    grams: [90, 90, 90],
    minutes: 1,
  },
];

export const GRAINS: readonly Base[] = [
  { slug: 'couscous', one: 'couscous', unit: 'g', grams: [65, 75, 85], minutes: 5 },
  { slug: 'bulgur', one: 'bulgur wheat', unit: 'g', grams: [65, 75, 85], minutes: 12 },
  { slug: 'quinoa', one: 'quinoa', unit: 'g', grams: [65, 75, 85], minutes: 14 },
  ...LONG_RICE,
];

/** Bread to eat with a dish. */
export const BREADS: readonly Base[] = [
  { slug: 'country-bread', one: 'bread', unit: 'slice', grams: [80, 80, 120], minutes: 2 },
  { slug: 'bread', one: 'bread', unit: 'slice', grams: [84, 84, 112], minutes: 2 },
  { slug: 'white-bread', one: 'bread', unit: 'slice', grams: [84, 84, 112], minutes: 2 },
  {
    slug: 'pita',
    one: 'pita breads',
    many: 'pita breads',
    unit: 'piece',
    isWhole: true,
    grams: [60, 60, 120],
    minutes: 2,
  },
];
