/** A seeded stream of numbers: the same seed always gives the same picture. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A number between two others. */
  between(low: number, high: number): number;
  /** An element of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** An angle in degrees, 0 to 360. */
  turn(): number;
}

/** Mulberry32 over an FNV-1a hash of the seed: small, quick, and the same on every machine. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    turn: () => next() * 360,
  };
}
