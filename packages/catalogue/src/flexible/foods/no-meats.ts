import type { Protein } from './food.ts';

const FLAKES = 'it flakes easily and is opaque all through';

/** Grams a serving. */
const FILLET = [110, 140, 180] as const;
const TIN = [100, 120, 180] as const;

const fish = (slug: string, word: string): Protein => ({
  slug,
  one: word,
  unit: 'g',
  kin: 'fish',
  manner: 'sea',
  grams: FILLET,
  pan: [4, 'skinned, in 3 cm pieces', FLAKES],
  roast: [14, '', `the ${word} flakes easily and is opaque all through`],
});

const pulse = (slug: string, word: string): Protein => ({
  slug,
  one: word,
  many: word,
  unit: 'can',
  manner: 'pulse',
  grams: TIN,
  pan: [4, 'drained and rinsed', 'they are hot through'],
  roast: [26, 'drained and rinsed', `the ${word} are dry and beginning to crack`],
});

/** Fish, eggs, cheese, tofu and pulses. */
export const NO_MEATS: readonly Protein[] = [
  fish('salmon', 'salmon'),
  fish('cod', 'cod'),
  fish('haddock', 'haddock'),
  fish('hake', 'hake'),
  fish('white-fish', 'white fish'),
  {
    slug: 'peeled-prawn',
    one: 'prawns',
    many: 'prawns',
    unit: 'g',
    manner: 'sea',
    grams: [80, 120, 150],
    pan: [3, 'raw', 'they are pink and firm all through'],
  },
  {
    slug: 'egg',
    one: 'egg',
    many: 'eggs',
    unit: 'piece',
    isWhole: true,
    manner: 'egg',
    grams: [100, 100, 150],
  },
  {
    slug: 'tofu',
    one: 'tofu',
    unit: 'g',
    manner: 'firm',
    grams: [120, 160, 200],
    pan: [7, 'firm, patted dry, in 2 cm cubes', 'it is golden on most sides'],
    roast: [26, 'firm, patted dry, in 3 cm cubes', 'the tofu is firm and golden'],
  },
  {
    slug: 'halloumi',
    isSalty: true,
    one: 'halloumi',
    unit: 'g',
    manner: 'firm',
    grams: [55, 75, 115],
    pan: [4, 'in 2 cm cubes', 'it is golden on most sides'],
    roast: [14, 'in 2 cm cubes', 'the halloumi is golden'],
  },
  {
    slug: 'paneer',
    one: 'paneer',
    unit: 'g',
    manner: 'firm',
    grams: [55, 80, 115],
    pan: [5, 'in 2 cm cubes', 'it is golden on most sides'],
  },
  pulse('chickpea', 'chickpeas'),
  pulse('black-bean', 'black beans'),
  pulse('kidney-bean', 'kidney beans'),
  pulse('cannellini-bean', 'cannellini beans'),
  pulse('butter-bean', 'butter beans'),
  {
    slug: 'red-lentil',
    one: 'red lentils',
    many: 'red lentils',
    unit: 'g',
    manner: 'pulse',
    grams: [60, 65, 75],
    pan: [18, 'rinsed', 'they have fallen apart'],
  },
  {
    slug: 'tinned-tuna',
    one: 'tuna',
    unit: 'can',
    manner: 'last',
    grams: [60, 90, 120],
    pan: [2, 'drained, in large flakes', 'it is hot through'],
  },
  {
    slug: 'feta',
    isSalty: true,
    one: 'feta',
    unit: 'g',
    manner: 'last',
    grams: [40, 55, 75],
    pan: [1, 'crumbled', 'it begins to soften'],
  },
];
