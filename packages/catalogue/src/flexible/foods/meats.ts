import type { Protein } from './food.ts';

const POULTRY = 'it is golden and the middle of the largest piece reads 75 °C';
const BROWN = 'it is brown all over, with no pink left';
const DICED = 'in 2 cm pieces';

/** Grams a serving. */
const MEAT = [100, 135, 180] as const;

const mince = (slug: string, word: string, done: string = BROWN): Protein => ({
  slug,
  one: word,
  unit: 'g',
  manner: 'mince',
  grams: [90, 115, 150],
  pan: [6, '', done],
});

/** Meat and poultry. Poultry, mince and sausages say when they are safe. */
export const MEATS: readonly Protein[] = [
  {
    slug: 'chicken',
    kin: 'chicken',
    one: 'chicken',
    unit: 'g',
    manner: 'meat',
    grams: [140, 190, 300],
    roast: [40, 'in pieces on the bone', 'the thickest part of the chicken reads 75 °C'],
  },
  {
    slug: 'chicken-thigh',
    kin: 'chicken',
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
    kin: 'chicken',
    one: 'chicken',
    unit: 'g',
    manner: 'meat',
    grams: MEAT,
    pan: [8, DICED, POULTRY],
    roast: [26, '', 'the thickest part of the chicken reads 75 °C'],
  },
  {
    slug: 'chicken-breast',
    kin: 'chicken',
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
];
