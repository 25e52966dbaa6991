import type { components } from '@larder/contract';
import { sayShownAmount, type KitchenMeasure, type UnitSystem } from '@larder/domain';

/** How a recipe's amounts are shown. */
export interface ShownIn {
  readonly units: UnitSystem;
  /** They are for other servings than written, so they are rounded. */
  readonly isScaled: boolean;
}

type Measure = components['schemas']['KitchenMeasure'];

/** How kitchens measure an ingredient, from the API's words. */
export const measureFrom = (measure: Measure | undefined): KitchenMeasure | null =>
  measure ? { gramsPerMl: measure.grams_per_ml, metric: measure.metric, us: measure.us } : null;

/** An amount of a recipe in words; undefined if it is shown as the recipe has it. */
export function saidAmount(
  { quantity, unit, measure }: { quantity: number; unit: string; measure?: Measure | undefined },
  { units, isScaled }: ShownIn,
  isNamed = false,
): string | undefined {
  if (units === 'as_written' && !isScaled) return undefined;
  const showing = { system: units, isScaled, measure: measureFrom(measure) };
  return sayShownAmount({ quantity, unit }, showing, { isNamed });
}
