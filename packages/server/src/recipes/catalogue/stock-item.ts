import { gramsOf, nounBeside } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { StockItem } from '../../plan/planner/model.ts';
import type { Avoided } from '../search/ingredient-family.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** A row of a pantry as far as it can cover something. */
export interface StockRow {
  readonly id: string;
  readonly ingredientId: number;
  /** Null means 'some'. */
  readonly quantity: number | null;
  /** The part of the last unit that is used already: 0 to below 1. */
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
}

/**
 * A pantry as recipes are held against it for a cook who avoids something. People's own ingredients are in no recipe and stay
 * out.
 */
export function toStock(
  rows: readonly StockRow[],
  { names, family }: Pick<CatalogueSnapshot, 'names' | 'family'>,
  avoided: Avoided,
): StockItem[] {
  return rows.flatMap(({ id, ingredientId, quantity: whole, used, unit, expiryDate }) => {
    const ingredient = names.get(ingredientId);
    if (!ingredient) return [];
    const quantity = whole === null ? null : whole - used;
    const parts = family.partsOf(ingredientId);
    const standsInFor = family.standsInFor(ingredientId, avoided);
    return {
      id,
      name: nounBeside(ingredient, quantity, unit),
      covers: family.coveredBy(ingredientId, avoided),
      ...(standsInFor.length > 0 && { standsInFor }),
      ...(parts.size > 0 && { gives: Object.fromEntries(parts) }),
      quantity,
      unit,
      grams: quantity === null ? null : gramsOf(ingredient, quantity, unit),
      expiresOn: expiryDate,
    };
  });
}
