import { fold, NameBook } from '@larder/domain/names';
import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from './ingredients/index.ts';
import { COMMON } from './usual/common.ts';
import { usualAmount } from './usual/usual-amount.ts';

const book = new NameBook(
  INGREDIENTS.map((ingredient) => {
    const { quantity, unit } = usualAmount(ingredient);
    const common = COMMON.indexOf(ingredient.slug) + 1 || null;
    return { ...ingredient, default_unit: unit, default_quantity: quantity, common };
  }),
);
/** Correct names, and a cook's own names: brands, pets, dishes and foods that the book lacks. */
const SHORT_AND_RIGHT =
  `oats tofu miso nori ghee oat egg eggs ham jam cod cods tea pea peas date dal naan udon rum ale duck
  Zaza Milo Oreo Spam Coke Eggo Oxo Mars Twix Skyr yam pie pies pho roe eel hare deer cake mash bran bean beans chia
  goji hemp acai maca taro yuca maki soba roti puri dosa idli bun bap rib ribs gum gin cava wine mead mink poke poi tart`.split(
    /\s+/,
  );
const suggested = (typed: string) => book.suggest(typed).map(({ entry }) => entry.name);

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

  test('every other name finds its ingredient, without accents too', () => {
    const missed = INGREDIENTS.flatMap(({ name, aliases }) =>
      aliases.filter((alias) => !suggested(fold(alias)).includes(name)),
    );
    expect(missed).toEqual([]);
    expect(INGREDIENTS.flatMap(({ aliases }) => aliases).length).toBeGreaterThan(2_000);
  });

  test.each([
    ['sal', 'salt'],
    ['salm', 'salmon'],
    ['gar', 'garlic'],
    ['oni', 'onion'],
    ['mil', 'milk'],
    ['but', 'butter'],
    ['chick', 'chicken breast'],
    ['tom', 'tomato'],
    ['scall', 'spring onions'],
    ['atta', 'wholemeal flour'],
    ['haldi', 'turmeric'],
    ['jeera', 'cumin seeds'],
    ['besan', 'gram flour'],
    ['maida', 'plain flour'],
    ['garbanzo', 'chickpeas'],
    ['arugula', 'rocket'],
    ['chili', 'chilli'],
    ['zucch', 'courgette'],
    ['rice', 'rice'],
    ['pepper', 'black pepper'],
    ['olive', 'olives'],
    ['chick bre', 'chicken breast'],
    ['lurpak', 'butter'],
  ])('for %j the first is %s', (typed, name) => expect(suggested(typed)[0]).toBe(name));

  test.each([
    ['atta', 'ciabatta'],
    ['ham', 'graham'],
    ['scall', 'shallot'],
  ])('for %j there is no %s', (typed, name) => expect(suggested(typed)).not.toContain(name));

  test('matches inside a word appear only if there are no others', () => {
    expect(suggested('iabatt')).toEqual(['ciabatta', 'bread roll', 'fresh breadcrumbs']);
  });

  test('what the cook often adds comes first', () => {
    const entry = (id: number, name: string, usual: number | null) =>
      ({
        id,
        name,
        plural: name,
        aliases: [],
        default_unit: 'g',
        default_quantity: 1,
        common: null,
        usual,
      }) as const;
    const own = new NameBook([entry(1, 'paprika', null), entry(2, 'passata', 1), entry(3, 'pak choi', null)]);
    expect(own.suggest('pa').map(({ entry: { name } }) => name)[0]).toBe('passata');
  });

  test('it says which other name matched', () => {
    expect(book.suggest('zucch')[0]?.matched).toBe('zucchini');
    expect(book.suggest('courg')[0]?.matched).toBeNull();
    expect(book.suggest('onions')[0]?.matched).toBeNull();
  });

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
