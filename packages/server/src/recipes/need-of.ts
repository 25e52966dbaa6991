import { gramsOf, isStaple, packOf } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import type { Need } from '@larder/domain/planner';

/** A recipe line as the planner sees it. */
export function needOf(ingredient: Ingredient, quantity: number, unit: Unit): Need {
  return {
    ingredientId: ingredient.id,
    name: ingredient.name,
    quantity,
    unit,
    grams: gramsOf(ingredient, quantity, unit),
    dollarsPerGram: ingredient.pricePerKg / 1000,
    packGrams: packOf(ingredient),
    isStaple: isStaple(ingredient),
  };
}
