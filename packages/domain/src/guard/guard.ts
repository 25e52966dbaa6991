import type { Recipe } from '../model/recipe.ts';
import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import type { DietaryFlag } from '../vocabulary/dietary-flags.ts';
import type { Diet } from '../vocabulary/diets.ts';
import { ASIDE } from './aside.ts';
import { spelledRight } from './spelling.ts';
import * as say from './words.ts';
import type { Words } from './words.ts';

/** What a dish says that it holds and is fit for. */
export type Claims = Pick<Recipe, 'dietary' | 'allergens' | 'diets'>;

/**
 * What a dish may claim, and the words that contradict it. A second opinion that ignores the stated facts and
 * only searches for words. So a forgotten fact cannot hide itself.
 */
interface Rule {
  readonly claim: string;
  isClaimed(claims: Claims): boolean;
  /** The same without the claim. */
  without(claims: Claims): Claims;
  readonly words: Words;
  /** Words that contradict only in combination: meat with dairy or fish. */
  readonly together?: Words;
}

const lacks = (allergen: Allergen, words: Words): Rule => ({
  claim: `free of allergen ${allergen.replaceAll('_', ' ')}`,
  isClaimed: ({ allergens }) => !allergens.includes(allergen),
  without: (claims) => ({
    ...claims,
    allergens: ALLERGENS.filter((one) => one === allergen || claims.allergens.includes(one)),
  }),
  words,
});
const fits = (diet: Diet, words: Words): Rule => ({
  claim: diet,
  isClaimed: ({ diets }) => diets.includes(diet),
  without: (claims) => ({ ...claims, diets: claims.diets.filter((one) => one !== diet) }),
  words,
});
/** 'Vegan' claims something when it is set, 'contains beef' when it is not. */
const states = (claim: string, flag: DietaryFlag, words: Words): Rule => {
  const whenClaimed = !flag.startsWith('contains_');
  return {
    claim,
    isClaimed: ({ dietary }) => dietary[flag] === whenClaimed,
    without: (claims) => ({ ...claims, dietary: { ...claims.dietary, [flag]: !whenClaimed } }),
    words,
  };
};

/** The words for each allergen: a new one without them would be claimed to be absent from everything. */
const HOLDS: Readonly<Record<Allergen, Words>> = {
  dairy: say.DAIRY,
  eggs: say.EGGS,
  fish: say.FISH,
  shellfish: say.SHELLFISH_AND_SNAILS,
  wheat: say.WHEAT,
  nuts: say.NUTS,
  soy: say.SOY,
  sesame: say.SESAME,
  peanuts: say.PEANUTS,
  tree_nuts: say.TREE_NUTS,
  crustaceans: say.CRUSTACEANS,
  molluscs: say.MOLLUSCS_AND_SNAILS,
  gluten: say.GLUTEN,
  celery: say.CELERY,
  mustard: say.MUSTARD,
  sulphites: say.SULPHITES,
  lupin: say.LUPIN,
};

const RULES: readonly Rule[] = [
  states('vegetarian', 'vegetarian', say.FLESH),
  states('vegan', 'vegan', say.FLESH),
  states('vegan', 'vegan', say.ANIMAL_PRODUCTS),
  states('free of beef', 'contains_beef', say.BEEF),
  states('free of lamb', 'contains_lamb', say.LAMB),
  states('free of chicken', 'contains_chicken', say.CHICKEN),
  states('free of pork', 'contains_pork', say.PORK),
  states('free of fish', 'contains_fish', say.FISH),
  states('free of seafood', 'contains_fish', say.SHELLFISH),
  states('free of dairy', 'contains_dairy', say.DAIRY),
  states('free of eggs', 'contains_eggs', say.EGGS),
  ...Object.entries(HOLDS).map(([allergen, words]) => lacks(allergen as Allergen, words)),
  fits('vegetarian', say.FLESH),
  fits('vegan', say.FLESH),
  fits('vegan', say.ANIMAL_PRODUCTS),
  fits('dairy_free', say.DAIRY),
  fits('gluten_free', say.GLUTEN),
  fits('halal', say.NOT_HALAL),
  fits('kosher', say.NOT_KOSHER),
  { ...fits('kosher', say.KOSHER_MEAT), together: say.DAIRY },
  { ...fits('kosher', say.KOSHER_MEAT), together: say.FISH },
];

type Patterns = Record<keyof Words, RegExp>;

const PATTERNS = new Map(
  RULES.flatMap(({ words, together = words }) => [words, together]).map((words) => [
    words,
    { say: whole(words.say), except: whole(words.except), summedUp: whole(words.summedUp ?? '') },
  ]),
);

function whole(words: string): RegExp {
  const known = bare(words).split('|').filter(Boolean).join('|');
  return known === '' ? /(?!)/g : new RegExp(`(?<!\\p{L})(?:${known})(?!\\p{L})`, 'giu');
}

/** Without accents, which many leave out and some write as characters of their own: 'creme fraiche'. */
function bare(written: string): string {
  return written.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** What is written of a dish. */
export interface Written {
  /** The names of its ingredients. */
  readonly names: readonly string[];
  /** Its title, lines, notes and steps. */
  readonly texts: readonly string[];
}

/** The claims that words contradict, each with its word and, without it, what is still claimed. */
function* contradicted(claims: Claims, { names, texts }: Written): Iterable<{ rule: Rule; word: string }> {
  const labels = bare(names.join(' / '));
  const text = spelledRight(bare(texts.join(' / '))).replaceAll(ASIDE, ' ');
  // Several claims exclude the same words, and reading for them is most of the work.
  const found = new Map<Words, string | undefined>();
  const firstOf = (words: Words): string | undefined => {
    if (!found.has(words)) found.set(words, find(words, labels, text));
    return found.get(words);
  };
  for (const rule of RULES) {
    const { isClaimed, words, together = words } = rule;
    const word = isClaimed(claims) ? firstOf(words) : undefined;
    if (word && firstOf(together)) yield { rule, word };
  }
}

/** What a dish claims although a word contradicts it, with that word. */
export function contradictions(claims: Claims, written: Written): { claim: string; word: string }[] {
  return [...contradicted(claims, written)].map(({ rule, word }) => ({ claim: rule.claim, word }));
}

/** The names of all claims that a dish makes. */
export function claimed(claims: Claims): string[] {
  return RULES.filter(({ isClaimed, together }) => !together && isClaimed(claims)).map(({ claim }) => claim);
}

/**
 * The claims that no word contradicts: of 'serve with buttered noodles' nobody is told that it is free of wheat, though
 * noodles are on no line.
 */
export function uncontradicted(claims: Claims, written: Written): Claims {
  return [...contradicted(claims, written)].reduce((left, { rule }) => rule.without(left), claims);
}

/**
 * Before the end of a harmless name, what makes it another food: beside coconut milk on the list 'the milk' is that,
 * and 'a splash of whole milk' is not.
 */
const ANOTHER = new RegExp(
  [
    "(?:plain|ordinary|normal|regular|wheat|white|wholemeal|wholewheat|whole|cow[’']?s|dairy|skimmed|full-fat|melted|softened)",
    '(?:salted|unsalted|clarified|garlic|herb|double|single|sour|whipped|egg|seasoned|self-raising|strong|mixed)',
    '(?:knob|pat|lump|splash|dash|drop|glass|cup|jug|slice|dollop|dusting|handful|little|spoon(?:ful)?)s?(?: of)?',
    '\\d ?(?:g|kg|ml|l|oz|lb|tbsp|tsp|cups?)(?: of)?',
  ]
    .map((words) => `(?<![\\p{L}-])${words} $`)
    .join('|'),
  'iu',
);
/** The most letters before a word that say whether it is another food. */
const BEFORE = 24;

/**
 * The first contradicting word that is not the end of a harmless name: 'the flour' if the list has rice
 * flour, 'the nuts' if it has almonds.
 */
function find(words: Words, labels: string, text: string): string | undefined {
  const { say: said, except, summedUp } = PATTERNS.get(words) as Patterns;
  const heads = new Set((labels.match(except) ?? []).map((name) => name.split(' ').at(-1)?.toLowerCase()));
  if (labels.match(summedUp)) heads.add('nuts');
  return [
    ...(labels.replaceAll(except, ' ').match(said) ?? []),
    ...[...text.replaceAll(except, ' ').matchAll(said)]
      .filter(
        ({ 0: word, index, input }) =>
          !heads.has(word.toLowerCase()) || ANOTHER.test(input.slice(Math.max(0, index - BEFORE), index)),
      )
      .map(([word]) => word),
  ][0];
}
