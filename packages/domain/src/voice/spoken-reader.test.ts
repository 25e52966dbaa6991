import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NamedThing } from '../names/named-thing.ts';
import { NameReader } from '../names/index.ts';
import { SPOKEN_NAMES, SpokenReader } from './index.ts';

const thing = (
  name: string,
  names: readonly string[] = [],
  countedIn: NamedThing<string>['countedIn'] = [],
) => ({ thing: name, names: [name, ...names], countedIn });
const BELL = thing('bell pepper');
const THINGS = [
  thing('carrot'),
  thing('garlic', ['garlic clove']),
  thing('cloves'),
  thing('tomato'),
  thing('tinned tomatoes', ['chopped tomato'], ['can']),
  thing('chickpeas', [], ['can']),
  thing('peach'),
  thing('soy sauce'),
  thing('salt'),
  thing('milk'),
  thing('coconut milk'),
  thing('buttermilk'),
  thing('oat milk'),
  thing('egg'),
  thing('butter'),
  thing('bread'),
  thing('ground cinnamon', ['cinnamon']),
  thing('cinnamon stick'),
  thing('coriander leaves', ['coriander']),
  thing('spring onions', ['spring onion', 'scallion']),
  thing('jalapeño'),
  thing('black pepper', ['pepper']),
  BELL,
  thing('mussels'),
  thing('leek'),
  thing('thyme'),
  thing('date'),
  thing('orange'),
  thing('penne'),
  thing('paneer'),
  thing('pesto'),
  thing('ghee'),
  thing('parmesan'),
  thing('smoked salmon'),
  thing('lemon', ['lemon juice']),
  thing('red onion'),
  thing('white onion'),
  thing('onion'),
  thing('chicken thighs'),
  thing('chicken breasts'),
  thing('black beans'),
  thing('pinto beans'),
  thing('kidney beans'),
  thing('brown rice'),
  thing('cumin'),
  thing('ground cumin'),
  thing('ground coriander'),
  { ...thing('syrup'), keeps: true },
  thing('mixed beans', ['tinned beans'], ['can']),
];
const ITALY = new Set(['penne', 'pesto', 'parmesan', 'tomato']);
const INDIA = new Set(['paneer', 'ghee', 'coriander leaves', 'tomato']);
const reader = new NameReader(THINGS, { counted: new Map([['pepper', BELL]]) });
const spoken = new SpokenReader<string>({
  things: THINGS,
  find: (words, isCounted) => reader.find(words, isCounted),
  misheard: [['pennier', ['paneer', 'penne']]],
  homophones: new Map([
    ['muscles', ['mussels']],
    ['leaks', ['leek']],
    ['time', ['thyme']],
    ['source', ['sauce']],
    ['gloves', ['cloves']],
  ]),
  everyday: new Set(['date', 'orange']),
  ordinary: new Set(['later']),
  otherFoods: ['dragon fruit', 'salt and vinegar crisps', 'eel', 'half and half', 'tatsoi', 'crisps'],
  foodHeads: new Set(['crisp', 'juice']),
  noFoods: ['fish and chips', 'egg timer'],
  noFoodHeads: new Set(['soup', 'curry']),
  kitchens: (name) => [Number(ITALY.has(name)), Number(INDIA.has(name))],
  browns: (name) => name === 'coriander leaves',
});
const heard = (said: string) => spoken.read(said).map(({ thing: one, said: words }) => one ?? words);

const LISTED = [
  ['several words form one name', 'two tins of chopped tomatoes and soy sauce', 'tinned tomatoes, soy sauce'],
  ['the longest name wins', 'coconut milk milk', 'coconut milk, milk'],
  ['without any comma', 'carrots garlic milk eggs', 'carrot, garlic, milk, egg'],
  ['a name may end with its part', 'butter, milk', 'butter, milk'],
  ['a name may be written with a space', 'two eggs and butter milk', 'egg, buttermilk'],
  ['but not in a list of names', 'bread butter milk', 'bread, butter, milk'],
  ['small talk is dropped', 'um okay so I have got carrots please and some milk thank you', 'carrot, milk'],
  ['a hesitation does not split a name', 'coconut um milk', 'coconut milk'],
  ['case and accents do not matter', 'JALAPENOS and Jalapeños', 'jalapeño'],
  ['an alias is its ingredient, once', 'spring onions, scallions', 'spring onions'],
  [
    'quantities go',
    '2 carrots, 1/2 garlic, one hundred and twenty eggs, ½ butter, 1.5 milk, 2,5 salt',
    'carrot, garlic, egg, butter, milk, salt',
  ],
  ['units go', '500g butter 2 kg of salt three litres milk', 'butter, salt, milk'],
  ['a unit before its name', 'two cloves garlic', 'garlic'],
  ['a unit after its name', 'three garlic cloves', 'garlic'],
  ['a unit that is a name', 'two cloves, and cloves of garlic', 'cloves, garlic'],
  ['a unit of its own', 'a stick of cinnamon and a stick of butter', 'cinnamon stick, butter'],
  ['a tin implies tinned', 'a can of tomatoes and tomatoes', 'tinned tomatoes, tomato'],
  ['what is sold in tins', 'a tin of chickpeas', 'chickpeas'],
  ['a tin of something not sold in tins is something else', 'a tin of peaches', 'tin of peaches'],
  ['a tin of what keeps', 'a tin of syrup', 'syrup'],
  ['a tin of something with no name without it', 'a tin of beans', 'mixed beans'],
  ['a unit alone is nothing', 'three cans', ''],
  ['the plural is a different ingredient', 'two peppers, salt and pepper', 'bell pepper, salt, black pepper'],
  ['a colour is not a fruit', 'two peppers an orange one', 'bell pepper'],
] as const;

const LACKING = [
  ['one name', 'eggs but no butter', 'egg'],
  ['and those joined to it', 'no milk or eggs but bread', 'bread'],
  ["or listed up to an 'or'", 'no milk eggs or bread just butter', 'butter'],
  ['but not those counted after it', 'no milk and two eggs', 'egg'],
  ['everything up to what is there', 'we are out of milk and eggs but there is bread', 'bread'],
  ['up to the end of the sentence', 'We have run out of milk. Eggs, bread', 'egg, bread'],
  ['with or without an apostrophe', "I don't have milk and I dont have eggs", ''],
  ['what is used up', 'butter and the milk has gone off', 'butter'],
  ['both when two are', 'bread and the milk and eggs are all gone', 'bread'],
  ['what is excluded', 'no butter except milk', 'milk'],
  ['what is spoiled a little', 'the milk is a bit sour and the eggs are fine', 'egg'],
  ['and so is what shares its fate', 'the milk has gone off and so has the butter but not the eggs', ''],
  ['or is named after it', 'the milk has gone off and the butter too but the eggs are fine', 'egg'],
  ['but not what is only named after another', 'we have milk and butter too', 'milk, butter'],
  ['but not what was there before', 'eggs and I binned the milk it had gone off', 'egg'],
  ['except what remains', 'the onions are all gone except for one red one', 'red onion'],
  ['but a condition can begin a name', 'all that is left is brown rice', 'brown rice'],
  ['what a replacement stands for', 'oat milk rather than milk and eggs', 'oat milk, egg'],
  ['what somebody ate', 'the milk I had to throw away but there is butter', 'butter'],
  ['both, if both begin the sentence', 'the butter and the milk we finished but there is bread', 'bread'],
  ['but only the last of a list', 'we have bread and the milk my husband drank', 'bread'],
  ['not before the verb of another', 'there is butter we finished the milk', 'butter'],
  ['not what half of is used', 'I used half the leek and there is milk', 'leek, milk'],
  ['what must go', 'the milk has to go but there is butter', 'butter'],
  ['but not where it must go', 'the milk needs to go in the fridge', 'milk'],
  ['once, however often it is said', 'butter the milk is off chuck it', 'butter'],
  ['but not all if only one is', 'four eggs but one is bad', 'egg'],
  ['what is over', 'paneer is over but there is milk', 'milk'],
  ['but not what is over there', 'the milk is over there', 'milk'],
  ['what somebody could buy', 'milk and I could get some pesto', 'milk'],
  ['but not what somebody must do', 'milk I need to open and eggs', 'milk, egg'],
  ["nothing but what follows 'except'", 'nothing for tonight except eggs', 'egg'],
  ['what is only a purpose', 'carrots for the soup and garlic for bread', 'carrot, garlic'],
] as const;

const TAKEN_BACK = [
  ['a number', 'two carrots, no wait, three', 'carrot'],
  ['a name', 'milk no sorry oat milk and eggs', 'oat milk, egg'],
  ['with not', 'milk no not the milk the butter', 'butter'],
  ['with a replacement', 'carrots I mean leek', 'leek'],
  ['said again', 'carrots no leeks leeks and milk', 'leek, milk'],
  ['without another', 'milk eggs scratch that', 'milk'],
  ['without another, by name', 'milk eggs actually forget the milk and butter', 'egg, butter'],
  ['after a hesitation', 'milk er no butter and eggs', 'butter, egg'],
  ['and taken back again', 'milk or is it butter no milk', 'milk'],
  ['and said twice', 'milk butter I meant butter', 'butter'],
  ['a choice', 'red or white onion I think it is red', 'red onion'],
  ['a choice that stays open', 'red or white onion and eggs', 'red onion, white onion, egg'],
  ['a sort', "it's not white onions it's red", 'red onion'],
  ['and something else follows', 'eggs wait what else is there carrots', 'egg, carrot'],
] as const;

const SHARED = [
  ['a last word', 'black pinto and kidney beans', 'black beans, pinto beans, kidney beans'],
  ['a first word', 'chicken thighs and breasts', 'chicken thighs, chicken breasts'],
  ['one of which is not there', 'chicken thighs not breasts with eggs', 'chicken thighs, egg'],
  ['a state', 'ground cumin and coriander', 'ground cumin, ground coriander'],
  ['one of which is not there, said last', 'red not white onion', 'red onion'],
  ["a noun, as 'ones' right after it", 'two onions red ones and milk', 'red onion, milk'],
  ['but not before a stalk', 'ground cumin and coriander leaves', 'ground cumin, coriander leaves'],
  ["a noun, as 'one'", 'a red onion but no white ones', 'red onion'],
  ['a part of a counted name', 'the juice of two lemons and eggs', 'lemon, egg'],
] as const;

const MISHEARD = [
  ['a word that sounds like a name', 'a kilo of muscles', 'mussels'],
  ['next to a certain name', 'butter leaks and fresh time', 'butter, leek, thyme'],
  ['not where the sentence rules it out', 'my muscles hurt and there is butter', 'butter'],
  ['not alone', 'I have time', ''],
  ['a word of a name', 'soy source', 'soy sauce'],
  ['with the same cuisine', 'pennier pesto and tomatoes', 'penne, pesto, tomato'],
  ['with another cuisine', 'ghee and pennier', 'ghee, paneer'],
  ['with no cuisine', 'pennier and milk', 'milk'],
  ['a slip', 'two carots and some buter', 'carrot, butter'],
  ['by its sound', 'par meson and eggs', 'parmesan, egg'],
  ['a unit', 'two gloves of garlic', 'garlic'],
  ['but never an everyday word', 'see you later and butter', 'butter'],
  ['an everyday name in context', 'a date and an egg', 'date, egg'],
  ['but not elsewhere', 'what is the date', ''],
] as const;

const UNKNOWN = [
  ['foods', 'dragon fruit and tatsoi', 'dragon fruit, tatsoi'],
  [
    "with 'and' inside",
    'salt and vinegar crisps and half and half',
    'salt and vinegar crisps, half and half',
  ],
  ['made from known ingredients', 'carrot juice and smoked eel', 'carrot juice, smoked eel'],
  ['known in its prepared form', 'smoked salmon', 'smoked salmon'],
  ['weighed', '300 g of kohlrabi slaw and milk', 'kohlrabi slaw, milk'],
  ['no dishes of two foods', 'a carrot and coriander soup and milk', 'milk'],
  ['but a food beside a dish', 'milk and tomato soup', 'milk'],
  ['no dishes', 'carrot soup and an egg curry', ''],
  ['but not a list', 'carrots soup', 'carrot'],
  ['no things', 'an egg timer and thing one', ''],
  ['once, ignoring case', 'Tatsoi, tatsoi', 'Tatsoi'],
  ['nothing', ' , ! a b - % ', ''],
] as const;

describe.each([
  { what: 'what is available', cases: LISTED },
  { what: 'what is not available is dropped', cases: LACKING },
  { what: 'what is taken back is dropped', cases: TAKEN_BACK },
  { what: 'words said once for two', cases: SHARED },
  { what: 'mishearings are corrected', cases: MISHEARD },
  { what: 'unknown words stay if they clearly name a food', cases: UNKNOWN },
])('$what', ({ cases }) => {
  test.each([...cases])('%s: %s', (_, said, names) => expect(heard(said).join(', ')).toBe(names));
});

test('returns no more than fit on a screen', () => {
  const said = Array.from(
    { length: 80 },
    (_, index) => `2 kg of thing${'abcdefghij'.charAt(index % 10)}${index}q`,
  );
  expect(heard(said.join(', '))).toHaveLength(SPOKEN_NAMES);
});

/** Words with a meaning here, and others. */
const WORDS = fc.oneof(
  fc.constantFrom(
    ...THINGS.flatMap(({ names }) => names),
    'pennier',
    'muscles',
    'dragon fruit',
    'crisps',
    'soup',
  ),
  fc.constantFrom(
    ...'no not except actually forget the out of but i have and or for a tin of 2 three kg cloves scratch that are gone ,'.split(
      ' ',
    ),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('any words give known names or words of the transcript, in spoken order, each once', () => {
  fc.assert(
    fc.property(fc.array(WORDS, { maxLength: 60 }), (words) => {
      const said = words.join(' ');
      const names = spoken.read(said);
      const plain = plainly(said);
      for (const name of names) expect(plain).toContain(plainly(name.said));
      const known = new Set(THINGS.map(({ thing: one }) => one));
      for (const name of names) expect(name.thing === undefined || known.has(name.thing)).toBe(true);
      const all = names.map((name) => (name.thing ?? name.said).toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      expect(
        isInOrder(
          names.map((name) => plainly(name.said)),
          plain,
        ),
      ).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Words alone, as compared. */
function plainly(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether texts occur one after the other. */
function isInOrder(texts: readonly string[], whole: string): boolean {
  let from = 0;
  return texts.every((text) => {
    const at = whole.indexOf(text, from);
    from = at + text.length;
    return at >= 0;
  });
}
