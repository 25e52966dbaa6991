import { CUES, CHOICES, JOINS } from './cues.ts';
import { ARTICLES, find, isJoin, nounAfterIs, nounOfOne } from './left-out-nouns.ts';
import type { KnownNames } from './known-names.ts';
import type { SpokenToken, Tokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is said once for two that are both also names: 'beef and chicken stock'. */
const SHARED_BY_NAMES: ReadonlySet<string> = new Set([
  'stock',
  'stock cube',
  'broth',
  'tortilla',
  'oil',
  'juice',
  'seed',
  'vinegar',
]);
/** What is said once of two in a choice, though both are also names: 'lamb or beef mince'. */
const SHARED_BY_CHOICES: ReadonlySet<string> = new Set([
  'mince',
  'chop',
  'sausage',
  'fillet',
  'steak',
  'breast',
  'thigh',
]);
/** What is said once of two spices or herbs: 'ground cumin and coriander'. */
const STATES: ReadonlySet<string> = new Set(['ground', 'dried']);
const MOST_FIRST = 2;

/**
 * The tokens with a shared word said twice: 'red and green peppers' are red peppers and green peppers, 'chicken thighs
 * and breasts' are of one kind of meat, and 'onions, a red one' are red onions. Names on their own stay what they are
 * ('rice and egg noodles'), unless nobody would say them like this ('olive and sunflower oil').
 */
export function withSharedHeads<Thing>(
  tokens: Tokens,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Tokens {
  const heads = new Map<number, Tokens>();
  for (const [at, token] of tokens.entries()) {
    // 'White not brown rice.'
    if (!isJoin(token) && token.lower !== 'not') continue;
    const { head, length } = headFor(tokens, at, vocabulary, known);
    heads.set(at, head);
    if (head.length > 0) addEarlier(tokens, at - length, head, vocabulary, heads);
  }
  return tokens.flatMap((token, at) => {
    const said = nounOfOne(tokens, at, vocabulary, known) ?? token;
    const noun = nounAfterIs(tokens, at, vocabulary, known);
    const first = [...(heads.get(at) ?? []).map(inOneBreath), ...firstFor(tokens, at, vocabulary, known)];
    return noun === null ? [...first, said] : [...first, said, inOneBreath(noun)];
  });
}

const inOneBreath = (word: SpokenToken): SpokenToken => ({ ...word, ends: 'none' });

/** The words that the name before this join shares with the one after it, and how long that name is. */
function headFor<Thing>(
  tokens: Tokens,
  join: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): { readonly head: Tokens; readonly length: number } {
  const none = { head: [], length: 0 };
  if (tokens[join]?.ends !== 'none' || tokens[join + 1]?.ends !== 'none') return none;
  // 'Two red and three green peppers.'
  const start = tokens[join + 1]?.isQuantity ? join + 2 : join + 1;
  if (tokens[start]?.ends !== 'none') return none;
  const second = tokens.slice(start, start + known.lengthAt(start));
  const thing = find(second, vocabulary);
  for (let length = Math.min(MOST_FIRST, join); length > 0; length -= 1) {
    const first = tokens.slice(join - length, join);
    if (first.slice(1).some(({ ends }) => ends !== 'none')) continue;
    for (let from = 1; from < second.length; from += 1) {
      const head = second.slice(from);
      const whole = find([...first, ...head], vocabulary);
      if (whole === undefined || whole === thing) continue;
      const own = find(first, vocabulary);
      if (own === undefined) return { head, length };
      const key = head.map((word) => word.key).join(' ');
      const isChoice = CHOICES.has(tokens[join]?.lower ?? '') && SHARED_BY_CHOICES.has(key);
      const isPart = vocabulary.plurals.has(own) || SHARED_BY_NAMES.has(key) || isChoice;
      if (isPart && isBare(first, tokens[join - length - 1])) return { head, length };
    }
  }
  return none;
}

/** 'Black, pinto and kidney beans': words before, which are no names on their own, share the same. */
function addEarlier<Thing>(
  tokens: Tokens,
  before: number,
  head: Tokens,
  vocabulary: Vocabulary<Thing>,
  heads: Map<number, Tokens>,
): void {
  const word = tokens[before - 1];
  if (!word || tokens[before]?.ends === 'sentence' || CUES.at(tokens, before - 1) !== null) return;
  if (find([word], vocabulary) !== undefined || find([word, ...head], vocabulary) === undefined) return;
  heads.set(before, head);
  addEarlier(tokens, before - 1, head, vocabulary, heads);
}

/** What a word after a join, which is no name on its own, shares with the name before: 'chicken thighs and breasts'. */
function firstFor<Thing>(
  tokens: Tokens,
  at: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Tokens {
  const join = tokens[at - 1];
  const word = tokens[at];
  if (!word || !join || join.ends !== 'none' || word.ends !== 'none' || word.isQuantity) return [];
  const isNamed = known.lengthAt(at) > 0;
  if (isNamed && JOINS.has(join.lower)) return stateFor(tokens, at, vocabulary, known);
  if (isNamed || (!isJoin(join) && join.lower !== 'not') || CUES.at(tokens, at) !== null) return [];
  for (let length = MOST_FIRST + 1; length > 1; length -= 1) {
    const from = at - 1 - length;
    if (from < 0 || known.lengthAt(from) !== length) continue;
    const first = tokens.slice(from, at - 2);
    const whole = find([...first, word], vocabulary);
    const isOther = whole !== undefined && whole !== find(tokens.slice(from, at - 1), vocabulary);
    if (isOther && whole !== find(first, vocabulary)) return first.map(inOneBreath);
  }
  return [];
}

/** 'Ground' before the second of two spices, if that makes it another. */
function stateFor<Thing>(
  tokens: Tokens,
  at: number,
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): Tokens {
  const second = tokens.slice(at, at + known.lengthAt(at));
  for (let length = MOST_FIRST + 1; length > 1; length -= 1) {
    const from = at - 1 - length;
    const state = tokens[from];
    if (!state || !STATES.has(state.lower) || known.lengthAt(from) !== length) continue;
    const whole = find([state, ...second], vocabulary);
    return whole !== undefined && whole !== find(second, vocabulary) ? [inOneBreath(state)] : [];
  }
  return [];
}

/** Without article, number and plural: one olive would be 'an olive'. */
function isBare(first: Tokens, before: SpokenToken | undefined): boolean {
  if (before && (ARTICLES.has(before.lower) || before.isQuantity)) return false;
  return first.every(({ lower, key }) => lower === key);
}
