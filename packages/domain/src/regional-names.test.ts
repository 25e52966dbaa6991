import { expect, test } from 'vitest';
import { REGIONAL_NAMES } from './generated/regional-names.ts';
import { englishOf, nameIn } from './regional-names.ts';

test.each([
  ['en-US', 'en-US'],
  ['en-IN', 'en-IN'],
  ['en-us', 'en-US'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-GB'],
  ['en', 'en-GB'],
  ['it-IT', 'en-GB'],
  ['', 'en-GB'],
])('with %j ingredients are named as in %s', (language, english) => {
  expect(englishOf(language)).toBe(english);
});

test.each([
  ['aubergine', 'eggplant', 'brinjal'],
  ['aubergines', 'eggplants', 'brinjals'],
  ['courgettes', 'zucchinis', 'zucchinis'],
  ['coriander leaves', 'cilantro', 'coriander leaves'],
  ['spring onions', 'scallions', 'spring onions'],
  ['prawns', 'shrimp', 'prawns'],
  ['minced beef', 'ground beef', 'minced beef'],
  ['rocket', 'arugula', 'rocket'],
  ['plain flour', 'all-purpose flour', 'maida'],
  ['gram flour', 'chickpea flour', 'besan'],
  ['green bell pepper', 'green bell pepper', 'green capsicum'],
  ['whipping cream', 'heavy cream', 'whipping cream'],
  ['double cream', 'double cream', 'double cream'],
  ['yoghurt', 'yogurt', 'curd'],
  ["grandmother's pickle", "grandmother's pickle", "grandmother's pickle"],
])('%j is %j in the United States and %j in India', (name, american, indian) => {
  expect(nameIn('en-GB', name)).toBe(name);
  expect(nameIn('en-US', name)).toBe(american);
  expect(nameIn('en-IN', name)).toBe(indian);
});

test.each(['en-US', 'en-IN'] as const)('a name said in %s stays as it is', (english) => {
  const changed = REGIONAL_NAMES[english].filter(([, said]) => nameIn(english, said) !== said);
  expect(changed).toEqual([]);
});
