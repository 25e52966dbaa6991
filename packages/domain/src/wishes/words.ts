import { COUNTRIES, type CountryCode } from '../countries.ts';
import type { FilterFlag } from '../filters.ts';
import { countriesOf, CUISINES } from '../vocabulary/cuisines.ts';
import type { WeekWish } from '../vocabulary/meal-plans.ts';

/** What a phrase means. */
export type Meaning =
  | { readonly kind: 'wish'; readonly wish: WeekWish }
  | { readonly kind: 'flags'; readonly flags: readonly FilterFlag[]; readonly isLeftOut?: boolean }
  | { readonly kind: 'countries'; readonly countries: readonly CountryCode[] }
  /** What follows is to be used, or left out. */
  | { readonly kind: 'use' }
  | { readonly kind: 'without' }
  /** A known phrase for what no filter of a week expresses. */
  | { readonly kind: 'unknown' };

const wish = (of: WeekWish, phrases: string) => each(phrases, { kind: 'wish', wish: of });
const flags = (of: readonly FilterFlag[], phrases: string) => each(phrases, { kind: 'flags', flags: of });
const each = (phrases: string, meaning: Meaning): [string, Meaning][] =>
  phrases.split(', ').map((phrase) => [phrase, meaning]);

/** What stands before a food or a wish that is not wanted. */
const NOT = [
  'no',
  'without',
  'avoid',
  'avoiding',
  'skip',
  'leave out',
  'not',
  'hold the',
  'minus',
  'no more',
  'dont',
  'doesnt',
  'cant',
  'never',
  'dont use',
  'not use',
  'never use',
  'dont want',
  'not want',
  'dont like',
  'doesnt like',
  'not like',
  'dont eat',
  'doesnt eat',
  'cant eat',
  'not eat',
  'nothing with',
];

/** A food that a filter leaves out, after each of the words for it: 'no pork', 'without any pork'. */
const leftOut = (of: readonly FilterFlag[], foods: string) =>
  foods
    .split(', ')
    .flatMap((food) =>
      NOT.flatMap((not) =>
        each(`${not} ${food}, ${not} any ${food}`, { kind: 'flags', flags: of, isLeftOut: true }),
      ),
    );

const CUISINE_WORDS = new Map<string, readonly CountryCode[]>([
  ...CUISINES.map((cuisine): [string, readonly CountryCode[]] => [
    cuisine.replaceAll('_', ' '),
    countriesOf(cuisine),
  ]),
  ...COUNTRIES.flatMap(({ code, label, cuisine }): [string, readonly CountryCode[]][] => [
    [cuisine.toLowerCase(), [code]],
    [label.toLowerCase(), [code]],
  ]),
]);

/** Every phrase that is understood, in lower case without punctuation. Longer ones come first where they begin alike. */
export const PHRASES: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...wish(
    'quick',
    'quick, quickly, quicker, fast, faster, speedy, easy, no fuss, not much time, little time',
  ),
  ...wish(
    'quick',
    'short on time, in a hurry, half an hour, 30 minutes, 20 minutes, not too long, nothing long',
  ),
  ...wish(
    'light',
    'light, lighter, lightly, not too heavy, not heavy, nothing heavy, nothing too heavy, fresh',
  ),
  ...wish('hearty', 'hearty, heartier, filling, substantial, hungry, very hungry, rib sticking'),
  ...wish('hearty', 'something big, something bigger, big dinner, big meal, feast'),
  ...wish(
    'few_things',
    'few ingredients, few things, fewer ingredients, not many ingredients, simple, simpler',
  ),
  ...wish(
    'few_things',
    'short list, short shopping list, little shopping, not much shopping, nothing complicated',
  ),
  ...wish(
    'cheap',
    'cheap, cheaper, cheaply, budget, on a budget, low cost, inexpensive, affordable, frugal, thrifty',
  ),
  ...wish('cheap', 'not expensive, not too expensive, nothing expensive, save money, short of money'),
  ...wish(
    'vegetables',
    'vegetables, veg, veggies, more vegetables, more veg, lots of veg, lots of vegetables',
  ),
  ...wish(
    'vegetables',
    'plenty of veg, plenty of vegetables, greens, more greens, lots of greens, vegetable heavy',
  ),
  ...wish('comforting', 'comforting, comfort food, comfort, cosy, cozy, warming, homely, hug in a bowl'),
  ...wish('one_pot', 'one pot, one pan, single pot, single pan, little washing up, less washing up'),
  ...wish('one_pot', 'not much washing up, few dishes, one pot meals, one pan meals, one tray'),
  ...wish(
    'no_oven',
    'no oven, without oven, without the oven, oven is broken, oven off, avoid the oven, no baking',
  ),
  ...flags(['vegetarian'], 'vegetarian, vegetarians, veggie, meat free, meatless, meatfree'),
  ...flags(['vegan'], 'vegan, vegans, plant based'),
  // Fish, and no meat of any animal: no filters say so, and those for chicken, beef and pork let rabbit pass.
  ...each('pescatarian, pescetarian, pescatarians, pescetarians, only fish or vegetables', {
    kind: 'unknown',
  }),
  ...flags(['dairy_free'], 'dairy free, milk free'),
  ...flags(['egg_free'], 'egg free, eggless'),
  ...flags(['no_pork'], 'pork free'),
  ...leftOut(['dairy_free'], 'dairy'),
  ...leftOut(['egg_free'], 'eggs, egg'),
  ...leftOut(['no_chicken'], 'chicken, poultry'),
  ...leftOut(['no_beef'], 'beef'),
  ...leftOut(['no_pork'], 'pork, bacon or pork, pork or bacon'),
  ...leftOut(['no_fish'], 'fish, seafood, fish or seafood'),
  ...leftOut(['no_beef', 'no_pork'], 'red meat'),
  // No filter is for meat alone, so fish is left out too.
  ...leftOut(['vegetarian'], 'meat'),
  ...flags(['has_chicken'], 'only chicken, just chicken'),
  ...flags(['has_beef'], 'only beef, just beef'),
  ...flags(['has_pork'], 'only pork, just pork'),
  ...flags(['has_fish'], 'only fish, just fish, only seafood'),
  ...[...CUISINE_WORDS].map(([word, countries]): [string, Meaning] => [
    word,
    { kind: 'countries', countries },
  ]),
  ...each('use, use up, using, using up, finish, finish up, eat up, get rid of, clear out, must go', {
    kind: 'use',
  }),
  ...each('needs using, need to use, need to use up, with, make use of, used up', { kind: 'use' }),
  ...each(NOT.join(', '), { kind: 'without' }),
  ...each('hates, hate, dislike, sick of, tired of, bored of, except', { kind: 'without' }),
]);

/** The most words of a phrase. */
export const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** Words without a meaning of their own. They are not reported as misunderstood. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the some something anything i we me us my our you your he she they it its im id ive wed were is are am be been
  was will would like want wants wanted fancy feel feeling love please thanks maybe perhaps really very quite so too
  bit of for to in at on by this that these those week weekly dinner dinners meal meals food dish dishes recipe recipes
  cook cooking make making eat eating have having has had got let lets give plan all and or but also then more lots
  plenty kind sort style up any there just can could should do does both each every time evening evenings night nights
  nice good tasty ideas idea stuff things thing one ones left leftover from what s m d ll re ve t
  keep take supper suppers tea day days whole entire again as because everyone everybody family till until through thru
  only after work everything hi hello yes ok okay kids children friends guests girls boys mates parents`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What makes a dinner of a day: 'dinner every day except Wednesday'. */
export const COOKING: ReadonlySet<string> = new Set(
  'cook cooking dinner dinners supper suppers plan meal meals'.split(' '),
);
