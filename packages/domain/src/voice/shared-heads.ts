import { CHOICES, JOINS } from './cues.ts';
import type { KnownNames } from './known-names.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is said once for two that are both also names: 'beef and chicken stock'. */
const SHARED_BY_NAMES: ReadonlySet<string> = new Set([
  'stock',
  'stock cube',
  'broth',
  'tortilla',
  'oil',
  'juice',
]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'one', 'half', 'another']);
const MOST_FIRST = 2;

/**
 * The tokens with a shared last word said twice: 'red and green peppers' are red peppers and green peppers. Names on
 * their own stay what they are ('rice and egg noodles'), unless nobody would say them like this ('olive and sunflower
 * oil').
 */
export function withSharedHeads<Thing>(
  tokens: readonly SpokenToken[],
  vocabulary: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): readonly SpokenToken[] {
  return tokens.flatMap((token, at) => {
    const head = isJoin(token) ? headFor(tokens, at, vocabulary, known) : [];
    return [...head.map((word): SpokenToken => ({ ...word, ends: 'none' })), token];
  });
}

/** The words that the name before this join shares with the one after it. */
function headFor<Thing>(
  tokens: readonly SpokenToken[],
  join: number,
  { world, plurals }: Vocabulary<Thing>,
  known: KnownNames<Thing>,
): readonly SpokenToken[] {
  if (tokens[join]?.ends !== 'none' || tokens[join + 1]?.ends !== 'none') return [];
  const find = (some: readonly SpokenToken[]) =>
    world.find(
      some.map(({ said }) => said),
      false,
    );
  // 'Two red and three green peppers.'
  const start = tokens[join + 1]?.isQuantity ? join + 2 : join + 1;
  if (tokens[start]?.ends !== 'none') return [];
  const second = tokens.slice(start, start + known.lengthAt(start));
  const thing = find(second);
  for (let length = Math.min(MOST_FIRST, join); length > 0; length -= 1) {
    const first = tokens.slice(join - length, join);
    if (first.slice(1).some(({ ends }) => ends !== 'none')) continue;
    for (let from = 1; from < second.length; from += 1) {
      const head = second.slice(from);
      const whole = find([...first, ...head]);
      if (whole === undefined || whole === thing) continue;
      const own = find(first);
      if (own === undefined) return head;
      const isPart = plurals.has(own) || SHARED_BY_NAMES.has(head.map(({ key }) => key).join(' '));
      if (isPart && isBare(first, tokens[join - length - 1])) return head;
    }
  }
  return [];
}

/** Without article, number and plural: one olive would be 'an olive'. */
function isBare(first: readonly SpokenToken[], before: SpokenToken | undefined): boolean {
  if (before && (ARTICLES.has(before.lower) || before.isQuantity)) return false;
  return first.every(({ lower, key }) => lower === key);
}

function isJoin({ lower }: SpokenToken): boolean {
  return JOINS.has(lower) || CHOICES.has(lower);
}
