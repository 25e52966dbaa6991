import type { RecipeMemory } from './memory.change.ts';

/** 'Cooked 3 times, last on Oct 2, 2026', 'Cooked once, on …' or that it was not cooked yet. */
export function cookedInWords(cooked: RecipeMemory['cooked'], date: (day: string) => string): string {
  if (!cooked) return 'Not cooked yet';
  const { times, last } = cooked;
  if (times === 1) return `Cooked once, on ${date(last)}`;
  return `Cooked ${times === 2 ? 'twice' : `${times} times`}, last on ${date(last)}`;
}
