import { describe, expect, test } from 'vitest';
import { stepTexts } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { stepsOf } from '../../../src/recipes/import/schema/steps.ts';

describe('steps', () => {
  test.each([
    { why: 'strings', value: ['Chop.', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    {
      why: 'sections with a capital letter',
      value: [
        { '@type': 'HowToSection', name: 'Dip', ItemListElement: [{ '@type': 'HowToStep', text: 'Stir.' }] },
      ],
      steps: ['Dip: Stir.'],
    },
    {
      why: 'numbered steps with sentences broken over lines',
      value: [
        { '@type': 'HowToStep', name: 'Step 1', text: 'Peel the carrots\nand grate them. Halve\n2 lemons.' },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Toss.\nServe.' },
      ],
      steps: ['Peel the carrots and grate them. Halve 2 lemons.', 'Toss.', 'Serve.'],
    },
    {
      why: 'a named part with a step per line, of which one begins with a small letter',
      value: [
        { '@type': 'HowToStep', name: 'Sauce', text: 'Chop the onion\nadd the garlic\nSimmer. Serve.' },
        { '@type': 'HowToStep', name: 'Rice', text: 'Boil.' },
      ],
      steps: ['Sauce: Chop the onion', 'add the garlic', 'Simmer. Serve.', 'Rice: Boil.'],
    },
    { why: 'one multi-line string', value: 'Chop.\nFry.', steps: ['Chop.', 'Fry.'] },
    {
      why: 'several multi-line strings',
      value: ['Dough\nMix and\nknead.', 'Bake.'],
      steps: ['Dough Mix and knead.', 'Bake.'],
    },
    {
      why: 'a list as HTML',
      value: '<ol><li>Chop.</li><li>Fry &amp; stir.</li></ol>',
      steps: ['Chop.', 'Fry & stir.'],
    },
    {
      why: 'one string with numbers',
      value: '1. Chop. 2. Fry for 2.5 minutes.',
      steps: ['Chop.', 'Fry for 2.5 minutes.'],
    },
    {
      why: 'one string that lost its line breaks',
      value: 'Chop the onions.Fry them.',
      steps: ['Chop the onions.', 'Fry them.'],
    },
    {
      why: 'several strings, one without its line break',
      value: ['Chop.', 'Take Dr.Oetker yeast.Knead the dough.', 'Bake.'],
      steps: ['Chop.', 'Take Dr.Oetker yeast.', 'Knead the dough.', 'Bake.'],
    },
    {
      why: 'numbers of their own',
      value: ['Step 1: Chop.', '2) Fry.', '– Serve.'],
      steps: ['Chop.', 'Fry.', 'Serve.'],
    },
    { why: 'numbers between HTML', value: ' 1: <p>Chop.</p> 2: <p>Fry.</p> ', steps: ['Chop.', 'Fry.'] },
    { why: 'separate numbers', value: ['1', 'Chop.', 'Step 2', 'Fry.'], steps: ['Chop.', 'Fry.'] },
    {
      why: 'amounts at the start',
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
      why: 'a section whose only step is not in a list',
      value: { '@type': 'HowToSection', itemListElement: { '@type': 'HowToStep', text: 'Stir.' } },
      steps: ['Stir.'],
    },
    {
      why: 'named steps',
      value: [
        { '@type': 'HowToStep', name: 'Make the sauce', text: 'Stir it.' },
        { '@type': 'HowToStep', name: 'Cook the pasta in…', text: 'Cook the pasta in water.' },
        { '@type': 'HowToStep', name: 'Step 3', text: 'Serve.' },
      ],
      steps: ['Make the sauce: Stir it.', 'Cook the pasta in water.', 'Serve.'],
    },
    { why: 'names without text', value: [{ '@type': 'HowToStep', name: 'Stir.' }], steps: ['Stir.'] },
    {
      why: 'a list',
      value: { '@type': 'ItemList', name: 'Method', itemListElement: [{ item: { text: 'Stir.' } }] },
      steps: ['Stir.'],
    },
    { why: 'nested lists', value: [[['Chop.'], ['Fry.']]], steps: ['Chop.', 'Fry.'] },
    { why: 'nothing', value: undefined, steps: [] },
  ])('as $why', ({ value, steps }) => expect(stepTexts(stepsOf(value))).toEqual(steps));
});
