import { isWithout, type AnimalClass } from '../vocabulary/animals.ts';
import { DIET_FACTS, type Diet } from '../vocabulary/diets.ts';
import type { Ingredient } from './ingredient.ts';

/*
 * Where opinions differ, ingredient facts follow these rules. They describe an ordinary product of its kind.
 *
 * - Rennet is ignored: every cheese is vegetarian, halal and kosher, like milk. Parmesan and pecorino with protected
 *   origin use calf or lamb rennet; a cook who minds buys a hard cheese labelled vegetarian.
 * - Meat is assumed to be halal and kosher slaughtered. Unspecified gelatine and stock are not: their animal is unknown.
 * - Wine, beer, spirits, mirin and vanilla extract are not halal, cooked or not. Vinegar is, even from wine: its
 *   alcohol has turned into acid. So is soy sauce.
 * - Gluten is in wheat, barley, rye and malt, and thus in soy sauce, beer and Worcestershire sauce; also in oats, which
 *   are rarely grown separately, and in asafoetida, which is sold mixed with flour.
 * - Pork sausages contain wheat, as most do: breadcrumbs or rusk.
 * - Peanuts and pine nuts are nuts; coconut, chestnut and nutmeg are not. Chocolate and stock cubes contain soya, as
 *   most do. Molluscs, including land snails, are shellfish.
 * - Paleo excludes grain, pulses including pods and sprouts, dairy except ghee, potatoes, refined sugar, industrial seed
 *   oils, and alcohol.
 */

/** The animals that these ingredients come from. */
export function animalsOf(ingredients: readonly Ingredient[]): ReadonlySet<AnimalClass> {
  return new Set(ingredients.flatMap((ingredient) => ingredient.animals));
}

/**
 * Whether ingredients served together fit a diet. Keto and low-carb also check net carbohydrates per serving
 * (without fibre); if unknown, only the ingredients.
 */
export function fitsDiet(ingredients: readonly Ingredient[], diet: Diet, carbohydrate = 0): boolean {
  const animals = animalsOf(ingredients);
  const { without, apart, mostCarbohydrate = Infinity } = DIET_FACTS[diet];
  if (without !== undefined) return isWithout(animals, without);
  if (ingredients.some(({ notFor }) => notFor.some((other) => other === diet))) return false;
  if (apart?.every((some) => some.some((animal) => animals.has(animal)))) return false;
  return carbohydrate <= mostCarbohydrate;
}
