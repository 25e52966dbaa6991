import { drawTable as drawDish } from '@larder/plates/dish';
import type { TablePictureOrder } from './types.ts';

/** Draws a dish as an SVG. Null if nothing is known of how it looks. */
export function drawTable({ ingredients, seed, cut, ...order }: TablePictureOrder): string | null {
  return drawDish({
    ...order,
    ingredients: ingredients.map((one) => (typeof one === 'string' ? { name: one } : one)),
    seed: seed === undefined ? undefined : String(seed),
    close: cut,
  });
}
