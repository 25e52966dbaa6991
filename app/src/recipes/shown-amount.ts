import type { components } from '@larder/contract';
import { sayShownAmount, type KitchenMeasure, type UnitSystem } from '@larder/domain';

/** How a recipe's amounts are shown. */
export interface ShownIn {
  readonly units: UnitSystem;
  /** They are for other servings than written, so they are rounded. */
  readonly isScaled: boolean;
}

type Measure = components['schemas']['KitchenMeasure'];

/** An amount of a recipe. */
interface RecipeAmount {
  readonly quantity: number;
  /** The lower end of a range. */
  readonly least?: number | undefined;
  readonly unit: string;
  readonly measure?: Measure | undefined;
}

/** How kitchens measure an ingredient, from the API's words. */
export const measureFrom = (measure: Measure | undefined): KitchenMeasure | null =>
  measure ? { gramsPerMl: measure.grams_per_ml, metric: measure.metric, us: measure.us } : null;

/** An amount of a recipe in words; undefined if it is shown as the recipe has it. */
export function saidAmount(
  { measure, ...amount }: RecipeAmount,
  { units, isScaled }: ShownIn,
  isNamed = false,
): string | undefined {
  if (units === 'as_written' && !isScaled) return undefined;
  const showing = { system: units, isScaled, measure: measureFrom(measure) };
  return sayShownAmount(amount, showing, { isNamed });
}

/** A number of pieces with their size: '3 large', '1½ small'. Undefined if it is shown in another unit. */
export function sizedAmount(
  { measure, ...amount }: RecipeAmount,
  size: string | undefined,
  { units, isScaled }: ShownIn,
): string | undefined {
  if (size === undefined || amount.unit !== 'piece') return undefined;
  const showing = { system: units, isScaled, measure: measureFrom(measure) };
  const said = sayShownAmount(amount, showing, { isNamed: true });
  return /\p{N}$/u.test(said) ? `${said} ${size}` : undefined;
}
