import { describe, expect, test } from 'vitest';
import { filesOf } from './files.ts';
import { DATA_FOLDER } from './load-data.ts';
import { readData, type DataFile } from './read-data.ts';

const RECIPE = `id: 3001
title: Spaghetti aglio e olio
course: main
difficulty: easy
spice: none
servings: 2
prep: 10 min
cook: 1 h 15 min
waiting:
  resting: 30 min
appliances: [stovetop]

ingredients:
  - 200 g spaghetti
  - 2 tbsp salt, for the pasta water (10 % eaten)
  - 2 cloves of garlic, thinly sliced, not crushed
  - 1/2 bunch parsley
  - 1 egg
  - 2 bay leaves (75 % of its fat eaten)

steps:
  - Boil the spaghetti in salted water for 9 minutes, until it is tender but has
    a firm core.
  - >-
    Fry the garlic: it should be golden, never brown.
source: https://example.org/aglio
`;

const ingredient = (id: number, more: string) =>
  `  id: ${id}\n  shop: Pantry\n  nutrition: SR28 01009\n  price per kg: 2\n${more}`;

/** A complete catalogue of one dish. */
const FILES: Readonly<Record<string, string>> = {
  'countries.yaml': 'italy:\n  name: Italy\n  cuisine: Italian\n  flag: it\n  recipe ids from: 3001\n',
  'ingredients/pantry.yaml': [
    `spaghetti:\n${ingredient(1, '')}`,
    `salt:\n${ingredient(2, '  grams per ml: 1.2\n')}`,
    `garlic:\n${ingredient(3, '  grams of one: { clove: 5 }\n')}`,
    `parsley:\n${ingredient(4, '  grams of one: { bunch: 30 }\n')}`,
    `egg:\n${ingredient(5, '  plural: eggs\n  allergens: [eggs]\n  grams of one: { piece: 50 }\n')}`,
    `bay-leaf:\n${ingredient(6, '  plural: bay leaves\n  kind of: parsley\n  grams of one: { leaf: 1 }\n  also: [laurel leaf]\n')}`,
  ].join('\n'),
  'recipes/italy/aglio.yaml': RECIPE,
  'presets/italy.yaml': '- spaghetti\n- eggs\n',
  'common.yaml': '- egg\n',
  'usual-amounts.yaml':
    '1 pack: [spaghetti]\nsome g: [salt]\n1 head: [garlic]\n1 bunch: [parsley]\n6 pieces: [egg]\nsome leaf: [bay leaf]\n',
  'shelf-lives/all.yaml':
    '- foods: [spaghetti, salt]\n  source: FK 1\n  usual: cupboard\n  cupboard: keeps, 1 year opened\n- foods: [garlic, parsley, egg, bay leaf]\n  source: FK 2\n  usual: fridge\n  fridge: 3 weeks\n',
  'substitutes.yaml':
    'in place of:\n  - have: garlic\n    for: [parsley]\n    note: It will do.\nin place of each other: []\nparts: []\nbought as one: []\n',
  'regional-names.yaml': 'bay leaf: { en-US: [laurel leaf, laurel leaves] }\n',
};

const asFiles = (files: Readonly<Record<string, string>>): DataFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

test('reads every file of the catalogue', () => {
  expect(readData(filesOf(DATA_FOLDER)).faults.sentences).toEqual([]);
});

test('reads a recipe as cooks write it', () => {
  const { data, faults, places } = readData(asFiles(FILES));
  expect(faults.sentences).toEqual([]);
  expect(data.recipes).toEqual([
    {
      id: 3001,
      slug: 'aglio',
      title: 'Spaghetti aglio e olio',
      country: 'italy',
      prepTime: 10,
      cookTime: 75,
      waiting: { resting: 30 },
      servings: 2,
      difficulty: 'easy',
      spice: 'none',
      course: 'main',
      appliances: ['stovetop'],
      ingredients: [
        { ingredient: 'spaghetti', quantity: 200, unit: 'g' },
        { ingredient: 'salt', quantity: 2, unit: 'tbsp', notes: 'for the pasta water', eaten: 0.1 },
        { ingredient: 'garlic', quantity: 2, unit: 'clove', notes: 'thinly sliced, not crushed' },
        { ingredient: 'parsley', quantity: 0.5, unit: 'bunch' },
        { ingredient: 'egg', quantity: 1, unit: 'piece' },
        { ingredient: 'bay-leaf', quantity: 2, unit: 'leaf', fatEaten: 0.75 },
      ],
      steps: [
        'Boil the spaghetti in salted water for 9 minutes, until it is tender but has a firm core.',
        'Fry the garlic: it should be golden, never brown.',
      ],
      sourceUrl: 'https://example.org/aglio',
    },
  ]);
  expect(places.get('aglio')).toMatchObject({ file: 'data/recipes/italy/aglio.yaml', steps: [22, 24] });
});

test('reads what a dish is served with, its role and what to do the evening before [SERVE-01 SERVE-02]', () => {
  const text = RECIPE.replace('  - 2 bay leaves\n', '')
    .replace('steps:', 'serve with:\n  - 2 bay leaves\n  - 4 cloves garlic, roasted (optional)\n\nsteps:')
    .replace('course: main', 'course: soup\nrole: dinner')
    .replace('  resting: 30 min', '  soaking: overnight\nevening before: Soak the eggs.');
  const { data, faults } = readData(asFiles({ ...FILES, 'recipes/italy/aglio.yaml': text }));
  expect(faults.sentences).toEqual([]);
  const [recipe] = data.recipes;
  expect(recipe).toMatchObject({
    role: 'dinner',
    waiting: { soaking: 480 },
    eveningBefore: 'Soak the eggs.',
    serveWith: [{ ingredient: 'garlic', quantity: 4, unit: 'clove', notes: 'roasted' }],
  });
  expect(recipe?.ingredients.at(-1)).toEqual({
    ingredient: 'bay-leaf',
    quantity: 2,
    unit: 'leaf',
    notes: 'to serve',
  });
});

test('tables and presets refer to ingredients by name', () => {
  const { data } = readData(asFiles(FILES));
  expect(data.presets).toEqual([{ country: 'italy', ingredients: ['spaghetti', 'egg'] }]);
  expect(data.usualAmounts).toMatchObject({ salt: { quantity: null, unit: 'g' }, egg: { quantity: 6 } });
  expect(data.shelfLives[0]).toMatchObject({
    of: ['spaghetti', 'salt'],
    life: { usual: 'cupboard', fridge: null, cupboard: { unopened: null, opened: 365 } },
  });
  expect(data.groups.pantry?.find(({ slug }) => slug === 'bay-leaf')).toMatchObject({
    name: 'bay leaf',
    parent: 'parsley',
  });
});

test('a part of an allergen counts as the whole too, with the highest certainty [ALLERGY-25]', () => {
  const path = 'ingredients/pantry.yaml';
  const read = (facts: string) =>
    readData(
      asFiles({ ...FILES, [path]: `${FILES[path]}beer:\n${ingredient(7, facts)}` }),
    ).data.groups.pantry?.find(({ slug }) => slug === 'beer');
  expect(read('  often contains:\n    tree nuts: some have almonds in them\n')).toMatchObject({
    allergens: ['nuts', 'tree_nuts'],
    often: { nuts: 'some have almonds in them', tree_nuts: 'some have almonds in them' },
  });
  const beer = read('  allergens: [gluten]\n  often contains:\n    wheat: some is brewed with it\n');
  expect(beer?.allergens).toEqual(['wheat', 'gluten']);
  expect(beer?.often).toEqual({ wheat: 'some is brewed with it' });
});

test('a country says which animals are not usual there', () => {
  const text = `${FILES['countries.yaml'] ?? ''}  rarely cooks with: [pork, red meat]\n`;
  const { data, faults } = readData(asFiles({ ...FILES, 'countries.yaml': text }));
  expect(faults.sentences).toEqual([]);
  expect(data.countries[0]).toMatchObject({ countsAs: [], rarelyCooksWith: ['pork', 'red-meat'] });
  expect(readData(asFiles(FILES)).data.countries[0]?.rarelyCooksWith).toEqual([]);
});

test('what is often in an ingredient counts as contained, with its animal', () => {
  const often =
    '  allergens: [wheat]\n  often contains:\n    dairy: many are folded with butter\n    pork: or lard\n';
  const pastry = `puff-pastry:\n${ingredient(7, often)}`;
  const path = 'ingredients/pantry.yaml';
  const { data } = readData(asFiles({ ...FILES, [path]: `${FILES[path]}\n${pastry}` }));
  expect(data.groups.pantry?.find(({ slug }) => slug === 'puff-pastry')).toMatchObject({
    allergens: ['dairy', 'wheat', 'gluten'],
    animals: ['dairy', 'pork'],
    often: { dairy: 'many are folded with butter', pork: 'or lard' },
  });
});

test('what always comes from shellfish can often contain fish', () => {
  const often =
    '  allergens: [molluscs]\n  animals: [fish]\n  often contains:\n    fish: some has an extract\n';
  const path = 'ingredients/pantry.yaml';
  const { data, faults } = readData(
    asFiles({ ...FILES, [path]: `${FILES[path]}oyster-sauce:\n${ingredient(7, often)}` }),
  );
  expect(faults.sentences.filter((sentence) => sentence.includes('stated'))).toEqual([]);
  expect(data.groups.pantry?.find(({ slug }) => slug === 'oyster-sauce')).toMatchObject({
    allergens: ['shellfish', 'fish', 'molluscs'],
    animals: ['fish'],
    often: { fish: 'some has an extract' },
  });
});

/** Each: what is replaced by what, in the dish's file unless another is named, and the message. */
const FAULTS: readonly [from: string, to: string, says: string, file?: string][] = [
  ['1 egg', '1 egg (optional)', "18: only what is under 'serve with' can be optional. Move this line there."],
  [
    'steps:',
    'serve with:\n  - 2 tbs salt (optional)\nsteps:',
    "22: the unit 'tbs' is not known. Did you mean 'tbsp'?",
  ],
  ['course: main', 'course: main\nrole: diner', "4: the role 'diner' is not known. Did you mean 'dinner'?"],
  [
    'resting: 30 min',
    'resting: all night',
    "10: the resting should be a time such as '45 min', '1 h 30 min' or 'overnight'.",
  ],
  ['2 tbsp', '2 tbs', "15: the unit 'tbs' is not known. Did you mean 'tbsp'?"],
  ['200 g spaghetti', '200 gr spaghetti', "14: the unit 'gr' is not known. Write 'g'."],
  ['2 tbsp', '2 tablespoons', "15: the unit 'tablespoons' is not known. Write 'tbsp'."],
  ['of garlic', 'of gaurlic', "16: the ingredient 'gaurlic' is not known. Did you mean 'garlic'?"],
  [
    '1/2 bunch parsley',
    '1/2 twig parsley',
    "17: the unit 'twig' is not known. The units are piece, g, kg, oz, lb, ml, l, tsp, tbsp, fl oz, cup, bottle, bunch, can, clove, handful, head, jar, leaf, pack, pinch, sheet, slice, sprig, stalk.",
  ],
  ['200 g spaghetti', '200 g', "14: the ingredient is missing after 'g'."],
  ['- 1 egg', '- an egg', "18: 'an egg' should begin with an amount, such as '200 g' or '2 tbsp'."],
  ['servings: 2', 'serving: 2', "6: there is no field 'serving'. Did you mean 'servings'?"],
  ['servings: 2\n', '', "1: 'servings' is missing. Add a line 'servings: …'."],
  ['servings: 2', 'servings: two', '6: the servings should be a number from 1 to 100.'],
  ['prep: 10 min', 'prep: soon', "7: the prep should be a time such as '45 min' or '1 h 30 min'."],
  ['easy', 'esay', "4: the difficulty 'esay' is not known. Did you mean 'easy'?"],
  [
    'course: main',
    'course: lunch',
    "3: the course 'lunch' is not known. Choose from breakfast, starter, soup, salad, main, side, dessert.",
  ],
  [
    'allergens: [eggs]',
    'allergens: [eggs]\n  often contains: { eggs: usually }',
    "35: 'eggs' is already stated as contained. Remove it there or here.",
    'ingredients/pantry.yaml',
  ],
  [
    'allergens: [eggs]',
    'allergens: [eggs]\n  animals: [egg, dairy]\n  often contains: { egg: usually }',
    "36: 'egg' is already stated as contained. Remove it there or here.",
    'ingredients/pantry.yaml',
  ],
  [
    'allergens: [eggs]',
    'allergens: [eggs]\n  animals: [egg, dairy]\n  often contains: { dairy: usually }',
    "36: 'dairy' is already stated as contained. Remove it there or here.",
    'ingredients/pantry.yaml',
  ],
  [
    'allergens: [eggs]',
    'allergens: [eggs]\n  often contains: { diary: milk }',
    "35: there is no field 'diary'. Did you mean 'dairy'?",
    'ingredients/pantry.yaml',
  ],
  ['[stovetop]', '[stovetop, stovetop]', "11: the appliance 'stovetop' is listed twice."],
  [
    '- Boil the',
    '- Note: boil the',
    "22: a colon followed by a space starts a field. For a sentence with one, write '>-' and put the sentence on the next line, indented.",
  ],
  [
    '>-\n    Fry the garlic: it',
    'Fry the garlic: it',
    "24: the step has a colon followed by a space, so it reads as a field. Write '>-' and put the text on the next line, indented.",
  ],
  ['  - 1 egg', '\t- 1 egg', '18: this line is indented with a tab. Use spaces.'],
  [
    '  - 1 egg',
    '    - 1 egg',
    '18: this dash is not aligned with the one above, so it reads as part of that line. Use the same number of spaces.',
  ],
  [
    '  - 1 egg',
    '- 1 egg',
    '18: this line is not aligned with the lines above it. Indent it by the same number of spaces.',
  ],
  ['course: main', 'course: main\ncourse: side', '4: this field appears twice. Keep one of them.'],
  ['id: 3001\n', '', "1: the id is missing. Add a line 'id: 3001', which is free."],
  ['https://', 'ftp://', "26: the source should be an address that begins with 'https://'."],
  ['Spaghetti aglio', '<b>Spaghetti</b> aglio', '2: the title has HTML in it. Write the bare text.'],
  ['id: 3001', 'id: 3001\ncountry: itly', "2: the country 'itly' is not known. Did you mean 'italy'?"],
  [
    'id: 3001',
    'id: 3001\ncountry: spain',
    '2: the file is in the folder of italy. Remove this line, or move the file to spain.',
  ],
  ['- eggs', '- egggs', "2: the ingredient 'egggs' is not known. Did you mean 'eggs'?", 'presets/italy.yaml'],
  [
    '- eggs',
    '- spaghetti',
    "2: the ingredient 'spaghetti' is listed twice. Remove one.",
    'presets/italy.yaml',
  ],
  ['id: 2', 'id: 1', "7: 'spaghetti' already has the id 1. Use 7, which is free.", 'ingredients/pantry.yaml'],
  [
    'clove: 5',
    'cloves: 5',
    "19: there is no field 'cloves'. Did you mean 'clove'?",
    'ingredients/pantry.yaml',
  ],
  [
    'kind of: parsley',
    'kind of: parsly',
    "43: the ingredient 'parsly' is not known. Did you mean 'parsley'?",
    'ingredients/pantry.yaml',
  ],
  [
    'SR28 01009',
    'SR28 99999',
    "4: the food 99999 is not in the table yet. Run 'npm run generate', which copies it from Standard Reference 28.",
    'ingredients/pantry.yaml',
  ],
  [
    'nutrition: SR28 01009',
    'nutrition: SR28 01009\n  nutrition when:\n    skinned: SR28 99999',
    "6: the food 99999 is not in the table yet. Run 'npm run generate', which copies it from Standard Reference 28.",
    'ingredients/pantry.yaml',
  ],
  [
    'some g',
    'some gramms',
    "2: 'some gramms' should be an amount such as '2 pieces', '500 g' or 'some g'.",
    'usual-amounts.yaml',
  ],
  [
    '3 weeks',
    'three weeks',
    "8: the fridge should be a time such as '5 days' or '1 year, 3 months opened', or 'keeps'.",
    'shelf-lives/all.yaml',
  ],
  [
    '[laurel leaf, laurel leaves]',
    '[laurel leaf, sweet laurels]',
    "1: 'sweet laurels' is not among the other names of 'bay leaf'. Add it there, under 'also'.",
    'regional-names.yaml',
  ],
  [
    '[laurel leaf, laurel leaves]',
    '[laurel leaf]',
    "1: 'bay leaf' should have a singular and a plural here, such as [eggplant, eggplants].",
    'regional-names.yaml',
  ],
  [
    'bay leaf',
    'baye leaf',
    "1: the ingredient 'baye leaf' is not known. Did you mean 'bay leaf'?",
    'regional-names.yaml',
  ],
  ['en-US', 'en-UK', "1: there is no field 'en-UK'. Did you mean 'en-US'?", 'regional-names.yaml'],
  [
    'flag: it',
    'flag: Italy',
    "4: the flag should be the two letters of the country, such as 'fr'.",
    'countries.yaml',
  ],
  [
    'flag: it',
    'flag: it\n  rarely cooks with: [porc]',
    "5: the animal 'porc' is not known. Did you mean 'pork'?",
    'countries.yaml',
  ],
];

describe('reports each problem with its file, line and fix', () => {
  test.each(FAULTS.map(([from, to, says, path = 'recipes/italy/aglio.yaml']) => ({ from, to, says, path })))(
    '$from → $to',
    ({ from, to, says, path }) => {
      const text = FILES[path] ?? '';
      expect(text).toContain(from);
      const { faults } = readData(asFiles({ ...FILES, [path]: text.replace(from, () => to) }));
      expect(faults.sentences).toContain(`data/${path}:${says}`);
    },
  );

  test('reports everything at once', () => {
    const text = RECIPE.replace('easy', 'eezy').replace('2 tbsp', '2 tbs').replace('1 egg', '1 egk');
    const { faults } = readData(asFiles({ ...FILES, 'recipes/italy/aglio.yaml': text }));
    expect(faults.sentences.map((sentence) => sentence.split(':')[1])).toEqual(['4', '15', '18']);
  });

  test('reports missing and unknown files', () => {
    const { 'presets/italy.yaml': _preset, ...rest } = FILES;
    const { faults } = readData(asFiles({ ...rest, 'recipes/itly/x.yaml': RECIPE }));
    expect(faults.sentences).toEqual([
      'data/presets/italy.yaml:1: the file is missing. Model it on the files next to it.',
      "data/recipes/itly/x.yaml:1: there is no country 'itly' in data/countries.yaml. Did you mean 'italy'?",
    ]);
  });

  test('reports an ingredient missing from a table', () => {
    const { faults } = readData(asFiles({ ...FILES, 'usual-amounts.yaml': '1 pack: [spaghetti]' }));
    expect(faults.sentences).toContain(
      "data/ingredients/pantry.yaml:7: its usual amount is missing. Add 'salt' to data/usual-amounts.yaml.",
    );
  });
});

test.each(['\r\n', '\n'])('ignores line endings and a byte order mark: %j', (end) => {
  const text = `\u{FEFF}${RECIPE.replaceAll('\n', end)}`;
  const { data, faults } = readData(asFiles({ ...FILES, 'recipes/italy/aglio.yaml': text }));
  expect(faults.sentences).toEqual([]);
  expect(data.recipes).toEqual(readData(asFiles(FILES)).data.recipes);
});
