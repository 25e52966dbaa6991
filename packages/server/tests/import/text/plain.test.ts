import { describe, expect, test } from 'vitest';
import { readPlainText } from '../../../src/recipes/import/text/plain.ts';

const summary = (text: string) => {
  const { title, ingredients, steps, yieldText } = readPlainText(text);
  return {
    title,
    yieldText,
    ingredients: ingredients.map((line) => line.text),
    steps: steps.map((step) => step.text),
  };
};

const CAKE = {
  title: "Gran's plum cake",
  yieldText: 'Serves 8',
  ingredients: ['250 g flour', '500 g plums, stoned', 'a pinch of salt'],
  steps: ['Mix everything.', 'Bake it at 180 °C until golden.'],
};

describe('a pasted recipe is read', () => {
  test.each([
    {
      why: 'by its headings',
      text: "Gran's plum cake\nServes 8\n\nIngredients\n250 g flour\n500 g plums, stoned\na pinch of salt\n\nMethod\nMix everything.\nBake it at 180 °C until golden.\n\nNotes\nKeeps for three days.",
    },
    {
      why: 'by what its lines look like',
      text: "Gran's plum cake\nServes 8\n250 g flour\n500 g plums, stoned\na pinch of salt\nMix everything.\nBake it at 180 °C until golden.",
    },
    {
      why: 'with a heading for the method only',
      text: "Gran's plum cake\nServes 8\n250 g flour\n500 g plums, stoned\na pinch of salt\nDIRECTIONS:\nMix everything.\nBake it at 180 °C until golden.",
    },
    {
      why: 'with a heading for the ingredients only',
      text: "Gran's plum cake\nServes 8\nIngredients:\n250 g flour\n500 g plums, stoned\na pinch of salt\nMix everything.\nBake it at 180 °C until golden.",
    },
    {
      why: 'with Windows line endings',
      text: "Gran's plum cake\r\nServes 8\r\n\r\nIngredients\r\n250 g flour\r\n500 g plums, stoned\r\na pinch of salt\r\nMethod\r\nMix everything.\r\nBake it at 180 °C until golden.\r\n",
    },
  ])('$why', ({ text }) => expect(summary(text)).toEqual(CAKE));
});

test('times and source are read too', () => {
  expect(
    readPlainText('Soup\nPrep time: 10 min\nCook time: 1 hour\nhttps://example.org/soup\n1 leek\nBoil it.'),
  ).toMatchObject({ prepTime: 10, cookTime: 60, source: 'https://example.org/soup' });
});

test.each([
  'Serves 4 | Prep 10 minutes | Cook 1 hour',
  'Serves 4, prep: 10 min, cooking time: 1 hr',
  'Serves 4 · Prep 10 min; cook 1 h',
])('several facts in one line: %s', (line) => {
  expect(readPlainText(`Soup\n${line}\n1 leek\nBoil it.`)).toMatchObject({
    yieldText: 'Serves 4',
    prepTime: 10,
    cookTime: 60,
    ingredients: [{ text: '1 leek' }],
  });
});

test('a comma within a fact does not split it', () => {
  const { yieldText, cookTime } = readPlainText(
    'Soup\nServes 4, or 6 as a starter\nCook time: 1 hour, 20 minutes\n1 leek\nBoil it.',
  );
  expect({ yieldText, cookTime }).toEqual({ yieldText: 'Serves 4, or 6 as a starter', cookTime: 80 });
});

test('headings in the method apply to their steps', () => {
  const { steps } = readPlainText(
    'Pie\nIngredients\n1 apple\nMethod\nFor the crust:\nMix.\nRoll.\nFor the filling:\nChop.',
  );
  expect(steps).toEqual([
    { heading: 'For the crust', text: 'Mix.' },
    { heading: null, text: 'Roll.' },
    { heading: 'For the filling', text: 'Chop.' },
  ]);
});

test('a text without recipe content is only a title', () => {
  expect(summary('hello')).toEqual({ title: 'hello', yieldText: null, ingredients: [], steps: [] });
  expect(summary('')).toEqual({ title: '', yieldText: null, ingredients: [], steps: [] });
});

describe('no line between the first ingredient and the method is lost', () => {
  test.each([
    ['an amount in words', '2 onions\na glug of magic sauce\n1 tin beans'],
    ['no amount', '2 onions\nbutter for the tin\nparsley, if you like'],
    ['a heading of a group', '2 onions\nFor the sauce:\n1 l milk'],
    ['a heading of the first group', 'For the soup:\n2 onions'],
  ])('%s', (_why, lines) => {
    const { ingredients, steps } = readPlainText(`Soup\nA word about it.\n${lines}\nMethod\nFry it.`);
    expect(ingredients.map(({ text }) => text)).toEqual(lines.split('\n'));
    expect(steps.map(({ text }) => text)).toEqual(['Fry it.']);
  });

  test('an amount in words at the end, without a heading', () => {
    const { ingredients, steps } = readPlainText(
      'Soup\nA word about it.\n2 onions\n1 tin beans\na glug of olive oil\nFry it.',
    );
    expect(ingredients.map(({ text }) => text)).toEqual(['2 onions', '1 tin beans', 'a glug of olive oil']);
    expect(steps.map(({ text }) => text)).toEqual(['Fry it.']);
  });
});

test('an introduction is no ingredient, whatever stands above it', () => {
  const { ingredients } = readPlainText(
    'Soup\nFROM MY KITCHEN\nMy mother made it on Sundays.\n2 onions\nMethod\nFry it.',
  );
  expect(ingredients.map(({ text }) => text)).toEqual(['2 onions']);
});

test('half an hour is a time: the steps before it stay steps', () => {
  const { ingredients, steps } = readPlainText(
    'Roast\n1 kg beef\nRub it with salt.\nHalf an hour before serving, take it out\nCarve it.',
  );
  expect(ingredients.map(({ text }) => text)).toEqual(['1 kg beef']);
  expect(steps).toHaveLength(3);
});
