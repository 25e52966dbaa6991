import type { SoldIn, Stock, Unit } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import * as weight from '@larder/domain/weight';
import { PACKS } from './packs.ts';
import { usualAmount } from './usual-amount.ts';

/*
 * The rules of weight, with the amounts in which our ingredients usually come home.
 */

/** What an amount of an ingredient weighs in grams, or null when the unit says nothing about its weight. */
export const gramsOf: weight.GramsOf = (ingredient, quantity, unit) =>
  weight.gramsOf(ingredient, quantity, unit, usualAmount);

/** An amount that was said of an ingredient, as the pantry keeps it: {@link weight.stockOfAmount}. */
export const stockOfAmount = (
  ingredient: Ingredient | undefined,
  said: { quantity: number | null; unit: Unit | null } | null,
): Stock => weight.stockOfAmount(ingredient, said, usualAmount);

/** How a shop counts what a kitchen takes parts of: {@link weight.soldIn}. */
export const soldIn = (ingredient: Ingredient): SoldIn | null => weight.soldIn(ingredient, usualAmount);

/** Grams of the least that a shop sells of what does not keep: {@link weight.packOf}. */
export const packOf = (ingredient: Pick<Ingredient, 'slug' | 'category' | 'gramsPer'>): number | null =>
  weight.packOf(ingredient, PACKS);
