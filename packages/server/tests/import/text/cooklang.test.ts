import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../src/recipes/import/read-text.ts';
import { parseCooklang } from '../../../src/recipes/import/text/cooklang-parser.ts';
import { readCooklang } from '../../../src/recipes/import/text/cooklang.ts';

interface Case {
  readonly source: string;
  readonly result: {
    readonly steps: readonly (readonly Record<string, unknown>[])[];
    readonly metadata: Record<string, unknown>;
  };
}

const FILE = fileURLToPath(new URL('cooklang-canonical.json', import.meta.url));
const { tests } = JSON.parse(readFileSync(FILE, 'utf8')) as { tests: Readonly<Record<string, Case>> };

describe("the specification's canonical tests", () => {
  test('are all here [IMPORT-05]', () => expect(Object.keys(tests)).toHaveLength(60));

  test.each(Object.entries(tests))('%s', (_name, { source, result }) => {
    const { steps, metadata } = parseCooklang(source);
    expect(steps.map(({ items }) => items)).toEqual(result.steps.map((step) => step.map(asParsed)));
    expect(Object.fromEntries(metadata)).toEqual(result.metadata);
  });
});

/** Some of the tests give items without a unit an empty one. */
const asParsed = (item: Record<string, unknown>) => {
  const { units, ...rest } = item;
  return item.type === 'cookware' ? rest : { ...rest, ...(units !== undefined && { units }) };
};

test('a recipe in Cooklang is read completely', () => {
  const text = `---
title: Easy pancakes
servings: 4
prep time: 10 minutes
cook time: 20 minutes
source: https://example.org/pancakes
cuisine: Belgian
---

Crack the @eggs{3} into a #blender{}, then add the @flour{125%g} and @milk{250%ml}. Leave it for ~{15%minutes}.

= To serve

Serve with @sugar and @lemon juice{1/2%tbsp}.
`;
  const recipe = readCooklang(text, 'pancakes');
  expect(recipe).toMatchObject({
    title: 'Easy pancakes',
    yieldText: '4',
    prepTime: 10,
    cookTime: 20,
    source: 'https://example.org/pancakes',
    cuisines: ['Belgian'],
  });
  expect(recipe.ingredients.map((line) => line.text)).toEqual([
    '3 eggs',
    '125 g flour',
    '250 ml milk',
    'sugar',
    '0.5 tbsp lemon juice',
  ]);
  expect(recipe.steps).toEqual([
    {
      heading: null,
      text: 'Crack the eggs into a blender, then add the flour and milk. Leave it for 15 minutes.',
    },
    { heading: 'To serve', text: 'Serve with sugar and lemon juice.' },
  ]);
});

test('without a title, the file name is used', () => {
  expect(readCooklang('Boil the @egg{1}.', 'Boiled egg').title).toBe('Boiled egg');
});

describe('hostile text is read within the time limit', { timeout: 20_000 }, () => {
  test.each([['@a{'], ['@'], ['[-'], ['~{'], ['---\n'], ['@a{1%'], ['= a\n'], ['> '], ['>> a: b\n']])(
    '%j',
    async (piece) => {
      const start = process.cpuUsage();
      await readTextFile(piece.repeat(100_000), 'x.cook').catch(() => null);
      // CPU time, since other processes may be running.
      expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000);
    },
  );
});

test('what cannot be seen is left out', () => {
  const { ingredients, steps } = readCooklang('Fry\u0000 @\u202Eeggs{2}.', 'Pie');
  expect([ingredients[0]?.text, steps[0]?.text]).toEqual(['2 eggs', 'Fry eggs.']);
});
