import { changes, isPreparation } from '../names/preparation.ts';
import { CUES, JOINS } from './cues.ts';
import type { KnownNames } from './known-names.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words for something that is not an ingredient here: another food, or not a food. */
export interface Compound {
  readonly length: number;
  readonly isFood: boolean;
}

/** How many words precede the final word that changes their meaning. */
const MOST_MODIFIERS = 4;
const ONE: ReadonlySet<string> = new Set(['a', 'an', 'some']);
/** What other food is eaten on or in, and few sorts of which are named after one in two words. */
const HOLDERS: ReadonlySet<string> = new Set(['cracker', 'bun']);
const COLOURS: ReadonlySet<string> = new Set(
  'red green yellow white black brown dark light sweet hot spicy mild thai chinese italian'.split(' '),
);

/** A listed phrase, or one changed by its first or last word: 'smoked haddock', 'tomato soup'. */
export function compoundAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Compound | null {
  const listed = listedAt(tokens, from, vocabulary);
  const headed = headedAt(tokens, from, vocabulary, known);
  const changed = changedAt(tokens, from, vocabulary, known);
  const joined = joinedAt(tokens, from, vocabulary, known);
  return [listed, headed, changed, joined].reduce(longer, null);
}

function longer(one: Compound | null, other: Compound | null): Compound | null {
  return other && other.length > (one?.length ?? 0) ? other : one;
}

function listedAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  most = Infinity,
): Compound | null {
  const found = vocabulary.others.at(tokens, from, ({ key }) => key, most);
  if (!found) return null;
  const { length, meaning: isFood } = found;
  // A hot dog bun is one thing; hot dogs buns are two.
  if (isFood && length > 1 && isPlural(tokens[from + length - 2]))
    return listedAt(tokens, from, vocabulary, length - 1) ?? { length, isFood };
  // 'Fries' are a food, 'fry' is a verb.
  const isOrdinary = length === 1 && vocabulary.world.ordinary.has(tokens[from]?.lower ?? '');
  return isOrdinary ? null : { length, isFood };
}

/** 'Smoked' or 'pickled' before something not listed that way. */
function changedAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Compound | null {
  if (!changes(tokens[from]?.lower ?? '') || tokens[from + 1]?.ends !== 'none') return null;
  const listed = listedAt(tokens, from + 1, vocabulary);
  const named = known.lengthAt(from + 1);
  if (tokens[from]?.lower === 'cooked' && isAlikeCooked(tokens.slice(from + 1, from + 1 + named), vocabulary))
    return null;
  const length = Math.max(listed?.isFood ? listed.length : 0, named);
  return length > 0 ? { length: length + 1, isFood: true } : null;
}

function isAlikeCooked<Thing>(
  words: readonly SpokenToken[],
  { world, alikeCooked }: Vocabulary<Thing>,
): boolean {
  const thing = world.find(
    words.map(({ said }) => said),
    false,
  );
  return thing !== undefined && alikeCooked.has(thing);
}

/** The longest run of foods and colours that ends in a word such as 'sauce' or 'soup'. */
function headedAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Compound | null {
  let found: Compound | null = null;
  let hasFood = false;
  for (let at = from; at <= from + MOST_MODIFIERS;) {
    const token = tokens[at];
    if (!token || (at > from && token.ends !== 'none')) break;
    // 'A fish smell' is no food, but 'the fish smells' is about one.
    const head = CUES.at(tokens, at) === null ? headOf(token, vocabulary) : null;
    const said = tokens.slice(from, at + 1);
    if (
      head !== null &&
      (hasFood || !head) &&
      !isSaidTwice(said, vocabulary) &&
      !isOnTop(said, known.lengthAt(from))
    )
      found = { length: at + 1 - from, isFood: head };
    const length = known.lengthAt(at);
    const isModifier = length > 0 || head !== null || isPartOfName(tokens, at, vocabulary);
    if (token.isQuantity || (!isModifier && !COLOURS.has(token.lower) && !isPreparation(token.lower))) break;
    const last = tokens[at + Math.max(length, 1) - 1] ?? token;
    // 'Carrots soup' is two things; nobody says it for one.
    if (isPlural(last)) break;
    hasFood ||= length > 0 || head !== null;
    at += Math.max(length, 1);
  }
  return found;
}

/** 'A pea and mint soup': one dish, but 'milk and tomato soup' are two things. */
function joinedAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Compound | null {
  const join = from + known.lengthAt(from);
  const first = tokens.slice(from, join);
  const isOne = first.length > 0 && !first.some(isPlural) && tokens[join]?.ends === 'none';
  if (!isOne || !JOINS.has(tokens[join]?.lower ?? '') || tokens[join + 1]?.ends !== 'none') return null;
  const dish = headedAt(tokens, join + 1, vocabulary, known);
  if (!dish || dish.isFood) return null;
  const thing = vocabulary.world.find(
    first.map(({ said }) => said),
    false,
  );
  const isBare = thing !== undefined && vocabulary.plurals.has(thing);
  const isNamed = isBare || ONE.has(tokens[from - 1]?.lower ?? '');
  return isNamed ? { length: join + 1 - from + dish.length, isFood: false } : null;
}

/** 'Red leicester, crackers': what is eaten on crackers or in buns, not a sort of them. */
function isOnTop(words: readonly SpokenToken[], length: number): boolean {
  const head = words.at(-1);
  return length > 1 && words.length === length + 1 && isPlural(head) && HOLDERS.has(head?.key ?? '');
}

/** 'Kikkoman soy sauce': a brand that also stands for its product on its own. */
function isSaidTwice<Thing>(words: readonly SpokenToken[], { world }: Vocabulary<Thing>): boolean {
  const said = words.map(({ said: word }) => word);
  return said.slice(1).some((_, index) => {
    const first = world.find(said.slice(0, index + 1), false);
    return first !== undefined && first === world.find(said.slice(index + 1), false);
  });
}

function isPartOfName<Thing>(
  tokens: readonly SpokenToken[],
  at: number,
  { words }: Vocabulary<Thing>,
): boolean {
  return words.has(tokens[at]?.key ?? '') && CUES.at(tokens, at) === null;
}

/** Whether a word turns those before it into another food (true) or a non-food (false); null if neither. */
function headOf<Thing>({ key }: SpokenToken, { world }: Vocabulary<Thing>): boolean | null {
  if (world.foodHeads.has(key)) return true;
  return world.noFoodHeads.has(key) ? false : null;
}

function isPlural(token: SpokenToken | undefined): boolean {
  return token !== undefined && token.lower.endsWith('s') && token.key !== token.lower;
}
