import { COUNTRY_CODES, splitInstructions } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';
import { RECIPES } from './index.ts';

const NAMES = new Map(INGREDIENTS.map(({ slug, name }) => [slug, name]));

/** Words of a name that say too little to stand for the ingredient in a step. */
const VAGUE = new Set(
  'black boneless bread brown chicken dried grated green ground hot icing leaf leaves oil plain powder red sauce seed seeds spring stock sugar sweet tinned vinegar white wine'.split(
    ' ',
  ),
);

/** What a step may call an ingredient when its name has no telling word, or when a cook says it otherwise. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  'beef-rib-eye': ['beef'],
  'black-olive': ['olives'],
  'boneless-chicken-thigh': ['chicken'],
  'bread-flour': ['flour'],
  'brown-bread': ['bread'],
  'chicken-breast': ['chicken'],
  'chicken-leg': ['chicken'],
  'chicken-stock': ['stock'],
  'chicken-thigh': ['chicken'],
  'cider-vinegar': ['vinegar'],
  'country-bread': ['bread'],
  egg: ['yolks'],
  'kashmiri-chilli-powder': ['chilli powder'],
  'olive-oil': ['oil'],
  'plain-flour': ['flour'],
  'rapeseed-oil': ['oil'],
  'red-bell-pepper': ['red pepper'],
  'sherry-vinegar': ['vinegar'],
  'sunflower-oil': ['oil'],
  'vegetable-oil': ['oil'],
  'vegetable-stock': ['stock'],
  'white-bread': ['bread'],
  'white-wine': ['wine'],
  'white-wine-vinegar': ['vinegar'],
};

/** A pattern for a word or phrase, singular or plural: 'tomato' finds 'tomatoes', 'anchovy' finds 'anchovies'. */
function wordPattern(words: string): RegExp {
  const stem = words.toLowerCase().replace(/(?<=..)(?:ies|y|es|s)$/, '');
  return new RegExp(`(?<!\\p{L})${stem}(?:e|y|s|es|ies)?(?!\\p{L})`, 'iu');
}

function mentions(text: string, slug: string): boolean {
  const name = NAMES.get(slug) ?? slug;
  const telling = name.split(/[ -]/).filter((word) => !VAGUE.has(word.toLowerCase()));
  return [name, ...telling, ...(ALSO_CALLED[slug] ?? [])].some((words) => wordPattern(words).test(text));
}

/** The minutes that a text gives, hours included; ranges and seconds do not occur or do not count. */
function minutesIn(text: string): number {
  return [...text.matchAll(/(\d+) (minute|hour)s?\b/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'hour' ? 60 : 1),
    0,
  );
}

describe.each(RECIPES.map((recipe) => ({ ...recipe, text: recipe.steps.join(' ') })))('$slug', (recipe) => {
  test('takes its ingredients from the catalogue, each once', () => {
    const slugs = recipe.ingredients.map((line) => line.ingredient);
    expect(slugs.filter((slug) => !NAMES.has(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('uses every ingredient in its steps', () => {
    const unused = recipe.ingredients.filter((line) => !mentions(recipe.text, line.ingredient));
    expect(unused.map((line) => line.ingredient)).toEqual([]);
  });

  test('measures every ingredient in whole or half units', () => {
    const odd = recipe.ingredients.filter(({ quantity }) => quantity <= 0 || !Number.isInteger(quantity * 2));
    expect(odd.map((line) => line.ingredient)).toEqual([]);
    expect(JSON.stringify(recipe)).not.toMatch(/to taste/i);
  });

  test('has 4 to 10 steps that are whole sentences', () => {
    expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
    expect(recipe.steps.length).toBeLessThanOrEqual(10);
    expect(recipe.steps.filter((step) => !/^\p{Lu}.*\.$/u.test(step))).toEqual([]);
  });

  test('comes back step by step from one numbered text', () => {
    const text = recipe.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    expect(splitInstructions(text)).toEqual(recipe.steps);
  });

  test('has no more minutes in its steps than its times allow', () => {
    expect(minutesIn(recipe.text)).toBeLessThanOrEqual(1.25 * (recipe.prepTime + recipe.cookTime));
    expect(minutesIn(recipe.text)).toBeGreaterThan(0);
  });

  test('has an id of its country', () => {
    expect(Math.floor(recipe.id / 1000) - 1).toBe(COUNTRY_CODES.indexOf(recipe.country));
  });
});

test.each(['id', 'slug', 'title'] as const)('no two recipes share their %s', (key) => {
  expect(new Set(RECIPES.map((recipe) => recipe[key])).size).toBe(RECIPES.length);
});

test('no two recipes share a step', () => {
  const steps = RECIPES.flatMap((recipe) => recipe.steps);
  expect(new Set(steps).size).toBe(steps.length);
});
