import { nameKey } from '@larder/domain/names';
import { groupOf } from '../ingredients/index.ts';

/** Key words of a text: 'pea' finds 'peas'. */
const keys = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(nameKey));
/** The ingredients of some groups. */
const slugs = (...groups: readonly string[]): ReadonlySet<string> =>
  new Set(groups.flatMap(groupOf).map(({ slug }) => slug));

const SPICES = new Set(
  [...slugs('whole-spices', 'ground-spices', 'dried-chillies')].filter((slug) => slug !== 'salt'),
);
const CHILLIES = slugs('fresh-chillies', 'dried-chillies');
const VEGETABLES = slugs('onions-and-roots', 'fruiting-vegetables', 'greens', 'fresh-chillies', 'mushrooms');
const MEATS = slugs('poultry', 'beef-and-lamb', 'pork', 'other-meats');
const SEA = slugs('fish', 'seafood');
const PULSE = slugs('pulses');

/** Collective names in steps, by key, with the ingredients they may refer to. */
export const GROUPS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    spice: SPICES,
    chilli: CHILLIES,
    chile: CHILLIES,
    herb: slugs('herbs', 'dried-herbs'),
    vegetable: VEGETABLES,
    root: slugs('onions-and-roots'),
    green: slugs('greens', 'herbs'),
    mushroom: slugs('mushrooms'),
    meat: MEATS,
    bone: MEATS,
    steak: MEATS,
    ham: new Set(['ham', 'serrano-ham', 'prosciutto']),
    radish: new Set(['radish', 'daikon', 'pickled-radish']),
    fish: SEA,
    seafood: SEA,
    shellfish: slugs('seafood'),
    nut: slugs('nuts-and-seeds'),
    fruit: slugs('citrus-and-orchard-fruit', 'berries-and-warm-fruit', 'dried-fruit'),
    berry: slugs('berries-and-warm-fruit'),
    cheese: slugs('cheese', 'fresh-cheese'),
    noodle: slugs('pasta-and-noodles'),
    pasta: slugs('pasta-and-noodles'),
    bean: PULSE,
    lentil: PULSE,
    dal: PULSE,
    pulse: PULSE,
    'dry ingredient': slugs('flours', 'baking', 'sweeteners', 'whole-spices', 'ground-spices'),
  }),
);

/** Foods without an ingredient of exactly this name: a step that uses one must mean something on the list. */
export const UNNAMED = keys(
  'tortilla, wine, herb, meat, seafood, shellfish, nut, noodle, bean, lentil, berry, spice, vegetable, fruit, pastry',
);

/** Foods that are also dishes: their own recipe may name them without listing them. */
export const DISHES = keys('tortilla');

/** Phrases for all remaining ingredients. */
export const ALL_INGREDIENTS = keys(
  'all the ingredients, all ingredients, remaining ingredients, other ingredients, rest of the ingredients',
);

/** Parts of an ingredient: the step names the part, the list the whole. */
export const PART_OF: Readonly<Record<string, readonly string[]>> = {
  clove: ['garlic'],
  'egg-yolk': ['egg'],
  'egg-white': ['egg'],
  'lemon-juice': ['lemon'],
  'lime-juice': ['lime'],
  'orange-juice': ['orange'],
  'apple-juice': ['apple'],
  'pineapple-juice': ['pineapple', 'tinned-pineapple'],
  'tomato-juice': ['tomato', 'tinned-tomatoes', 'tinned-plum-tomatoes'],
  egg: ['egg-yolk', 'egg-white'],
  'white-cabbage': ['kimchi', 'vegan-kimchi', 'sauerkraut'],
};

/**
 * Preparations that a later step may name although the list has only their ingredients: any one of these is
 * enough, and chutney and salsa need none.
 */
export const MADE_FROM: Readonly<Record<string, readonly string[]>> = {
  stock: [...MEATS, ...SEA, 'dried-kelp', 'dried-shiitake', 'dried-anchovy'],
  passata: ['tomato', 'tinned-tomatoes', 'tinned-plum-tomatoes'],
  salsa: [],
  'mango-chutney': [],
  breadcrumbs: ['bread', 'white-bread', 'brown-bread', 'country-bread', 'baguette', 'ciabatta', 'brioche'],
  cream: ['mascarpone', 'ricotta', 'milk', 'whole-milk'],
  mayonnaise: ['egg', 'egg-yolk'],
  pesto: ['basil'],
  pasta: ['00-flour', 'plain-flour', 'semolina'],
  gnocchi: ['potato', 'semolina', 'ricotta'],
  bread: ['plain-flour', 'bread-flour', 'wholemeal-flour', '00-flour'],
  naan: ['plain-flour', 'bread-flour'],
  chapati: ['wholemeal-flour', 'plain-flour'],
  'corn-tortilla': ['masa-harina'],
  'flour-tortilla': ['plain-flour'],
  'tortilla-chip': ['corn-tortilla'],
  tostada: ['corn-tortilla'],
  paneer: ['milk', 'whole-milk'],
  ricotta: ['milk', 'whole-milk'],
  ghee: ['butter', 'unsalted-butter'],
  'fish-cake': ['white-fish', 'cod', 'haddock'],
  'salt-cod': ['cod'],
  'fish-stock': ['white-fish', 'cod', 'mussel', 'prawn', 'clam'],
  'chicken-stock': ['whole-chicken', 'chicken', 'chicken-leg', 'chicken-thigh'],
  'beef-stock': ['beef', 'beef-brisket', 'beef-shin', 'oxtail'],
  'anchovy-stock': ['dried-anchovy', 'dried-kelp'],
  'wheat-noodle': ['plain-flour', 'bread-flour'],
  noodle: ['plain-flour', 'bread-flour'],
};

/**
 * Names in the catalogue that nearly always mean something else in a step: 'mince the garlic', 'the hot
 * sauce', 'orange'.
 */
export const AMBIGUOUS = keys(
  'orange, broth, grit, mince, minced meat, date, wrap, hot sauce, green salsa, preserve, bay, til, bae, rai, gud, gim, curd, sprout, loaf, bread loaf, root ginger, small soup pasta, whole clove, ' +
    'crisp, sprinkle, bitter, caramel, pancake, crepe, waffle, gravy, custard, meatball, speck, brine, chip, sponge, marrow, bun, toffee, fudge, ' +
    'popcorn, stuffing, cookie, crouton, fried onion, bean sauce, chicken back, garlic oil, ginger syrup, cooked rice, bacon fat, focaccia, croissant, sorrel',
);

/** In every kitchen, so not on any list. */
export const FROM_THE_TAP: ReadonlySet<string> = new Set(['water', 'ice']);

/** Equipment named after a food: a rice cooker is not rice. */
export const TOOLS = keys(
  'towel, cup, grinder, mill, spoon, knife, cooker, ricer, masher, press, machine, stone, spinner, cutter, glass, steamer, moka, sized, size, coloured, brown, red, green, hook',
);

/**
 * Words that start a comparison: until something is done next, what follows is no ingredient ('as thick as double cream').
 */
export const COMPARISONS = keys(
  'like, than, resemble, thickness of, consistency of, texture of, size of, colour of, color of, shape of, thick as, soft as, without, instead of, in place',
);

/** Last words of a name that give its first word another meaning: coconut milk is not coconut. */
export const PRODUCTS = keys(
  'stock, sauce, paste, oil, vinegar, juice, cream, milk, butter, flour, noodles, starch, syrup, wine, sugar, powder mix, purée, cake, biscuits, extract, water, chutney, dripping',
);

/** Words too general to stand for an ingredient alone. */
export const VAGUE = keys(
  'baby, bitter, black, blue, boneless, brown, cake, cooked, dark, dried, dry, extra, flat, fresh, fried, frozen, grain, grated, greek, green, ground, hot, in, indian, italian, korean, large, leaf, light, long, mexican, minced, mix, mixed, of, oil, paste, peeled, pickled, piece, plain, powder, raw, red, ripe, roasted, round, salted, sauce, seed, sheet, short, silken, single, skinless, small, smoked, soft, sour, spanish, spring, stick, strong, sweet, tinned, vegan, virgin, white, whole, yellow',
);
