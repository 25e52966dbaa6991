import type { SpiceLevel } from '../vocabulary/recipes.ts';

/** How hot most people would find a serving. `heat` is its equivalent in grams of fresh chilli. */
export function spiceOf(heat: number): SpiceLevel {
  if (heat === 0) return 'none';
  if (heat < 2) return 'mild';
  if (heat < 8) return 'medium';
  return heat < 25 ? 'hot' : 'very_hot';
}
