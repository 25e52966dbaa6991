import { describe, expect, test } from 'vitest';
import { splitInstructions } from './instructions.ts';
import { nameKey } from './names/index.ts';
import { formatQuantity } from './quantity.ts';
import { suggest, SUGGESTIONS } from './suggestions.ts';
import { formatDuration } from './time.ts';
import { cardTitle } from './title.ts';
import { sentenceCase, tidyName } from './typed-name.ts';
import { unitLabel } from './units.ts';

test.each([
  [0, '0min'],
  [59, '59min'],
  [60, '1h'],
  [61, '1h 1min'],
  [120, '2h'],
  [125, '2h 5min'],
])('%i minutes read %s [CONST-23 PLAN-20 PLAN-21]', (minutes, text) =>
  expect(formatDuration(minutes)).toBe(text),
);

test.each([
  ['Dal Tadka (Lentils)', 'Dal Tadka'],
  ['Chef’s *best* #1 soup!', 'Chef’s best 1 soup'],
  ['Crème brûlée & co.', 'Crème brûlée & co'],
  ['Moules-frites', 'Moules-frites'],
  ['김치찌개 (Kimchi stew)', '김치찌개'],
  ['(only brackets)', '(only brackets)'],
])('the card title of %s is %s [BROWSE-20 BROWSE-21]', (title, shown) =>
  expect(cardTitle(title)).toBe(shown),
);

describe('splitInstructions', () => {
  test.each([
    {
      why: 'numbered steps',
      text: '1. Rinse. 2. Fry for 3 minutes. 3. Serve.',
      steps: ['Rinse.', 'Fry for 3 minutes.', 'Serve.'],
    },
    { why: 'lines and brackets', text: '1) Rinse.\n2) Fry.', steps: ['Rinse.', 'Fry.'] },
    {
      why: 'decimals stay in their step',
      text: '1. Cut 2.5 cm cubes. 2. Fry.',
      steps: ['Cut 2.5 cm cubes.', 'Fry.'],
    },
    {
      why: 'a number out of sequence is text',
      text: '1. Wait for 5. Then go. 2. Serve.',
      steps: ['Wait for 5. Then go.', 'Serve.'],
    },
    {
      why: 'two-digit numbers',
      text: Array.from({ length: 11 }, (_, i) => `${i + 1}. Do ${i + 1}!`).join(' '),
      steps: Array.from({ length: 11 }, (_, i) => `Do ${i + 1}!`),
    },
    { why: 'no marker', text: 'Mix and bake.', steps: ['Mix and bake.'] },
    { why: 'empty', text: '  ', steps: [] },
    { why: 'nothing', text: null, steps: [] },
  ])('$why [RECIPE-15]', ({ text, steps }) => expect(splitInstructions(text)).toEqual(steps));
});

describe('nameKey', () => {
  test.each([
    ['Spring Onions', 'spring onion'],
    ['Jalapeños', 'jalapeno'],
    ['  Bay   leaves ', 'bay leaf'],
    ['Green chillies', 'green chilli'],
    ['green chilies', 'green chilli'],
    ['Tomatoes', 'tomato'],
    ['Extra-virgin olive oil', 'extra virgin olive oil'],
    ['Couscous', 'couscous'],
    ['Baker’s yeast', 'bakers yeast'],
    ['phở', 'pho'],
    ['Ζυμαρικά', 'ζυμαρικα'],
    ['Чёрный перец', 'черный перец'],
    ['to\u00admato', 'tomato'],
    ['김치', '김치'.normalize('NFD')],
    ['ｶﾞﾘ', 'ガリ'],
    ['க்ஷீரம்', 'க்\u200cஷீரம்'],
  ])('%s and %s share a key', (typed, other) => expect(nameKey(typed)).toBe(nameKey(other)));

  test.each([
    ['eggs', 'eggplant'],
    ['ice', 'rice'],
    ['tomato paste', 'tomato'],
    ['coconut milk', 'milk'],
    ['कल', 'काल'],
    ['दल', 'दाल'],
    ['பல்', 'பால்'],
    ['เนย', 'เนื้อ'],
    ['ছল', 'ছোলা'],
    ['かき', 'がき'],
    ['はい', 'ぱい'],
  ])('%s is not %s', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));

  test.each([
    { why: 'vowel signs stay where they are', name: ' दाल  Makhani! ', key: 'दाल makhani' },
    { why: 'a mark on its own is no word', name: '❤️ 5️⃣ \u0301', key: '5' },
    { why: 'composed', name: 'か\u3099'.normalize('NFD'), key: 'が' },
    { why: 'nothing is left of signs', name: '!!!', key: '' },
  ])('$why', ({ name, key }) => expect(nameKey(name)).toBe(key));
});

test('tidyName collapses white space and keeps the spelling', () => {
  expect(tidyName('  Sweet   Potato ')).toBe('Sweet Potato');
});

describe('suggest', () => {
  const names = [
    'brown rice',
    'rice',
    'rice vinegar',
    'licorice',
    'basmati rice',
    'rice noodle',
    'sticky rice',
  ];
  test.each([
    { why: 'one letter is too few', typed: 'r', found: [] },
    {
      why: 'starts first, then word starts, five at most',
      typed: 'RIC',
      found: ['rice', 'rice vinegar', 'rice noodle', 'brown rice', 'basmati rice'],
    },
    { why: 'inside a word', typed: 'icor', found: ['licorice'] },
    { why: 'white space is ignored', typed: '  v ', found: [] },
    { why: 'nothing fits', typed: 'zz', found: [] },
  ])('$why [CONST-09 RULE-22 RULE-24 RULE-25]', ({ typed, found }) => {
    expect(suggest(typed, names, SUGGESTIONS.ingredientMinLength)).toEqual(found);
  });
});

test.each([
  ['piece', 1, 'piece'],
  ['piece', 2, 'pieces'],
  ['leaf', 3, 'leaves'],
  ['g', 200, 'g'],
  ['clove', null, 'clove'],
  ['smidgen', 2, 'smidgen'],
])('%s and %s read %s', (unit, quantity, label) => expect(unitLabel(unit, quantity)).toBe(label));

test.each([
  ['basmati rice', 'Basmati rice'],
  ['éclair', 'Éclair'],
  ['Parmesan', 'Parmesan'],
  ['', ''],
  ['ﬁne ﬂour', 'ﬁne ﬂour'],
])('%j as the start of a line is %j', (name, shown) => expect(sentenceCase(name)).toBe(shown));

test.each([
  [0.5, '½'],
  [1.5, '1½'],
  [0.25, '¼'],
  [0.333, '⅓'],
  [2.667, '2⅔'],
  [250, '250'],
  [1200, '1,200'],
  [0.4, '0.4'],
  [1.125, '1⅛'],
  [1.13, '1.13'],
])('%d reads %s', (quantity, text) => expect(formatQuantity(quantity)).toBe(text));
