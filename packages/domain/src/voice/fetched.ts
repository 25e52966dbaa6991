import type { Tokens } from './tokens.ts';

const GETS: ReadonlySet<string> = new Set(['get', 'got', 'getting']);
const THE: ReadonlySet<string> = new Set(['the', 'my', 'our', 'that', 'those', 'this', 'some']);
/** Before 'out', where something is out and not got out: 'get the milk we're out'. */
const IS: ReadonlySet<string> = new Set('is are was were im its theyre run ran weve'.split(' '));
const OUT: ReadonlySet<string> = new Set(['out']);
const GONE: ReadonlySet<string> = new Set('out away sink drain bin compost'.split(' '));
const MOST_BETWEEN = 7;

/** What ends a food, if 'away' or 'out' follows it. */
const THROWS: ReadonlySet<string> = new Set(
  'threw poured gave tossed tipped throw pour toss tip flung'.split(' '),
);

/**
 * The tokens with 'I'll get the butter out' as 'I'll fetch the butter out': it is at home, and not to be bought. And
 * 'I poured the milk away' as 'I binned the milk away'.
 */
export function withFetched(tokens: Tokens): Tokens {
  return tokens.map((token, at) => {
    if (!THE.has(tokens[at + 1]?.lower ?? '')) return token;
    if (GETS.has(token.lower) && isTaken(tokens, at + 2, OUT)) return { ...token, ...spoken('fetch') };
    return THROWS.has(token.lower) && isTaken(tokens, at + 2, GONE)
      ? { ...token, ...spoken('binned') }
      : token;
  });
}

const spoken = (word: string) => ({ said: word, lower: word, key: word });

function isTaken(tokens: Tokens, from: number, ends: ReadonlySet<string>): boolean {
  const rest = tokens.slice(from, from + MOST_BETWEEN);
  const end = rest.findIndex(({ lower }) => ends.has(lower));
  if (end < 1 || rest.slice(0, end + 1).some(({ ends: border }) => border !== 'none')) return false;
  return !rest.slice(0, end).some(({ lower }) => IS.has(lower));
}
