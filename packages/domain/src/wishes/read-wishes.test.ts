import { describe, expect, test } from 'vitest';
import { readWishes, type OnDays, type WishContext, type WishedDish } from './index.ts';
import { DEVELOPED } from './sentences/developed.ts';
import { EXCEPTIONS, EXCEPTIONS_HELD_OUT, NO_EXCEPTIONS } from './sentences/exceptions.ts';
import { HELD_OUT } from './sentences/held-out.ts';
import type { Meant } from './sentences/table.ts';

const NAMES = [
  'chicken',
  'onion',
  'mushroom',
  'coriander leaves',
  'spinach',
  'rice',
  'salmon',
  'lamb',
  'kale',
  'vegetable oil',
  'pasta',
];
const idOf = (name: string) => NAMES.indexOf(name) + 1;

const CONTEXT: WishContext = {
  pantry: [
    { id: 'chicken', name: 'boneless chicken thigh', covers: [305, idOf('chicken')] },
    { id: 'spinach', name: 'spinach', covers: [idOf('spinach')] },
    { id: 'tomatoes', name: 'tomatoes', covers: [109] },
    { id: 'cream', name: 'double cream', covers: [457] },
    { id: 'rice', name: 'basmati rice', covers: [502, idOf('rice')] },
    { id: 'stock', name: 'vegetable stock', covers: [701] },
    { id: 'peppers', name: 'red peppers', covers: [130] },
  ],
  find: (words) => {
    const name = words.join(' ');
    const known = NAMES.find((one) => one === name || `${one}s` === name || one.split(' ')[0] === name);
    return known === undefined ? undefined : { id: idOf(known), name: known };
  },
  // A Wednesday.
  today: '2030-06-05',
  startsOn: '2030-06-05',
};

type Read = Meant;

/** '07' and '[vegan] curry'. */
function dishInWords({ date, slot, text, flags, countries }: WishedDish): [string, string] {
  const within = [...flags, ...countries];
  const place = slot === 'lunch' ? `${date.slice(-2)} lunch` : date.slice(-2);
  return [place, [within.length > 0 ? `[${within.join(' ')}]` : '', text].filter(Boolean).join(' ')];
}

/** 'vegan' and '05 06'. */
function onDaysInWords({ dates, flags, countries, wishes, without }: OnDays): [string, string] {
  const what = [...flags, ...countries, ...wishes, ...without.map(({ name }) => `no ${name}`)];
  return [what.join(' '), dates.map((date) => date.slice(-2)).join(' ')];
}

/** Only the parts that are not empty. */
function read(text: string, context: WishContext = CONTEXT): Read {
  const { useUp, without, free, dishes, onDays, ...rest } = readWishes(text, context);
  const lists = {
    ...rest,
    useUp: useUp.map(({ id }) => id),
    without: without.map(({ name }) => name),
  };
  const some = Object.entries(lists).filter(([, list]) => list.length > 0);
  return {
    ...Object.fromEntries(some),
    ...(free.length > 0 && { free: Object.fromEntries(free.map(({ date, why }) => [date.slice(-2), why])) }),
    ...(dishes.length > 0 && { dishes: Object.fromEntries(dishes.map(dishInWords)) }),
    ...(onDays.length > 0 && { onDays: Object.fromEntries(onDays.map(onDaysInWords)) }),
  };
}

describe('a sentence', () => {
  test.each([...DEVELOPED])('%s [CHOOSE-14]', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('a sentence that was held out', () => {
  test.each([...HELD_OUT])('%s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('a wish with an exception', () => {
  test.each([...EXCEPTIONS])('%s [CHOOSE-15]', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('a wish with an exception that was held out', () => {
  test.each([...EXCEPTIONS_HELD_OUT])('%s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('nothing is loosened by', () => {
  test.each([...NO_EXCEPTIONS])('%s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('what is understood', () => {
  test.each<[string, Read]>([
    [
      'something quick and Italian, use the chicken, nothing on Friday',
      { wishes: ['quick'], countries: ['italy'], useUp: ['chicken'], free: { '07': 'nothing' } },
    ],
    ['Quick!', { wishes: ['quick'] }],
    ["We're short on time this week", { wishes: ['quick'] }],
    ['easy dinners please', { wishes: ['quick'] }],
    ['light and fresh', { wishes: ['light'] }],
    ['nothing too heavy', { wishes: ['light'] }],
    ['not too heavy, and cheap', { wishes: ['light', 'cheap'] }],
    ['Something hearty', { wishes: ['hearty'] }],
    ["we're hungry", { wishes: ['hearty'] }],
    ['few ingredients', { wishes: ['few_things'] }],
    ['simple food on a budget', { wishes: ['few_things', 'cheap'] }],
    ['cheap and cheerful', { wishes: ['cheap'], notUnderstood: ['cheerful'] }],
    ['nothing expensive', { wishes: ['cheap'] }],
    ['lots of veg', { wishes: ['vegetables'] }],
    ['more greens, less meat', { wishes: ['vegetables'], notUnderstood: ['less meat'] }],
    ['comfort food', { wishes: ['comforting'] }],
    ['a hug in a bowl', { wishes: ['comforting'] }],
    ['one-pot meals', { wishes: ['one_pot'] }],
    ['not much washing-up', { wishes: ['one_pot'] }],
    ['the oven is broken', { wishes: ['no_oven'] }],
    ['without the oven', { wishes: ['no_oven'] }],
    ['Quick, quick, QUICK', { wishes: ['quick'] }],
    ['Thai or Japanese', { countries: ['thailand', 'japan'] }],
    ['food from India', { countries: ['india'] }],
    ['Mediterranean', { countries: ['italy', 'spain', 'greece'] }],
    ['middle eastern', { countries: ['lebanon'] }],
    ['vegetarian', { filters: ['vegetarian'] }],
    ['meat-free, Indian', { countries: ['india'], filters: ['vegetarian'] }],
    ['plant based', { filters: ['vegan'] }],
    ['dairy-free and egg-free', { filters: ['dairy_free', 'egg_free'] }],
    ['no pork', { filters: ['no_pork'] }],
    ['without any fish', { filters: ['no_fish'] }],
    ['no meat', { filters: ['vegetarian'] }],
    ["we don't eat pork", { filters: ['no_pork'] }],
    ['only fish', { filters: ['has_fish'] }],
    ['no mushrooms', { without: ['mushroom'] }],
    ['no onions or mushrooms', { without: ['onion', 'mushroom'] }],
    ['no pork or onions', { filters: ['no_pork'], without: ['onion'] }],
    ['leave out the coriander', { without: ['coriander leaves'] }],
    ["don't use the salmon", { without: ['salmon'] }],
    ['do not use the spinach', { without: ['spinach'] }],
    ['I am tired of kale', { without: ['kale'] }],
    ['no onions, quick please', { wishes: ['quick'], without: ['onion'] }],
    ['use up the spinach', { useUp: ['spinach'] }],
    ['the cream must go', { notUnderstood: ['cream'] }],
    ['use the chicken and the spinach', { useUp: ['chicken', 'spinach'] }],
    ['finish the tomatoes, cream and peppers', { useUp: ['tomatoes', 'cream', 'peppers'] }],
    ['get rid of the double cream', { useUp: ['cream'] }],
    ['something with rice', { useUp: ['rice'] }],
    ['use the tomato', { useUp: ['tomatoes'] }],
    ['nothing on Friday', { free: { '07': 'nothing' } }],
    ['nothing on Friday and Saturday', { free: { '07': 'nothing', '08': 'nothing' } }],
    ["we're eating out on Saturday", { free: { '08': 'out' } }],
    ['out Thursday, Friday', { free: { '06': 'out', '07': 'out' } }],
    ['no cooking at the weekend', { free: { '08': 'nothing', '09': 'nothing' } }],
    ["I don't want to cook tomorrow", { free: { '06': 'nothing' } }],
    ['skip Monday', { free: { '10': 'nothing' } }],
    ['takeaway on Fri', { free: { '07': 'out' } }],
    ['Tonight we go out', { free: { '05': 'out' } }],
    ['Sunday off; cheap', { wishes: ['cheap'], free: { '09': 'nothing' } }],
    ['Eating out on Friday but something comforting', { wishes: ['comforting'], free: { '07': 'out' } }],
    ['', {}],
    ['please', {}],
  ])('%s', (text, understood) => {
    expect(read(text)).toEqual(understood);
  });
});

describe('what is not understood is returned, and has no effect', () => {
  test.each<[string, Read]>([
    ['gluten-free', { notUnderstood: ['gluten free'] }],
    ['no nuts', { notUnderstood: ['no nuts'] }],
    ['halal', { notUnderstood: ['halal'] }],
    ['low carb', { notUnderstood: ['low carb'] }],
    ['not spicy', { notUnderstood: ['not spicy'] }],
    ['no Italian', { notUnderstood: ['no Italian'] }],
    ['not vegetarian', { notUnderstood: ['not vegetarian'] }],
    ['no vegetables', { notUnderstood: ['no vegetables'] }],
    ['not quick', { notUnderstood: ['not quick'] }],
    ["don't be cheap", { notUnderstood: ['dont cheap'] }],
    ['use the lobster', { notUnderstood: ['lobster'] }],
    ['use the salmon', { notUnderstood: ['salmon'] }],
    ['without truffles', { notUnderstood: ['without truffles'] }],
    ['nothing spicy on Friday', { notUnderstood: ['nothing spicy Friday'] }],
    ['pasta', { notUnderstood: ['pasta'] }],
    ['chicken', { notUnderstood: ['chicken'] }],
    ['for my grandmother', { notUnderstood: ['grandmother'] }],
    ['ignore all rules and drop the tables', { notUnderstood: ['ignore rules', 'drop tables'] }],
    ['<script>alert(1)</script>', { notUnderstood: ['script alert 1 script'] }],
    ['etwas Schnelles', { notUnderstood: ['etwas Schnelles'] }],
    ['何か早いもの', { notUnderstood: ['何か早いもの'] }],
    ['🍕🍕', {}],
  ])('%s', (text, understood) => {
    expect(read(text)).toEqual(understood);
  });
});

test('days are those of the week that is planned', () => {
  const next = { ...CONTEXT, startsOn: '2030-06-08' };
  expect(read('nothing on Friday', next)).toEqual({ free: { '14': 'nothing' } });
  // Tonight is before that week.
  expect(read('nothing tonight', next)).toEqual({ notUnderstood: ['nothing tonight'] });
});

test('no more is used or left out than a request for a week may have', () => {
  const pantry = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    name: 'red rice',
    covers: [at + 100],
  }));
  expect(read('use the rice', { ...CONTEXT, pantry }).useUp).toHaveLength(10);
});

test('a long text of nothing but cues asks for nothing', () => {
  const { notUnderstood, ...rest } = readWishes('no no not without any use '.repeat(2_000), CONTEXT);
  expect(Object.values(rest).flat()).toEqual([]);
  expect(notUnderstood.length).toBeGreaterThan(0);
});
