import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../names/index.ts';
import { FALLBACK_NAMES, namesWithoutServer, SPOKEN_NAMES, spokenIngredients } from './index.ts';

/** A catalogue by the names that people say, with the name that each is listed under. */
const LISTED: Record<string, string> = {
  carrot: 'carrot',
  garlic: 'garlic',
  clove: 'cloves',
  tomato: 'tomato',
  'chopped tomato': 'tinned tomatoes',
  'tinned tomato': 'tinned tomatoes',
  'soy sauce': 'soy sauce',
  salt: 'salt',
  'salt and vinegar crisps': 'crisps',
  milk: 'milk',
  'coconut milk': 'coconut milk',
  egg: 'egg',
  butter: 'butter',
  cinnamon: 'ground cinnamon',
  'cinnamon stick': 'cinnamon stick',
  coriander: 'coriander leaves',
  'spring onion': 'spring onions',
  scallion: 'spring onions',
  'half and half': 'single cream',
  jalapeno: 'jalapeño',
};
const byKey = new Map(Object.entries(LISTED).map(([name, listed]) => [nameKey(name), listed]));
const find = (words: readonly string[]) => byKey.get(nameKey(words.join(' ')));

describe('what was said is read as names', () => {
  test.each([
    {
      why: 'several words are one name',
      said: 'two tins of chopped tomatoes and soy sauce',
      names: ['tinned tomatoes', 'soy sauce'],
    },
    { why: 'the longest name wins', said: 'coconut milk milk', names: ['coconut milk', 'milk'] },
    {
      why: 'without any comma',
      said: 'carrots garlic milk eggs',
      names: ['carrot', 'garlic', 'milk', 'egg'],
    },
    { why: 'a beginning goes', said: 'um okay so I have got carrots', names: ['carrot'] },
    {
      why: 'what is said around it goes',
      said: 'there is some milk in the fridge and also butter thank you',
      names: ['milk', 'butter'],
    },
    { why: 'case and accents do not matter', said: 'JALAPENOS and Jalapeños', names: ['jalapeño'] },
    { why: 'an alias is its ingredient, once', said: 'spring onions, scallions', names: ['spring onions'] },
    {
      why: 'quantities go',
      said: '2 carrots, 1/2 garlic, one hundred and twenty eggs, ½ butter, 1.5 milk, 2,5 salt',
      names: ['carrot', 'garlic', 'egg', 'butter', 'milk', 'salt'],
    },
    {
      why: 'units go',
      said: '500g butter 2 kg of salt three litres milk a bunch of coriander',
      names: ['butter', 'salt', 'milk', 'coriander leaves'],
    },
    { why: 'a unit before its name', said: 'two cloves garlic', names: ['garlic'] },
    { why: 'a unit after its name', said: 'three garlic cloves', names: ['garlic'] },
    { why: 'a unit that is a name', said: 'two cloves, and cloves of garlic', names: ['cloves', 'garlic'] },
    {
      why: 'a unit that belongs to the name',
      said: 'a stick of cinnamon and a stick of butter',
      names: ['cinnamon stick', 'butter'],
    },
    {
      why: 'a tin makes it tinned',
      said: 'a can of tomatoes and tomatoes',
      names: ['tinned tomatoes', 'tomato'],
    },
    { why: 'a unit alone is nothing', said: 'three cans', names: [] },
    {
      why: 'a name may hold a filler or begin like a quantity',
      said: 'salt and vinegar crisps and half and half',
      names: ['crisps', 'single cream'],
    },
    { why: 'a name ends with its part', said: 'coconut, milk', names: ['coconut', 'milk'] },
    {
      why: 'words that nobody knows stay together',
      said: 'dragon fruit and hearts of palm',
      names: ['dragon fruit', 'hearts of palm'],
    },
    {
      why: 'a known name parts unknown ones',
      said: 'kohlrabi carrots tatsoi',
      names: ['kohlrabi', 'carrot', 'tatsoi'],
    },
    {
      why: 'unknown words without end are several names',
      said: 'aa bb cc dd ee',
      names: ['aa bb cc dd', 'ee'],
    },
    {
      why: 'how it looks goes',
      said: 'six large eggs, ripe tomatoes, fresh dragon fruit',
      names: ['egg', 'tomato', 'dragon fruit'],
    },
    {
      why: 'how it was cut is no name, and what makes another thing of it is part of one',
      said: 'smoked eel, smoked salt, grated carrots, dried',
      names: ['smoked eel', 'smoked salt', 'carrot'],
    },
    {
      why: 'a spice with a number',
      said: 'five spice powder and five eggs',
      names: ['five spice powder', 'egg'],
    },
    {
      why: 'what is not there goes',
      said: "I don't have milk and eggs but I have butter, no salt, we are out of garlic",
      names: ['butter'],
    },
    { why: 'single letters and signs are nothing', said: 'a, b - ! %', names: [] },
    { why: 'nothing', said: '  ', names: [] },
  ])('$why: $said', ({ said, names }) => expect(spokenIngredients(said, find)).toEqual(names));

  test('no name comes twice, whatever its case', () => {
    expect(spokenIngredients('Tatsoi, tatsoi, egg, eggs', find)).toEqual(['Tatsoi', 'egg']);
  });

  test('there are not more than fit on a screen', () => {
    const said = Array.from({ length: 80 }, (_, index) => `thing${index}`).join(', ');
    expect(spokenIngredients(said, find)).toHaveLength(SPOKEN_NAMES);
  });

  test('any text gives distinct names that a pantry can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (said) => {
        const names = spokenIngredients(said, find);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) expect(name.trim().length).toBeGreaterThan(1);
        expect(Math.max(0, ...names.map((name) => name.length))).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('without the server, every word is a name', () => {
  test.each([
    { why: 'after the beginning', said: 'I have carrots garlic', names: ['carrots', 'garlic'] },
    { why: 'and its like', said: "Okay, so we've got carrots", names: ['carrots'] },
    {
      why: 'at commas, semicolons and white space',
      said: 'carrots,garlic; milk\negg',
      names: ['carrots', 'garlic', 'milk', 'egg'],
    },
    {
      why: 'without fillers',
      said: 'the carrots some garlic a leek an egg and milk',
      names: ['carrots', 'garlic', 'leek', 'egg', 'milk'],
    },
    { why: 'without single characters', said: 'x carrots 2', names: ['carrots'] },
    { why: 'without signs at the edges', said: '“Carrots.” (garlic)', names: ['Carrots', 'garlic'] },
    { why: 'each once', said: 'carrots Carrots', names: ['carrots'] },
    { why: 'nothing', said: 'I have', names: [] },
  ])('$why: $said', ({ said, names }) => expect(namesWithoutServer(said)).toEqual(names));

  test('twenty at most', () => {
    const said = Array.from({ length: 30 }, (_, index) => `thing${index}`).join(' ');
    expect(namesWithoutServer(said)).toHaveLength(FALLBACK_NAMES);
    expect(FALLBACK_NAMES).toBe(20);
  });
});
