import type { DietaryFlags } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { PICTURES } from './index.ts';

const PICTURED = CATALOGUE.recipes.flatMap((recipe) => {
  const picture = PICTURES[recipe.slug];
  return picture ? [{ recipe, picture }] : [];
});

/** Parts that are unmistakable, and what a recipe must contain to show them. */
const SHOWS: readonly { parts: string; allowed: (dietary: DietaryFlags) => boolean }[] = [
  {
    parts:
      'slice drumstick chicken-thigh chicken-leg sausage chorizo bacon ham-fold pork-belly belly cutlet steak chop rib joint shank meat-slice thin-slice whole-chicken meatball skewer',
    allowed: ({ vegetarian }) => !vegetarian,
  },
  {
    parts: 'prawn shrimp mussel clam squid squid-ring octopus fillet fish-side fish-steak whole-fish',
    allowed: ({ contains_fish }) => contains_fish,
  },
  {
    parts: 'egg yolk boiled-egg egg-quarter poached-egg whole-egg scramble',
    allowed: ({ contains_eggs }) => contains_eggs,
  },
  {
    parts: 'mozzarella butter rosette cheese-wedge gratin shaving crumble',
    allowed: ({ contains_dairy }) => contains_dairy,
  },
];

/** Staples, and the ingredients that may be shown as them. */
const STAPLES: Readonly<Record<string, RegExp>> = {
  rice: /rice$|^freekeh$/,
  fry: /^potato$/,
  naan: /^naan$|^bread-flour$/,
  'bread-slice': /bread$|^baguette$/,
  'bread-chunk': /bread$/,
  baguette: /bread$|^baguette$/,
  toasts: /bread$|^baguette$|^bread-roll$/,
  flatbreads: /flour$|^naan$|^pita$|^chapati$|tortilla$/,
  'tortilla-stack': /tortilla$/,
  tortillas: /tortilla$|^tostada$/,
  tacos: /tortilla$|^tostada$|^taco/,
};

/** Fruit that is cut open, in or beside the dish. */
const FRUIT: Readonly<Record<string, RegExp>> = {
  lemon: /^lemon/,
  lime: /^lime/,
  orange: /^orange/,
};

/**
 * Foods that are unmistakable beside a dish, and the ingredients that may be shown as them. In the dish, many parts are
 * drawn for something else in another colour: a pea for a lentil.
 */
const BESIDE: Readonly<Record<string, RegExp>> = {
  tomato: /tomato|^passata$/,
  'tomato-wedge': /tomato/,
  carrot: /^carrot/,
  'whole-potato': /potato$/,
  onion: /onion$|^shallot$/,
  'onion-ring': /onion$|^shallot$/,
  'onion-dice': /onion$|^shallot$/,
  'spring-onion': /^spring-onion$|^leek$|^chive$/,
  'garlic-head': /garlic$/,
  'garlic-clove': /garlic$/,
  'whole-leek': /^leek$|^spring-onion$/,
  'whole-mushroom': /mushroom$|^shiitake$|^porcini$|mushrooms$/,
  mushroom: /mushroom$|^shiitake$|^porcini$/,
  radish: /radish$|^daikon$/,
  kimchi: /kimchi$/,
  olive: /olive$/,
  cucumber: /^cucumber$|^gherkin$|^courgette$/,
  avocado: /^avocado$|^guacamole$/,
  'avocado-half': /^avocado$/,
  'corn-cob': /corn$/,
  chili:
    /chilli|chili|chile|chipotle|jalapeno|cayenne|paprika|(?:bell|cayenne|aleppo|urfa|serrano)-pepper$|poblano|cajun|aleppo|gochugaru/,
  'whole-egg': /egg|^mayonnaise$/,
  'boiled-egg': /egg$/,
  apple: /^apple|pear$/,
  aubergine: /^aubergine$/,
  coconut: /coconut/,
  chicory: /^chicory$/,
  bun: /bun$|roll$|^brioche$|^(?:plain|bread|00|wholemeal)-flour$/,
  puri: /^(?:plain|bread|00|wholemeal)-flour$|^puri$|^chapati$/,
  'cheese-wedge': /cheese$|parmesan|pecorino|cabrales|manchego|comte|gruyere|cheddar|emmental|gouda/,
  peanut: /^peanut/,
  almond: /^almond|^ground-almond/,
  walnut: /^walnut/,
  chestnut: /^chestnut/,
  'bay-leaf': /^bay-leaf$|^bouquet-garni$/,
  cinnamon: /cinnamon/,
  cardamom: /cardamom$/,
  nori: /^nori$/,
  chocolate: /chocolate$/,
  clam: /^clam$/,
  mussel: /^mussel$/,
  sprout: /sprout$/,
};

/** Every fruit that is named in a picture. */
function fruitIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(fruitIn);
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(fruitIn);
  return 'fruit' in part && typeof part.fruit === 'string' ? [part.fruit, ...inside] : inside;
}

/** Every kind in a picture; shavings and crumbs count as cheese unless given another colour. */
function kindsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(kindsIn);
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(kindsIn);
  if (!('kind' in part) || typeof part.kind !== 'string') return inside;
  const tinted = 'tone' in part && ['shaving', 'crumble'].includes(part.kind);
  return tinted ? inside : [part.kind, ...inside];
}

test('every recipe has a picture, and every picture a recipe', () => {
  const recipes = CATALOGUE.recipes.map(({ slug }) => slug);
  expect(recipes.filter((slug) => !(slug in PICTURES))).toEqual([]);
  expect(Object.keys(PICTURES).filter((slug) => !recipes.includes(slug))).toEqual([]);
});

test('no picture shows meat, fish, egg or milk that its recipe lacks', () => {
  const wrong = PICTURED.flatMap(({ recipe, picture }) =>
    kindsIn(picture)
      .filter((kind) =>
        SHOWS.some(({ parts, allowed }) => parts.split(' ').includes(kind) && !allowed(recipe.dietary)),
      )
      .map((kind) => `${recipe.slug}: ${kind}`),
  );
  expect(wrong).toEqual([]);
});

test('no picture shows rice, fries or bread that its recipe does not have or name as optional', () => {
  const wrong = PICTURED.flatMap(({ recipe, picture }) => {
    const there = [...recipe.ingredients, ...(recipe.serveWith ?? [])].map(({ ingredient }) => ingredient);
    return [...new Set(kindsIn(picture))]
      .filter((kind) => STAPLES[kind] && !there.some((slug) => STAPLES[kind]?.test(slug)))
      .map((kind) => `${recipe.slug}: ${kind}`);
  });
  expect(wrong).toEqual([]);
});

test.each<{
  where: string;
  kinds: (picture: (typeof PICTURED)[number]['picture']) => string[];
  table: typeof BESIDE;
}>([
  { where: 'anywhere', kinds: fruitIn, table: FRUIT },
  { where: 'beside the dish', kinds: ({ sides }) => kindsIn(sides), table: BESIDE },
])(
  'no picture shows a fruit, vegetable, pickle, nut or shell $where that its recipe lacks',
  ({ kinds, table }) => {
    const wrong = PICTURED.flatMap(({ recipe, picture }) => {
      const there = [...recipe.ingredients, ...(recipe.serveWith ?? [])].map(({ ingredient }) => ingredient);
      return [...new Set(kinds(picture))]
        .filter((kind) => table[kind] && !there.some((slug) => table[kind]?.test(slug)))
        .map((kind) => `${recipe.slug}: ${kind}`);
    });
    expect(wrong).toEqual([]);
  },
);
