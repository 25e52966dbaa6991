import { expect, test } from 'vitest';
import { REGIONAL_NAMES } from './generated/regional-names.ts';
import { englishOf } from './englishes.ts';
import { nameIn, sentenceIn } from './regional-names.ts';

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

test.each([
  {
    sentence: 'Uses 3 of your aubergines and your coriander leaves before they expire.',
    names: ['aubergine', 'coriander leaves'],
    american: 'Uses 3 of your eggplants and your cilantro before they expire.',
  },
  {
    sentence: 'Spring onions and cream are in your pantry.',
    names: ['spring onions', 'cream'],
    american: 'Scallions and light cream are in your pantry.',
  },
  {
    sentence: 'Coconut cream, ice-cream and creams are in your pantry.',
    names: ['cream', 'coconut cream'],
    american: 'Coconut cream, ice-cream and creams are in your pantry.',
  },
  {
    sentence: 'Uses your red chillies and your chilli flakes.',
    names: ['red chilli', 'chilli flakes'],
    american: 'Uses your red chilies and your red pepper flakes.',
  },
  {
    sentence: 'Expiring soon and not used: sour cream, cream and ice cream cones.',
    names: ['cream'],
    american: 'Expiring soon and not used: sour cream, light cream and ice cream cones.',
  },
  {
    sentence: 'Expiring soon and not used: 3 red chillies and your tinned green chillies.',
    names: ['chilli', 'green chilli'],
    american: 'Expiring soon and not used: 3 red chilies and your canned green chilies.',
  },
  { sentence: 'Korean and quick.', names: ['rocket'], american: 'Korean and quick.' },
  { sentence: 'A rocket.', names: [], american: 'A rocket.' },
])('$sentence is $american in the United States [NAMES-07]', ({ sentence, names, american }) => {
  expect(sentenceIn('en-US', sentence, names)).toBe(american);
  expect(sentenceIn('en-GB', sentence, names)).toBe(sentence);
});
