import { nameKeys, type Ingredient, type IngredientIndex, type RecipeSource } from '@larder/domain/model';
import { keyWords } from './key-words.ts';
import {
  ALL_INGREDIENTS,
  AMBIGUOUS,
  COMPARISONS,
  DISHES,
  FROM_THE_TAP,
  GROUPS,
  MADE_FROM,
  PART_OF,
  PRODUCTS,
  TOOLS,
  UNNAMED,
  VAGUE,
} from './food-words.ts';

/** What a recipe's steps say about food. */
interface Reading {
  /** Slugs of the listed ingredients that the steps mention. */
  mentioned: ReadonlySet<string>;
  /** Foods that the steps name but the list lacks: the words, and the ingredient they mean, if any. */
  strangers: readonly Stranger[];
}

/** A recipe as far as its steps are read. */
interface Told extends Pick<RecipeSource, 'title' | 'steps'> {
  readonly ingredients: readonly Pick<RecipeSource['ingredients'][number], 'ingredient'>[];
}

interface Stranger {
  words: string;
  slug: string | null;
}

/** Words that a comparison ends before, comma or not. */
const NEXT = new Set(['then', 'until', 'add', 'stir', 'fold', 'pour', 'use', 'serve']);

/** The longest food name, in words. */
const LONGEST = 5;

/**
 * Reads the steps from left to right and resolves each longest phrase to a listed ingredient: by name, by a
 * part of it ('the pepper'), by its kind ('the rice') or collectively ('the spices'). A phrase known only to
 * the catalogue is unlisted, unless it was made in a step, is a comparison or a tool.
 */
export function readSteps(recipe: Told, index: IngredientIndex): Reading {
  const listed = recipe.ingredients.flatMap((line) => index.get(line.ingredient) ?? []);
  const lexicon = lexiconOf(listed, index);
  const has = new Set(listed.flatMap(({ slug }) => [slug, ...index.ancestors(slug).map((one) => one.slug)]));
  const mentioned = new Set<string>();
  const strangers: Stranger[] = [];
  const title = new Set(keyWords(recipe.title));
  // Most words of a step begin no food, and looking for the longest at each would be most of the work.
  const starts = startsOf(index);
  const listedStarts = new Set([...lexicon.keys()].map(firstWord));
  const begins = (word: string) => starts.has(word) || listedStarts.has(word) || UNNAMED.has(word);
  for (const words of recipe.steps.flatMap(clauses)) {
    for (let at = 0; at < words.length;) {
      if (isVerb(words, at)) {
        at += 1;
        continue;
      }
      if (opensComparison(words, at)) {
        at = endOfComparison(words, at);
        continue;
      }
      if (!begins(words[at] as string)) {
        at += 1;
        continue;
      }
      const own = longest(words, at, (key) => lexicon.has(key));
      const known = longest(words, at, (key) => index.findByKey(key) !== undefined);
      const key = words.slice(at, at + Math.max(own, known, 1)).join(' ');
      const isTool = TOOLS.has(words[at + Math.max(own, known, 1)] ?? '');
      if (own > 0 && own >= known) for (const slug of lexicon.get(key) ?? []) mentioned.add(slug);
      else if (known === 0) {
        if (UNNAMED.has(key) && !isTool && !(DISHES.has(key) && title.has(key)))
          strangers.push({ words: key, slug: null });
      } else if (!isTool && !AMBIGUOUS.has(key)) {
        const { slug } = index.findByKey(key) as Ingredient;
        for (const whole of PART_OF[slug] ?? []) if (has.has(whole)) mentioned.add(whole);
        if (!FROM_THE_TAP.has(slug) && !isExplained(slug, has)) strangers.push({ words: key, slug });
      }
      at += Math.max(own, known, 1);
    }
  }
  return { mentioned, strangers };
}

const firstWord = (key: string): string => key.slice(0, key.indexOf(' ') >>> 0);

const STARTS = new WeakMap<IngredientIndex, ReadonlySet<string>>();

/** The first words of all names in an index, which stays the same for many recipes. */
function startsOf(index: IngredientIndex): ReadonlySet<string> {
  const starts =
    STARTS.get(index) ?? new Set(index.named.flatMap(({ thing }) => [...keysOf(thing)].map(firstWord)));
  STARTS.set(index, starts);
  return starts;
}

const KEYS = new WeakMap<Ingredient, ReadonlySet<string>>();

/** The keys of an ingredient's names, made once: every recipe that is saved asks for those of its lines. */
function keysOf(ingredient: Ingredient): ReadonlySet<string> {
  const found = KEYS.get(ingredient) ?? nameKeys(ingredient);
  KEYS.set(ingredient, found);
  return found;
}

/** The key words between punctuation marks. A phrase never crosses one. */
function clauses(step: string): string[][] {
  return step.split(/[.,;:()–]/).map(keyWords);
}

/** 'Fish the kelp out' is not about fish. */
function isVerb(words: readonly string[], at: number): boolean {
  return words[at] === 'fish' && words.slice(at + 1, at + 8).includes('out');
}

function opensComparison(words: readonly string[], at: number): boolean {
  return COMPARISONS.has(words[at] as string) || COMPARISONS.has(words.slice(at, at + 2).join(' '));
}

/** Where the next thing is done: 'until it looks like crumbs then stir in the egg'. */
function endOfComparison(words: readonly string[], at: number): number {
  const end = words.slice(at).findIndex((word) => NEXT.has(word));
  return end === -1 ? words.length : at + end;
}

/** The length of the longest known phrase from here, in words; 0 if none. */
function longest(words: readonly string[], at: number, knows: (key: string) => boolean): number {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count -= 1) {
    if (knows(words.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}

function isExplained(slug: string, has: ReadonlySet<string>): boolean {
  const madeFrom = MADE_FROM[slug];
  return (
    has.has(slug) ||
    (PART_OF[slug] ?? []).some((whole) => has.has(whole)) ||
    (madeFrom !== undefined && (madeFrom.length === 0 || madeFrom.some((part) => has.has(part))))
  );
}

/** Every phrase that may refer to the list, with its possible slugs. A full name refers to its own. */
function lexiconOf(
  listed: readonly Ingredient[],
  index: IngredientIndex,
): ReadonlyMap<string, ReadonlySet<string>> {
  const exact = new Map(
    listed.flatMap((one) => [...keysOf(one)].map((key) => [key, new Set([one.slug])] as const)),
  );
  const loose = new Map<string, Set<string>>();
  const add = (key: string, slug: string) => {
    if (!exact.has(key)) loose.set(key, (loose.get(key) ?? new Set()).add(slug));
  };
  for (const ingredient of listed) {
    const { slug } = ingredient;
    for (const ancestor of index.ancestors(slug)) for (const key of keysOf(ancestor)) add(key, slug);
    for (const name of [ingredient.name, ingredient.plural]) {
      for (const part of partsOf(keyWords(name))) add(part, slug);
    }
    for (const [word, members] of GROUPS) if (members.has(slug)) add(word, slug);
    for (const phrase of ALL_INGREDIENTS) add(phrase, slug);
  }
  return new Map([...loose, ...exact]);
}

/**
 * How a name may be shortened: to its end ('plum tomato'), or to its beginning and distinctive words, unless
 * they mean something else.
 */
function* partsOf(words: readonly string[]): Iterable<string> {
  const last = words.at(-1) as string;
  const telling = (part: readonly string[]) => !part.every((word) => VAGUE.has(word));
  for (let at = 1; at < words.length; at += 1) {
    const end = words.slice(at);
    if (telling(end) || (end.length === 1 && last === 'oil')) yield end.join(' ');
    if (PRODUCTS.has(last)) continue;
    const beginning = words.slice(0, at);
    if (telling(beginning)) yield beginning.join(' ');
    if (telling(words.slice(at, at + 1))) yield words[at] as string;
  }
}
