import type { SpokenToken, Tokens } from './tokens.ts';

const GETS: ReadonlySet<string> = new Set(['get', 'got', 'getting']);
const THE: ReadonlySet<string> = new Set(['the', 'my', 'our', 'that', 'those', 'this', 'some']);
/** Before 'out', where something is out and not got out: 'get the milk we're out'. */
const IS: ReadonlySet<string> = new Set('is are was were im its theyre run ran weve'.split(' '));
const MOST_BETWEEN = 7;

/** The tokens with 'I'll get the butter out' as 'I'll fetch the butter out': it is at home, and not to be bought. */
export function withFetched(tokens: Tokens): Tokens {
  return tokens.map((token, at) =>
    GETS.has(token.lower) && THE.has(tokens[at + 1]?.lower ?? '') && isTakenOut(tokens, at + 2)
      ? { ...token, said: 'fetch', lower: 'fetch', key: 'fetch' }
      : token,
  );
}

function isTakenOut(tokens: Tokens, from: number): boolean {
  const rest: readonly SpokenToken[] = tokens.slice(from, from + MOST_BETWEEN);
  const out = rest.findIndex(({ lower }) => lower === 'out');
  if (out < 1 || rest.slice(0, out + 1).some(({ ends }) => ends !== 'none')) return false;
  return !rest.slice(0, out).some(({ lower }) => IS.has(lower));
}
