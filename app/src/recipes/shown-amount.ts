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

/** A number of pieces with their size: '3 large', '1½ small'. Undefined if it is shown in another unit. */
export function sizedAmount(
  { quantity, unit, measure }: { quantity: number; unit: string; measure?: Measure | undefined },
  size: string | undefined,
  { units, isScaled }: ShownIn,
): string | undefined {
  if (size === undefined || unit !== 'piece') return undefined;
  const showing = { system: units, isScaled, measure: measureFrom(measure) };
  const said = sayShownAmount({ quantity, unit }, showing, { isNamed: true });
  return /\p{N}$/u.test(said) ? `${said} ${size}` : undefined;
}
