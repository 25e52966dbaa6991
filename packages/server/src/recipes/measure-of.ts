import { kitchenMeasureOf } from '@larder/catalogue';
import type { components } from '@larder/contract';
import type { Ingredient } from '@larder/domain/model';

type Measured = { measure?: components['schemas']['KitchenMeasure'] };

/** How kitchens measure an ingredient, in the API's fields; empty if unknown. */
export function measureOf(ingredient: Ingredient | undefined): Measured {
  const measure = ingredient && kitchenMeasureOf(ingredient);
  if (!measure) return {};
  return { measure: { grams_per_ml: measure.gramsPerMl, metric: measure.metric, us: measure.us } };
}
