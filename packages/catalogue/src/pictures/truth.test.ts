import type { DietaryFlags } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { PICTURES } from './index.ts';
import { WATER } from './small-dishes.ts';

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

/** What stands beside a dish in a glass, and the ingredients that may be shown as it. */
const DRINKS: readonly { drink: string; is: (glass: Glass) => boolean; of: RegExp }[] = [
  { drink: 'water', is: ({ tone, foam }) => !foam && tone === WATER, of: /./ },
  { drink: 'beer', is: ({ foam }) => foam === true, of: /beer$/ },
  { drink: 'milk', is: ({ tone }) => hsl(tone).lightness > 0.9, of: /milk$/ },
  { drink: 'red wine', is: ({ tone }) => !isBetween(hsl(tone).hue, 10, 340), of: /^red-wine$|^port$/ },
  // Deeper than any white wine.
  { drink: 'spirits', is: ({ tone }) => hsl(tone).hue < 36, of: /^brandy$|beer$|^marsala$/ },
  { drink: 'white wine', is: () => true, of: /^white-wine$|^sherry$/ },
];

/** What is in a bowl of sauce by its colour, and the ingredients that may be shown as it; the first that fits. */
const SAUCES: readonly { sauce: string; is: (sauce: Sauce) => boolean; of: RegExp }[] = [
  {
    sauce: 'something white',
    is: ({ lightness }) => lightness > 0.9,
    of: /yogurt|cream|crema$|milk$|coconut|^feta/,
  },
  { sauce: 'mustard', is: ({ hue, seeds }) => seeds && isBetween(hue, 38, 52), of: /mustard$|mustard-seed/ },
  {
    sauce: 'melted butter',
    is: ({ hue, lightness, clear }) => clear && isBetween(hue, 38, 52) && isBetween(lightness, 0.52, 0.66),
    of: /butter$|^ghee$|^fideo$|^sugar$/,
  },
  {
    sauce: 'mayonnaise',
    is: ({ hue, lightness }) => isBetween(hue, 38, 60) && lightness > 0.75,
    of: /mayonnaise|tahini$|vinegar$|^egg/,
  },
  {
    sauce: 'something green',
    is: ({ hue }) => isBetween(hue, 70, 150),
    of: /^tomatillo$|^salsa-verde$|^basil$/,
  },
  {
    sauce: 'something red',
    is: ({ hue, lightness }) => !isBetween(hue, 12, 345) && lightness > 0.3,
    of: /tomato|chilli|chili|gochu|sriracha|ketchup|chipotle|passata/,
  },
  {
    sauce: 'something dark',
    is: ({ hue, lightness }) => isBetween(hue, 0, 40) && lightness < 0.25,
    of: /soy-sauce$|chocolate$|^tamarind|hoisin|bean$|vinegar$|molasses$|oyster-sauce/,
  },
];

interface Glass {
  readonly tone: string;
  readonly foam?: boolean | undefined;
}

interface Sauce {
  readonly hue: number;
  readonly lightness: number;
  /** Whether there are seeds in it. */
  readonly seeds: boolean;
  /** Whether it is a thin liquid, not a cream. */
  readonly clear: boolean;
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** The hue of a colour in degrees, and its lightness from 0 to 1. */
function hsl(tone: string): { hue: number; lightness: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  const sixths =
    range === 0 ? 0 : most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: (sixths * 60 + 360) % 360, lightness: (most + least) / 2 };
}

test('no glass beside a dish holds a drink that its recipe lacks', () => {
  const wrong = PICTURED.flatMap(({ recipe, picture }) =>
    (picture.sides ?? []).flatMap((side) => {
      if (side.kind !== 'glass') return [];
      const found = DRINKS.find(({ is }) => is(side));
      const isThere = recipe.ingredients.some(({ ingredient }) => found?.of.test(ingredient));
      return isThere ? [] : [`${recipe.slug}: ${found?.drink}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no bowl beside a dish holds a sauce that its recipe lacks', () => {
  const wrong = PICTURED.flatMap(({ recipe, picture }) => {
    const there = [...recipe.ingredients, ...(recipe.serveWith ?? [])].map(({ ingredient }) => ingredient);
    return (picture.sides ?? []).flatMap((side) => {
      if (side.kind !== 'dish') return [];
      const sauce = (side.layers ?? []).find((layer) => layer.kind === 'soup');
      const [tone] = sauce?.tones ?? [];
      // Coarse ones are soups and stews.
      if (sauce === undefined || tone === undefined || !['broth', 'cream'].includes(sauce.texture ?? ''))
        return [];
      const seeds = kindsIn(side.layers).includes('seed');
      const look = { ...hsl(tone), seeds, clear: sauce.texture === 'broth' };
      const found = SAUCES.find(({ is }) => is(look));
      return !found || there.some((slug) => found.of.test(slug)) ? [] : [`${recipe.slug}: ${found.sauce}`];
    });
  });
  expect(wrong).toEqual([]);
});
