import { describe, expect, test } from 'vitest';
import { stepTexts } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { stepsOf } from '../../../src/recipes/import/schema/steps.ts';

describe('steps', () => {
  test.each([
    { why: 'texts', value: ['Chop.', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    { why: 'one text with lines', value: 'Chop.\nFry.', steps: ['Chop.', 'Fry.'] },
    {
      why: 'a list as HTML',
      value: '<ol><li>Chop.</li><li>Fry &amp; stir.</li></ol>',
      steps: ['Chop.', 'Fry & stir.'],
    },
    {
      why: 'one text with numbers',
      value: '1. Chop. 2. Fry for 2.5 minutes.',
      steps: ['Chop.', 'Fry for 2.5 minutes.'],
    },
    {
      why: 'one text that lost its line breaks',
      value: 'Chop the onions.Fry them.',
      steps: ['Chop the onions.', 'Fry them.'],
    },
    {
      why: 'numbers of their own',
      value: ['Step 1: Chop.', '2) Fry.', '– Serve.'],
      steps: ['Chop.', 'Fry.', 'Serve.'],
    },
    { why: 'numbers alone', value: ['1', 'Chop.', 'Step 2', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    {
      why: 'amounts first',
      value: ['2-3 minutes later, stir.', '1.5 l of water goes in.'],
      steps: ['2-3 minutes later, stir.', '1.5 l of water goes in.'],
    },
    {
      why: 'sections',
      value: [
        {
          '@type': 'HowToSection',
          name: 'Sauce:',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Stir.' },
            { '@type': 'HowToStep', text: 'Season.' },
          ],
        },
      ],
      steps: ['Sauce: Stir.', 'Season.'],
    },
    {
      why: 'a section with one step that is no list',
      value: { '@type': 'HowToSection', itemListElement: { '@type': 'HowToStep', text: 'Stir.' } },
      steps: ['Stir.'],
    },
    {
      why: 'names of steps',
      value: [
        { '@type': 'HowToStep', name: 'Make the sauce', text: 'Stir it.' },
        { '@type': 'HowToStep', name: 'Cook the pasta in…', text: 'Cook the pasta in water.' },
        { '@type': 'HowToStep', name: 'Step 3', text: 'Serve.' },
      ],
      steps: ['Make the sauce: Stir it.', 'Cook the pasta in water.', 'Serve.'],
    },
    { why: 'names alone', value: [{ '@type': 'HowToStep', name: 'Stir.' }], steps: ['Stir.'] },
    {
      why: 'a list',
      value: { '@type': 'ItemList', name: 'Method', itemListElement: [{ item: { text: 'Stir.' } }] },
      steps: ['Stir.'],
    },
    { why: 'lists in lists', value: [[['Chop.'], ['Fry.']]], steps: ['Chop.', 'Fry.'] },
    { why: 'nothing', value: undefined, steps: [] },
  ])('as $why', ({ value, steps }) => expect(stepTexts(stepsOf(value))).toEqual(steps));
});
