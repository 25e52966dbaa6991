import * as nutrition from '@larder/domain/nutrition';
import type { Ingredient } from '@larder/domain/model';
import { groupOf } from './index.ts';

const slugsOf = (group: string, without: readonly string[] = []): string[] =>
  groupOf(group)
    .map(({ slug }) => slug)
    .filter((slug) => !without.includes(slug));

/** Pantry goods that count as vegetables; the others are seasonings, fruit or seaweed. */
const FROM_JARS = [
  'tinned-tomatoes',
  'tinned-plum-tomatoes',
  'passata',
  'tinned-tomatillo',
  'roasted-red-pepper',
  'kimchi',
  'vegan-kimchi',
  'pickled-radish',
  'sauerkraut',
  'tinned-pumpkin',
  'artichoke-heart',
];
const TUBERS = ['potato', 'sweet-potato', 'cassava', 'taro'];
const GRAINS = ['oats', 'couscous', 'bulgur', 'quinoa', 'pearl-barley', 'millet', 'buckwheat'];
const NOODLES = [
  'noodle',
  'sweet-potato-noodle',
  'rice-noodle',
  'wheat-noodle',
  'udon-noodle',
  'ramen-noodle',
  'soba-noodle',
  'egg-noodle',
];
const TORTILLAS = ['corn-tortilla', 'flour-tortilla', 'tortilla-chip', 'tostada', 'masa-harina'];
const SWEET_BREAD = ['gingerbread', 'ladyfinger'];
/** Flours and doughs count as bread on the plate. */
const FLOURS = [
  'plain-flour',
  'bread-flour',
  '00-flour',
  'wholemeal-flour',
  'self-raising-flour',
  'rye-flour',
];

const GROUPS: nutrition.PlateGroups = {
  vegetables: new Set([
    ...slugsOf('greens'),
    ...slugsOf('fruiting-vegetables'),
    ...slugsOf('mushrooms', ['dried-porcini', 'dried-shiitake']),
    ...slugsOf('onions-and-roots', [...TUBERS, 'garlic', 'ginger', 'ginseng']),
    'poblano',
    'padron-pepper',
    ...FROM_JARS,
  ]),
  pulses: new Set(slugsOf('pulses')),
  bases: new Map<string, nutrition.Base>([
    ...slugsOf('rice-and-grains', GRAINS).map((slug) => [slug, 'rice'] as const),
    ['rice-cake', 'rice'],
    ...[...GRAINS, 'semolina', 'cornmeal', 'grits'].map((slug) => [slug, 'grains'] as const),
    ...slugsOf('pasta-and-noodles', [...NOODLES, 'rice-cake']).map((slug) => [slug, 'pasta'] as const),
    ...NOODLES.map((slug) => [slug, 'noodles'] as const),
    ...TUBERS.map((slug) => [slug, 'potatoes'] as const),
    ...[...slugsOf('bread', [...TORTILLAS, ...SWEET_BREAD]), ...FLOURS].map(
      (slug) => [slug, 'bread'] as const,
    ),
    ...TORTILLAS.map((slug) => [slug, 'tortillas'] as const),
  ]),
};

interface Plate {
  readonly vegetableGrams: number;
  readonly base: nutrition.Base | null;
}

/** What a serving of a recipe puts on the plate: grams of vegetables, and its base. */
export function plateOf(
  lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[],
  servings: number,
): Plate {
  return {
    vegetableGrams: nutrition.vegetableGrams(lines, servings, GROUPS),
    base: nutrition.baseOf(lines, servings, GROUPS),
  };
}
