import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnimalClass } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { glyphOf, UNKNOWN_GLYPH } from './glyph-of.ts';
import { PICKED } from './picked.ts';

const FOLDER = new URL('../../glyphs/', import.meta.url);
const fileOf = (glyph: string): URL => new URL(`${glyph}.svg`, FOLDER);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));

function named(slug: string): Ingredient {
  const ingredient = INGREDIENT_INDEX.get(slug);
  if (!ingredient) throw new RangeError(`no ingredient '${slug}'`);
  return ingredient;
}

/** What a cook expects to see, ingredient by ingredient. */
const EXPECTED = {
  // Its own.
  'ear-of-corn': 'sweetcorn masa-harina',
  'red-apple': 'apple',
  egg: 'egg egg-yolk egg-white',
  onion: 'onion leek spring-onion',
  garlic: 'garlic garlic-powder',
  tomato: 'tomato passata ketchup',
  potato: 'potato',
  carrot: 'carrot',
  lemon: 'lemon lemon-juice',
  tangerine: 'orange',
  coconut: 'coconut-milk fresh-coconut',
  butter: 'butter ghee',
  crab: 'crab',
  'honey-pot': 'honey',
  salt: 'salt',
  'maple-leaf': 'maple-syrup',
  'hot-beverage': 'coffee',
  cactus: 'nopal',
  dango: 'rice-cake',
  'brown-mushroom': 'dried-shiitake shiitake mushroom',
  'steaming-bowl': 'egg-noodle rice-noodle',
  oyster: 'mussel clam',
  shrimp: 'prawn peeled-prawn brown-shrimp',
  peanuts: 'peanut peanut-butter',
  // Of a parent.
  'cooked-rice': 'basmati-rice arborio-rice rice',
  'hot-pepper': 'jalapeno serrano-chilli gochugaru kashmiri-chilli-powder guajillo-chilli',
  bacon: 'guanciale pancetta lardon',
  squid: 'cuttlefish',
  'wine-glass': 'red-wine',
  'beer-mug': 'dark-beer',
  // Of its group.
  'cheese-wedge': 'parmesan paneer manchego mozzarella',
  'poultry-leg': 'chicken-breast duck',
  'cut-of-meat': 'minced-beef lamb pork-belly',
  fish: 'cod sardine salmon fish-sauce',
  'leafy-green': 'spinach bok-choy kimchi',
  herb: 'basil dried-oregano coriander-leaf',
  beans: 'red-lentil chickpea tofu',
  spaghetti: 'penne lasagne-sheet',
  'sheaf-of-rice': 'plain-flour oats',
  'canned-food': 'tinned-tomatoes tinned-plum-tomatoes',
  amphora: 'sesame-oil rice-vinegar',
  'pot-of-food': 'chicken-stock-cube vegetable-stock',
  chestnut: 'almond walnut',
  bread: 'country-bread brioche panko',
  // Of its section.
  'glass-of-milk': 'whole-milk double-cream',
  spoon: 'turmeric sugar cumin-seed gelatine',
  jar: 'soy-sauce mustard',
  basket: 'raspberry prune',
};

/** Someone who avoids an animal does not want to see it on an ingredient without it. */
const SHOWS_ANIMAL: Readonly<Record<string, readonly AnimalClass[]>> = {
  bacon: ['pork'],
  butter: ['dairy'],
  'cheese-wedge': ['dairy'],
  crab: ['fish'],
  'cut-of-meat': ['red-meat', 'lamb', 'goat', 'pork'],
  egg: ['egg'],
  fish: ['fish'],
  'fish-cake-with-swirl': ['fish'],
  'glass-of-milk': ['dairy'],
  'honey-pot': ['honey'],
  'hot-dog': ['pork'],
  lobster: ['fish'],
  'meat-on-bone': ['red-meat', 'lamb', 'goat', 'pork', 'other-animal'],
  octopus: ['fish'],
  oyster: ['fish'],
  'poultry-leg': ['poultry'],
  shrimp: ['fish'],
  snail: ['other-animal'],
  squid: ['fish'],
};

/** Drawings of drinks with alcohol. */
const SHOWS_ALCOHOL = new Set(['beer-mug', 'sake', 'tumbler-glass', 'wine-glass']);

describe('the drawing of an ingredient', () => {
  test.each(
    Object.entries(EXPECTED).flatMap(([glyph, slugs]) => slugs.split(' ').map((slug) => [slug, glyph])),
  )('%s shows %s', (slug = '', glyph) => {
    expect(glyphOf(named(slug))).toBe(glyph);
  });

  test('shows an animal only when it is in the ingredient', () => {
    const faults = INGREDIENTS.filter((ingredient) => {
      const shown = SHOWS_ANIMAL[glyphOf(ingredient)];
      return shown && !shown.some((animal) => ingredient.animals.includes(animal));
    });
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  });

  test('shows meat and fish as such, or in their packaging', () => {
    const meat = new Set<AnimalClass>(['poultry', 'red-meat', 'lamb', 'goat', 'pork', 'fish']);
    // Kimchi contains a little fish sauce, but is a cabbage.
    const neutral = new Set(['canned-food', 'jar', 'pot-of-food', 'leafy-green']);
    const faults = INGREDIENTS.filter((ingredient) => {
      const glyph = glyphOf(ingredient);
      return (
        ingredient.animals.some((animal) => meat.has(animal) && ingredient.often[animal] === undefined) &&
        !(glyph in SHOWS_ANIMAL) &&
        !neutral.has(glyph)
      );
    });
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  });

  test('shows a glass of alcohol only for alcohol', () => {
    const faults = INGREDIENTS.filter(
      (ingredient) => SHOWS_ALCOHOL.has(glyphOf(ingredient)) && !ingredient.per100g.alcohol,
    );
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  });

  test('is more specific than the section for three in four ingredients', () => {
    const general = new Set(['basket', 'jar', 'spoon', 'canned-food', 'pot-of-food', 'glass-of-milk']);
    const telling = INGREDIENTS.filter((ingredient) => !general.has(glyphOf(ingredient)));
    expect(telling.length / INGREDIENTS.length).toBeGreaterThan(0.75);
  });
});

describe('the table', () => {
  const picked = Object.values(PICKED).flat();

  test('names ingredients of the catalogue, each once', () => {
    expect(picked.filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
    expect(picked.filter((slug, index) => picked.indexOf(slug) !== index)).toEqual([]);
  });

  test('has no drawing without an ingredient', () => {
    expect(Object.keys(PICKED).filter((glyph) => PICKED[glyph]?.length === 0)).toEqual([]);
  });
});

describe('the files', () => {
  test('exist for every ingredient, and for unknown ones', () => {
    const glyphs = new Set([UNKNOWN_GLYPH, ...INGREDIENTS.map(glyphOf)]);
    expect([...glyphs].filter((glyph) => !existsSync(fileOf(glyph)))).toEqual([]);
    expect(files.toSorted()).toEqual([...glyphs].map((glyph) => `${glyph}.svg`).toSorted());
  });

  test.each(files)('%s is small, square and safe', (file) => {
    const svg = readFileSync(new URL(file, FOLDER), 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 128 128">/);
    expect(svg.length).toBeLessThan(5500);
    expect(svg).not.toMatch(/<script|<style|<foreignObject|\son\w+=|style=|href="[^#]|url\([^#]/i);
  });

  test('come with their licence', () => {
    expect(readFileSync(new URL('LICENSE', FOLDER), 'utf8')).toContain('Apache License');
    expect(readFileSync(new URL('README.md', FOLDER), 'utf8')).toContain('Noto Emoji');
  });
});
