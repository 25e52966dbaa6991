import type { SpiceLevel } from '../vocabulary/recipes.ts';

/** How hot a serving is, at least as hot as most would find it. `heat`: as many grams of fresh chilli are as hot. */
export function spiceOf(heat: number): SpiceLevel {
  if (heat === 0) return 'none';
  if (heat < 2) return 'mild';
  if (heat < 8) return 'medium';
  return heat < 25 ? 'hot' : 'very_hot';
}
