import { expect, test } from 'vitest';
import { ingredientsInSteps } from './mentions.ts';

const LIST = [
  'olive oil',
  'tomato',
  'tomato paste',
  'onion',
  'spring onion',
  'black pepper',
  'bay leaf',
  'egg',
  'coriander seeds',
  'boneless chicken thigh',
  'bicarbonate of soda',
  'leg of lamb',
  'Korean rice cakes',
];
const lines = (names: readonly string[]) => names.map((name) => ({ name }));
const named = (steps: readonly string[], list = LIST) =>
  ingredientsInSteps(steps, lines(list)).map((places) => places.map((place) => list[place]));

test.each([
  { why: 'a whole name', step: 'Warm the olive oil.', names: ['olive oil'] },
  {
    why: 'its last word',
    step: 'Warm the oil and grind in the pepper.',
    names: ['olive oil', 'black pepper'],
  },
  {
    why: 'the plural',
    step: 'Chop the tomatoes. Crack the eggs. Add the bay leaves.',
    names: ['tomato', 'bay leaf', 'egg'],
  },
  {
    why: 'the longest name',
    step: 'Stir in the tomato paste and the spring onions.',
    names: ['tomato paste', 'spring onion'],
  },
  {
    why: 'what a part is of',
    step: 'Toast the coriander, brown the chicken.',
    names: ['coriander seeds', 'boneless chicken thigh'],
  },
  {
    why: 'a name with of',
    step: 'Whisk in the bicarbonate and carve the lamb.',
    names: ['bicarbonate of soda', 'leg of lamb'],
  },
  { why: 'each once', step: 'Fry the onion. Take the onion out.', names: ['onion'] },
  { why: 'nothing else', step: 'Heat the oven to 200 °C and wait.', names: [] },
  { why: 'never a description alone', step: 'Wait until the crust is black.', names: [] },
  { why: 'never what gives a thing its name', step: 'Rinse the rice.', names: [] },
  { why: 'never a tool', step: 'Crush it with a tomato press.', names: [] },
  {
    why: 'never a comparison',
    step: 'It should be as firm as a boiled egg, or run like beaten egg.',
    names: [],
  },
])('$why: $step', ({ step, names }) => expect(named([step])).toEqual([names]));

test('chicken is the meat, also after its stock was poured in', () => {
  const list = ['chicken breast', 'chicken stock'];
  expect(named(['Pour in the stock.', 'Add the chicken.'], list)).toEqual([
    ['chicken stock'],
    ['chicken breast'],
  ]);
});

test.each([
  {
    step: 'Sprinkle the cheese over the beans.',
    list: ['Monterey Jack', 'black bean'],
    names: ['Monterey Jack', 'black bean'],
  },
  { step: 'Add the remaining cheese.', list: ['grated Parmesan'], names: ['grated Parmesan'] },
  { step: 'Whisk in the polenta.', list: ['cornmeal'], names: ['cornmeal'] },
  { step: 'Turn the fish.', list: ['cod fillet', 'lemon'], names: ['cod fillet'] },
  { step: 'Drain the pasta and keep the pasta water.', list: ['spaghetti'], names: ['spaghetti'] },
  { step: 'Top with cheese.', list: ['cheddar'], names: ['cheddar'] },
  { step: 'Crumble the blue cheese over it.', list: ['Stilton'], names: ['Stilton'] },
  { step: 'Add the cheese.', list: ['cheddar', 'cream cheese'], names: ['cream cheese'] },
  // Which of two, or whether it is theirs at all, nobody can tell.
  { step: 'Sprinkle the cheese over it.', list: ['feta', 'mozzarella'], names: [] },
  {
    step: 'Serve with pasta, or spread the cheese mixture on bread.',
    list: ['spaghetti', 'cheddar'],
    names: [],
  },
  { step: 'Stir in the pasta.', list: ['spaghetti squash'], names: [] },
  { step: 'Pour over the cheese sauce.', list: ['cheddar'], names: [] },
  { step: 'Beat until as soft as cream cheese.', list: ['cheddar'], names: [] },
  // Another cheese, or a dish that is called so.
  { step: 'Spread with cream cheese.', list: ['cheddar'], names: [] },
  { step: 'Top with goat’s cheese.', list: ['cheddar'], names: [] },
  { step: "Top with goats' cheese.", list: ['cheddar'], names: [] },
  { step: 'Crumble over the blue cheese.', list: ['cheddar'], names: [] },
  { step: 'Stir in the cottage cheese.', list: ['cheddar'], names: [] },
  { step: 'Serve the macaroni cheese.', list: ['cheddar'], names: [] },
  { step: 'Serve with cauliflower cheese.', list: ['cheddar'], names: [] },
  { step: 'Serve with feta cheese.', list: ['cheddar'], names: [] },
])('what names a kind means its only food: $step', ({ step, list, names }) =>
  expect(named([step], list)).toEqual([names]),
);

test('a kind is told by the words before it', () => {
  const peppers = ['red bell pepper', 'green bell pepper', 'black pepper'];
  expect(named(['Slice the red pepper.'], peppers)).toEqual([['red bell pepper']]);
  expect(named(['Slice the green and red peppers.'], peppers)).toEqual([
    ['red bell pepper', 'green bell pepper'],
  ]);
  expect(named(['Slice both bell peppers.'], peppers)).toEqual([['red bell pepper', 'green bell pepper']]);
});

test('a word that several have means the one mentioned last', () => {
  const oils = ['vegetable oil', 'sesame oil'];
  expect(named(['Heat the oil.', 'Add the sesame oil.', 'Pour away the oil.'], oils)).toEqual([
    ['vegetable oil'],
    ['sesame oil'],
    ['sesame oil'],
  ]);
});

test.each([
  {
    why: 'with what the step named before',
    grind: 'Toast the chana dal with the chilli. Blend to a fine paste.',
  },
  { why: 'by name', grind: 'Warm the toor dal. Grind the chana dal and the chilli into a powder.' },
])('what was ground is not meant by a word that something whole has: $why', ({ grind }) => {
  const list = ['toor dal', 'chana dal', 'chilli'];
  expect(named(['Boil the toor dal.', grind, 'Stir in the dal.'], list)[2]).toEqual(['toor dal']);
});

test('what was ground is meant where nothing else can be, and once it is named again', () => {
  const list = ['toor dal', 'chana dal'];
  const grind = 'Grind half the chana dal to a powder.';
  expect(named([grind, 'Stir in the rest of the chana dal.', 'Simmer the dal.'], list)[2]).toEqual([
    'chana dal',
  ]);
  expect(named([grind, 'Simmer the dal.'], ['chana dal'])[1]).toEqual(['chana dal']);
});

test('a paste that nothing is ground to changes nothing', () => {
  const list = ['toor dal', 'chana dal'];
  const steps = ['Boil the toor dal.', 'Rinse the chana dal. Stir in the paste.', 'Stir in the dal.'];
  expect(named(steps, list)[2]).toEqual(['chana dal']);
});

test('a plural that was not mentioned before means all that have the name', () =>
  expect(named(['Soften the onions.'], ['white onion', 'red onion'])).toEqual([
    ['white onion', 'red onion'],
  ]));

test('two lines of the same food are both meant, also by their kind', () => {
  const list = ['butter', 'plain flour', 'butter', 'cheddar', 'Cheddar'];
  const read = ingredientsInSteps(
    ['Rub the butter into the flour.', 'Melt the rest of the butter.', 'Scatter with cheese.'],
    lines(list),
  );
  expect(read).toEqual([
    [0, 1, 2],
    [0, 2],
    [3, 4],
  ]);
});

test.each([
  { text: '4 scallions, thinly sliced', name: 'spring onions', step: 'Add the scallions.' },
  { text: '2 cans garbanzo beans', name: 'chickpeas', step: 'Drain the beans.' },
  { text: '1 quart chicken broth, hot', name: 'chicken stock', step: 'Pour in the broth.' },
  { text: '1 lb snow peas trimmed', name: 'mangetouts', step: 'Toss in the peas.' },
  { text: '500 g brinjal', name: 'aubergines', step: 'Char the brinjal.' },
])('a cook’s own line is found by its own word: $text', ({ text, name, step }) =>
  expect(ingredientsInSteps([step], [{ name: 'olive oil' }, { name, text }])).toEqual([[1]]),
);

test.each([
  { text: '1 onion finely chopped', name: 'onion', step: 'Scatter with chopped nuts.' },
  { text: '2 eggs beaten', name: 'egg', step: 'Beaten cream is stiff.' },
  { text: '500 g minced beef 5% fat', name: 'minced beef', step: 'Skim off the fat.' },
  { text: '1 bunch of parsley', name: 'parsley', step: 'Pick a bunch of flowers.' },
  { text: '2 cloves garlic', name: 'garlic', step: 'Add the cloves.' },
  { text: '1 jar tomato sauce', name: 'passata', step: 'Open the jar. Taste the sauce.' },
  { text: '50 g butter for the tin', name: 'butter', step: 'Line the tin.' },
  { text: '100 g Parmesan cheese', name: 'Parmesan', step: 'Spread with goat’s cheese.' },
])('no other word of its line means it: $text', ({ text, name, step }) =>
  expect(ingredientsInSteps([step], [{ name, text }])).toEqual([[]]),
);

test('a name still counts for more than a cook’s word', () => {
  const peas = [{ name: 'mangetouts', text: '1 cup snow peas' }, { name: 'frozen peas' }];
  expect(ingredientsInSteps(['Add the peas.'], peas)).toEqual([[1]]);
});

test('an empty name matches nothing', () => expect(named(['Stir.'], ['', '!'])).toEqual([[]]));

test.each([
  { step: 'Boil the spuds.', list: ['potato'] },
  { step: 'Stir in the creme fraiche.', list: ['crème fraîche'] },
  { step: 'Mix mayo and yoghurt.', list: ['mayonnaise', 'Greek yogurt'] },
  { step: 'Flour, bicarb.', list: ['plain flour', 'bicarbonate of soda'] },
  { step: 'Scatter with cilantro and corn.', list: ['fresh coriander', 'sweetcorn'] },
])('a cook’s own words: $step', ({ step, list }) => expect(named([step], list)).toEqual([list]));

test('cilantro is the leaves, never the spice', () => {
  for (const list of [
    ['coriander leaves', 'ground coriander'],
    ['ground coriander', 'fresh coriander'],
    ['coriander seeds', 'cilantro'],
  ]) {
    const leaves = list.find((name) => !/ground|seeds/.test(name));
    expect(named(['Scatter with cilantro.'], list)).toEqual([[leaves]]);
    expect(named(['Toast the ground coriander.', 'Chop the cilantro leaves.'], list)[1]).toEqual([leaves]);
  }
  expect(named(['Scatter with cilantro.'], ['ground coriander'])).toEqual([[]]);
});

test('oil that is looked for is not oil that goes in', () => {
  const [heat, oil] = ['Heat the oil.', 'olive oil'];
  expect(named([heat, 'Simmer until drops of orange oil float on top.'])).toEqual([[oil], []]);
  expect(named([heat, 'Fry until the oil is brick red.'])).toEqual([[oil], []]);
  expect(named(['Heat the oil until the oil shimmers.'])).toEqual([[oil]]);
});

test('oil that is first named as it gets hot goes in', () => {
  const list = ['vegetable oil', 'sesame oil', 'garlic'];
  expect(
    named(['Wait until the oil is hot, then add the garlic.', 'Fry until the oil is red.'], list),
  ).toEqual([['vegetable oil', 'garlic'], []]);
});
