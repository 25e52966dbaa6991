import { NameBook } from '@larder/domain/names';
import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from './ingredients/index.ts';
import { usualAmount } from './usual/usual-amount.ts';

const book = new NameBook(
  INGREDIENTS.map((ingredient) => {
    const { quantity, unit } = usualAmount(ingredient);
    return { ...ingredient, default_unit: unit, default_quantity: quantity };
  }),
);
/** Correct names, and names of a cook's own: brands, pets, dishes and foods that the book lacks. */
const SHORT_AND_RIGHT =
  `oats tofu miso nori ghee oat egg eggs ham jam cod cods tea pea peas date dal naan udon rum ale duck
  Zaza Milo Oreo Spam Coke Eggo Oxo Mars Twix Skyr yam pie pies pho roe eel hare deer cake mash bran bean beans chia
  goji hemp acai maca taro yuca maki soba roti puri dosa idli bun bap rib ribs gum gin cava wine mead mink poke poi tart`.split(
    /\s+/,
  );
const suggested = (typed: string) => book.suggest(typed).map(({ name }) => name);

describe('suggestions', () => {
  test.each([
    ['jalapeno', 'jalapeño'],
    ['scallion', 'spring onions'],
    ['cilantro', 'coriander leaves'],
    ['yogurt', 'yoghurt'],
    ['tomatos', 'tomato'],
    ['creme fra', 'crème fraîche'],
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['brocoli', 'broccoli'],
    ['coconut mlk', 'coconut milk'],
    ['worcester', 'Worcestershire sauce'],
  ])('for %j are %s [ADDING-13]', (typed, name) => expect(suggested(typed)).toContain(name));

  test('at most five, from two letters on, prefix matches first', () => {
    expect(suggested('o')).toEqual([]);
    expect(suggested('ri')).toHaveLength(5);
    expect(suggested('rice')[0]).toBe('rice');
    expect(suggested('qwxz')).toEqual([]);
  });
});

describe('corrections', () => {
  test.each([
    ['coconut mlk', 'coconut milk'],
    ['brocolli', 'broccoli'],
    ['chiken breast', 'chicken breast'],
    ['tumeric', 'turmeric'],
    ['avacado', 'avocado'],
    ['parmesean', 'Parmesan'],
    ['spagetti', 'spaghetti'],
    ['egs', 'egg'],
    ['mlk', 'milk'],
    ['mik', 'milk'],
    ['rce', 'rice'],
    ['bef', 'beef'],
    ['leks', 'leek'],
    ['ghe', 'ghee'],
    ['mikl', 'milk'],
    ['hamm', 'ham'],
    ['rise', 'rice'],
  ])('%j is %s', (typed, name) => expect(book.nearest(typed)?.name).toBe(name));

  test.each([
    'milk',
    'Milk',
    'scallions',
    'JALAPENO',
    'tinned tomatoes',
    'dragon fruit',
    'batter',
    'Marmite',
    'moon dust',
    'quinoa crisps',
    'perch',
    'toffee',
    'elderflower',
    'kefir',
    ...SHORT_AND_RIGHT,
    'x',
    '',
  ])('%j is not corrected', (typed) => expect(book.nearest(typed)).toBeUndefined());
});
