import { expect, test } from 'vitest';
import { readSteps } from '@larder/domain';
import { CATALOGUE } from './catalogue.ts';
import { HELD_OUT_STEPS } from './step-cases/held-out.ts';
import { HOME_RECIPES } from './step-cases/home-recipes.ts';
import { LABELLED_STEPS } from './step-cases/labelled.ts';
import { LATER_STEPS } from './step-cases/later.ts';
import { scoreSteps, type LabelledRecipe, type LabelledSteps } from './step-cases/score.ts';

const recipes = new Map(CATALOGUE.recipes.map((recipe) => [recipe.id, recipe]));
const names = new Map(CATALOGUE.ingredients.map(({ slug, name }) => [slug, name]));

const nameOf = (slug: string) => names.get(slug) ?? slug;

/** The recipes of the catalogue that have labels. */
const labelledIn = (labelled: LabelledSteps): LabelledRecipe[] =>
  Object.entries(labelled).map(([id, labels]) => {
    const recipe = recipes.get(Number(id));
    if (!recipe) throw new Error(`There is no recipe ${id}.`);
    const lines = recipe.ingredients.map(({ ingredient }) => nameOf(ingredient));
    return { title: id, lines, steps: recipe.steps, labels };
  });
const atHome: LabelledRecipe[] = Object.entries(HOME_RECIPES).map(([title, text]) => {
  const [lines = '', ...rest] = text.split('\n');
  const steps = rest.map((step) => step.split(' => '));
  return {
    title,
    lines: lines.split(', '),
    steps: steps.map(([step = '']) => step),
    labels: steps.map(([, label = '']) => label),
  };
});

test.each([
  { set: '40 recipes', labelled: labelledIn(LABELLED_STEPS) },
  { set: '20 recipes held out', labelled: labelledIn(HELD_OUT_STEPS) },
  { set: '20 recipes added later', labelled: labelledIn(LATER_STEPS) },
  { set: '30 recipes written at home', labelled: atHome },
])('the steps of $set are read as by hand', ({ set, labelled }) => {
  const { mentions, times } = scoreSteps(labelled);
  for (const [what, { wanted, found, faults }] of Object.entries({ mentions, times }))
    console.log(`${set}: ${found} of ${wanted} ${what}${faults.map((fault) => `\n  ${fault}`).join('')}`);
  expect(mentions.found / mentions.wanted).toBeGreaterThanOrEqual(0.97);
  expect(times.found / times.wanted).toBeGreaterThanOrEqual(0.98);
  for (const { faults } of [mentions, times])
    expect(faults.filter((fault) => fault.startsWith('invented'))).toEqual([]);
});

test('nearly every ingredient of the catalogue is mentioned in some step of its recipe', () => {
  const unmentioned = CATALOGUE.recipes.flatMap(({ id, steps, ingredients }) => {
    const lines = ingredients.map(({ ingredient }) => ({ name: nameOf(ingredient) }));
    const mentioned = new Set(readSteps(steps, lines).flatMap((step) => step.ingredients));
    return lines.filter((_, place) => !mentioned.has(place)).map(({ name }) => `${id} ${name}`);
  });
  const all = CATALOGUE.recipes.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  expect(unmentioned.length / all).toBeLessThan(0.01);
});
