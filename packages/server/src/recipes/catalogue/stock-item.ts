import { gramsOf, shelfLifeOf } from '@larder/catalogue';
import type { StoragePlace, Unit } from '@larder/domain';
import { nounBeside } from '@larder/domain/model';
import type { StockItem } from '@larder/domain/planner';
import type { Avoided } from '../search/ingredient-family.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** The part of a pantry row that matters for matching. */
export interface StockRow {
  readonly id: string;
  readonly ingredientId: number;
  /** Null means 'some'. */
  readonly quantity: number | null;
  /** The used fraction of the last unit: 0 to below 1. */
  readonly used: number;
  readonly unit: Unit;
  readonly expiryDate: string | null;
  /** Null or absent: where it usually is. */
  readonly storage?: StoragePlace | null;
}

/** A pantry for matching, with what the cook avoids. Own ingredients are in no recipe and are left out. */
export function toStock(
  rows: readonly StockRow[],
  { names, family }: Pick<CatalogueSnapshot, 'names' | 'family'>,
  avoided: Avoided,
): StockItem[] {
  return rows.flatMap(({ id, ingredientId, quantity: whole, used, unit, expiryDate, storage }) => {
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
      ...((storage ?? shelfLifeOf(ingredient).usual) === 'freezer' && { isFrozen: true as const }),
    };
  });
}
