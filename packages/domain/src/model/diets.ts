import { isWithout, type AnimalClass } from '../vocabulary/animals.ts';
import { DIET_FACTS, type Diet } from '../vocabulary/diets.ts';
import type { Ingredient } from './ingredient.ts';

/*
 * Where opinions differ, ingredient facts follow these rules. They describe an ordinary product of its kind.
 *
 * - Rennet is not looked into: every cheese is vegetarian, halal and kosher as milk is. Parmesan and pecorino
 * of
 * protected origin are made with rennet of calves and lambs; who minds takes a hard cheese that says
 * 'vegetarian'.
 * - Meat counts as slaughtered by the rule. Gelatine and stock without a name do not: nobody knows of which
 * animal.
 * - Wine, beer, spirits, mirin and vanilla extract are not halal, cooked or not. Vinegar is, also of wine:
 * its alcohol
 * has become an acid. So is soy sauce.
 * - Gluten is in wheat, barley, rye and malt, so in soy sauce, beer and Worcestershire sauce; also in oats,
 * which are
 * rarely grown apart, and in asafoetida, which is sold bound with flour.
 * - Pork sausages hold wheat, as most do: breadcrumbs or rusk.
 * - Peanuts and pine nuts are nuts; coconut, chestnut and nutmeg are not. Chocolate and stock cubes hold
 * soya, as most
 * do. Molluscs, land snails too, are shellfish.
 * - Paleo leaves out grain, pulses with their pods and sprouts, dairy but ghee, potatoes, refined sugar, the
 * oils of
 * seeds that are pressed in factories, and alcohol.
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
