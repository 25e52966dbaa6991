import { UNITS, type Needed, type Unit, type UnitKind } from '@larder/domain';

const BASE: Readonly<Partial<Record<UnitKind, Unit>>> = { weight: 'g', volume: 'ml' };
const KINDS = [...new Set(Object.values(UNITS).map(({ kind }) => kind))];

/**
 * Numbers needs by ingredient, kind of unit, and whether the weight is known: amounts with the same measure
 * are comparable and additive.
 */
export class Measures {
  /** One unit of each measure. */
  readonly units: Needed[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #ofIngredient = new Map<number, number[]>();

  /** A need's measure, created if new, and its amount in it. */
  add(need: Needed): { measure: number; amount: number } {
    const { ingredientId, quantity, unit, grams } = need;
    const { kind, factor } = UNITS[unit];
    const amount = quantity * factor;
    const key = (ingredientId * KINDS.length + KINDS.indexOf(kind)) * 2 + (grams === null ? 0 : 1);
    const known = this.#numbers.get(key);
    if (known !== undefined) return { measure: known, amount };
    const measure = this.units.length;
    this.#numbers.set(key, measure);
    this.#ofIngredient.set(ingredientId, [...this.of(ingredientId), measure]);
    this.units.push({
      ingredientId,
      quantity: 1,
      unit: BASE[kind] ?? unit,
      grams: grams === null ? null : grams / amount,
    });
    return { measure, amount };
  }

  /** The measures in which recipes need an ingredient. */
  of(ingredientId: number): readonly number[] {
    return this.#ofIngredient.get(ingredientId) ?? [];
  }
}
