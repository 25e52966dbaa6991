import type { RecipeMemory } from './memory.change.ts';

/** 'Cooked once', 'Cooked twice', 'Cooked 3 times'. */
export function timesInWords(times: number): string {
  if (times === 1) return 'Cooked once';
  return times === 2 ? 'Cooked twice' : `Cooked ${times} times`;
}

/** 'Cooked 3 times, last on Oct 2, 2026', 'Cooked once, on …' or that it was not cooked yet. */
export function cookedInWords(cooked: RecipeMemory['cooked'], date: (day: string) => string): string {
  if (!cooked) return 'Not cooked yet';
  const { times, last } = cooked;
  return `${timesInWords(times)}, ${times === 1 ? 'on' : 'last on'} ${date(last)}`;
}
