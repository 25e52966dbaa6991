import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { deriveRecipe } from '../derive.ts';
import { plateOf } from '../ingredients/plate.ts';
import { gramsOf } from '../usual/measures.ts';
import type { Food, Vegetable } from './foods/food.ts';
import { PROTEINS } from './foods/proteins.ts';
import { Kitchen, type Occasion } from './kitchen.ts';
import { lookFor } from './looks.ts';
import { makeDish } from './make-dish.ts';
import type { Seasoning, Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** A dish made for a kitchen: a whole recipe except its id. */
export interface FlexibleDish {
  /** The kind of dish: a week never has two of the same. */
  readonly template: string;
  /** Which of the drawn pictures shows it. */
  readonly look: string;
  readonly recipe: Omit<Recipe, 'id' | 'slug'>;
}

/** The minimum of each in a serving of a dinner. */
const LEAST = { kcal: 400, protein: 18, vegetables: 150 } as const;
/** The target in grams of vegetables, not counting an onion. */
const VEGETABLES_WANTED = 165;
/** In dollars, as counted by `Kitchen`: about one good that expires in a few days. */
const LEAST_SAVED = 2;
/** Grams a serving: less of a vegetable is not worth cutting. */
const LEAST_OF_ONE = 45;
const PROTEINS_TRIED = 2;
const SEASONINGS_TRIED = 2;
const MOST = 40;
/** More of base and protein, for a dish that would be too light. */
const FACTORS = [1, 1.25] as const;

interface Made {
  readonly dish: FlexibleDish;
  readonly worth: number;
}

/**
 * Dinners that use what expires in a kitchen, within what the cook may eat: the best of each kind, each with up to
 * two proteins and two seasonings. None if nothing expires. The same kitchen gives the same dishes. It yields after
 * each kind, so that others can be answered in between.
 */
export function* flexibleDishes(occasion: Occasion, index: IngredientIndex): Generator<void, FlexibleDish[]> {
  const made: Made[] = [];
  for (const template of TEMPLATES) {
    made.push(...dishesOf(template, occasion, index));
    yield;
  }
  return made
    .map((one, place) => ({ ...one, place }))
    .toSorted((a, b) => b.worth - a.worth || a.place - b.place)
    .slice(0, MOST)
    .map(({ dish }) => dish);
}

function dishesOf(template: Template, occasion: Occasion, index: IngredientIndex): Made[] {
  const servings = Math.min(occasion.servings, template.mostServings);
  const named = [...template.bases, ...template.proteins, ...template.vegetables];
  const kitchen = new Kitchen({ ...occasion, servings }, index, named);
  const isHeld = ({ slug }: Food) => kitchen.of(slug) !== null;
  const [base] = kitchen.inOrder(template.bases);
  if (!base) return [];
  const seasonings = template.seasonings
    .map((seasoning, place) => ({ seasoning, place, lacks: lacksOf(seasoning, kitchen) }))
    .filter(({ lacks }) => lacks !== null)
    .toSorted((a, b) => a.lacks! - b.lacks! || a.place - b.place)
    .map(({ seasoning }) => seasoning);
  const possible = kitchen.inOrder(template.proteins).filter((food) => !kitchen.hasOther(food));
  // One is bought only if the kitchen has none at all.
  const hasNone = !PROTEINS.some((food) => kitchen.mayHave(food.slug) && isHeld(food));
  const proteins = oneOfEachKin(hasNone ? possible : possible.filter(isHeld)).slice(0, PROTEINS_TRIED);
  return proteins.flatMap((protein, place) => {
    const vegetables = vegetablesFor(template, kitchen, place);
    if (template.isNamedByVegetables && !vegetables.some(isHeld)) return [];
    // It has to save something; otherwise any recipe would do.
    const saved = [base, protein, ...vegetables].reduce((sum, food) => sum + kitchen.savedBy(food), 0);
    if (saved < LEAST_SAVED) return [];
    const made: Made[] = [];
    for (const seasoning of seasonings) {
      if (made.length >= SEASONINGS_TRIED) break;
      if (seasoning.has !== undefined && vegetables.some(({ kin }) => kin === seasoning.has)) continue;
      const recipe = soundDish({ template, seasoning, base, protein, vegetables }, kitchen, occasion, index);
      if (!recipe) continue;
      const foods = [base, protein, ...vegetables];
      const worth =
        foods.reduce((sum, food) => sum + kitchen.worthOf(food), 0) - 2 * lacksOf(seasoning, kitchen)!;
      made.push({
        dish: { template: template.name, look: lookFor(template, protein), recipe },
        worth,
      });
    }
    return made;
  });
}

/** Cod is white fish too, and one dish of it is enough. */
function oneOfEachKin<Some extends Food>(foods: readonly Some[]): Some[] {
  const seen = new Set<string>();
  return foods.filter(({ slug, kin = slug }) => !seen.has(kin) && seen.add(kin));
}

/** How many of a seasoning's lines the kitchen lacks; null if one of them is not for this cook. */
function lacksOf({ lines }: Seasoning, kitchen: Kitchen): number | null {
  let lacks = 0;
  for (const { any, isOptional } of lines) {
    if (isOptional) continue;
    const possible = any.filter((slug) => kitchen.mayHave(slug));
    if (possible.length === 0) return null;
    if (possible.every((slug) => kitchen.of(slug) === null)) lacks += 1;
  }
  return lacks;
}

/** The best vegetables, one of each kin, until there is enough on the plate. The second dish starts with others. */
function vegetablesFor(template: Template, kitchen: Kitchen, turn: number): Vegetable[] {
  const inOrder = kitchen.inOrder(template.vegetables).filter((food) => !kitchen.hasOther(food));
  const pressing = inOrder.filter(({ slug }) => (kitchen.of(slug)?.urgency ?? 0) > 0);
  const turned = turn > 0 && pressing.length > template.most ? [...inOrder.slice(1), inOrder[0]!] : inOrder;
  const chosen: Vegetable[] = [];
  let grams = 0;
  for (const vegetable of turned) {
    if (chosen.length >= template.most || grams >= VEGETABLES_WANTED) break;
    if (vegetable.kin !== undefined && chosen.some(({ kin }) => kin === vegetable.kin)) continue;
    const fitting = pressing.includes(vegetable) ? vegetable : filling(vegetable, VEGETABLES_WANTED - grams);
    chosen.push(fitting);
    grams += gramsEach(fitting, kitchen);
  }
  return chosen;
}

/** Of vegetables that do not expire, only as much as still needed: the pan is full enough. */
function filling(vegetable: Vegetable, wanted: number): Vegetable {
  const [least, usual, most] = vegetable.grams;
  return { ...vegetable, grams: [least, Math.min(usual, Math.max(LEAST_OF_ONE, wanted)), most] };
}

/** Grams of it in a serving. */
function gramsEach({ slug, grams: [least, usual, most] }: Vegetable, kitchen: Kitchen): number {
  const held = kitchen.of(slug);
  if (!held || held.grams === null) return usual;
  const there = held.grams / kitchen.servings;
  return there < least ? usual : Math.min(there, held.urgency > 0 ? most : usual);
}

/** The dish, if it makes a dinner; with larger portions if that helps. */
function soundDish(
  choice: Parameters<typeof makeDish>[0],
  kitchen: Kitchen,
  { fits }: Pick<Occasion, 'fits'>,
  index: IngredientIndex,
): Omit<Recipe, 'id' | 'slug'> | null {
  for (const factor of FACTORS) {
    const source = makeDish({ ...choice, factor }, kitchen, index);
    if (!source) return null;
    const { id: _id, slug: _slug, ...recipe } = deriveRecipe({ ...source, id: 0, slug: '' }, index);
    const { nutritionPerServing } = recipe;
    const lines = source.ingredients.map(({ ingredient, quantity, unit }) => ({
      ingredient: index.require(ingredient),
      grams: gramsOf(index.require(ingredient), quantity, unit),
    }));
    const { vegetableGrams } = plateOf(lines, source.servings);
    if (vegetableGrams < LEAST.vegetables) return null;
    if (nutritionPerServing.kcal >= LEAST.kcal && nutritionPerServing.protein >= LEAST.protein)
      return fits(recipe) ? recipe : null;
  }
  return null;
}
