import type { Protein } from './food.ts';

const POULTRY = 'it is golden and the middle of the largest piece reads 75 °C';
const MINCE = [6, '', 'it is brown all over, with no pink left'] as const;
const FLAKES = 'it flakes easily and is opaque all through';
const FISH_PAN = [4, 'skinned, in 3 cm pieces', FLAKES] as const;

/** Grams a serving. */
const MEAT = [100, 135, 180] as const;
const FILLET = [110, 140, 180] as const;
const TIN = [100, 120, 180] as const;

const fish = (slug: string, word: string): Protein => ({
  slug,
  one: word,
  unit: 'g',
  kin: 'fish',
  manner: 'sea',
  grams: FILLET,
  pan: FISH_PAN,
  roast: [14, '', `the ${word} flakes easily and is opaque all through`],
});

const mince = (slug: string, word: string, done: string = MINCE[2]): Protein => ({
  slug,
  one: word,
  unit: 'g',
  manner: 'mince',
  grams: [90, 115, 150],
  pan: [MINCE[0], MINCE[1], done],
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

const DICED = 'in 2 cm pieces';

/** The proteins of flexible dinners. Raw poultry, mince and sausages say when they are safe. */
export const PROTEINS: readonly Protein[] = [
  {
    slug: 'chicken',
    one: 'chicken',
    unit: 'g',
    manner: 'meat',
    grams: [140, 190, 300],
    roast: [40, 'in pieces on the bone', 'the thickest part of the chicken reads 75 °C'],
  },
  {
    slug: 'chicken-thigh',
    one: 'chicken',
    title: 'chicken thighs',
    unit: 'piece',
    isWhole: true,
    manner: 'meat',
    grams: [140, 190, 300],
    roast: [40, 'bone in, skin on', 'the skin is crisp and the thickest part of the chicken reads 75 °C'],
  },
  {
    slug: 'boneless-chicken-thigh',
    one: 'chicken',
    unit: 'g',
    manner: 'meat',
    grams: MEAT,
    pan: [8, DICED, POULTRY],
    roast: [26, '', 'the thickest part of the chicken reads 75 °C'],
  },
  {
    slug: 'chicken-breast',
    one: 'chicken',
    title: 'chicken breast',
    unit: 'g',
    manner: 'meat',
    grams: MEAT,
    pan: [6, DICED, POULTRY],
    roast: [26, '', 'the thickest part of the chicken reads 75 °C'],
  },
  { slug: 'turkey-breast', one: 'turkey', unit: 'g', manner: 'meat', grams: MEAT, pan: [6, DICED, POULTRY] },
  {
    slug: 'pork-loin',
    one: 'pork',
    unit: 'g',
    manner: 'meat',
    grams: MEAT,
    pan: [5, 'in strips 1 cm thick', 'it is brown at the edges and no longer pink inside'],
  },
  mince('minced-beef', 'beef'),
  mince('minced-pork', 'pork'),
  mince('minced-lamb', 'lamb'),
  mince('minced-chicken', 'chicken', 'it is golden all over, with no pink left (75 °C)'),
  mince('minced-turkey', 'turkey', 'it is golden all over, with no pink left (75 °C)'),
  {
    slug: 'bacon',
    isSalty: true,
    one: 'bacon',
    unit: 'g',
    kin: 'bacon',
    manner: 'fatty',
    grams: [40, 60, 75],
    pan: [5, 'in 1 cm strips', 'it is crisp at the edges'],
  },
  {
    slug: 'lardon',
    isSalty: true,
    one: 'lardons',
    many: 'lardons',
    unit: 'g',
    kin: 'bacon',
    manner: 'fatty',
    grams: [40, 60, 75],
    pan: [5, '', 'they are crisp at the edges'],
  },
  {
    slug: 'pork-sausage',
    isSalty: true,
    one: 'sausages',
    many: 'sausages',
    unit: 'piece',
    isWhole: true,
    manner: 'fatty',
    grams: [85, 130, 170],
    pan: [8, 'skins removed, torn into small pieces', 'they are brown all over and read 75 °C in the middle'],
    roast: [26, '', 'the sausages are brown and read 75 °C in the middle'],
  },
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
