import { comesWhole, INGREDIENT_INDEX } from '@larder/catalogue';
import { availableOf, inWholeUnits, isUnknownId, percentOf, type Unit } from '@larder/domain';
import {
  inPantry,
  notesOf,
  passedOverNote,
  reasonOf,
  type Dish,
  type Plan,
  type PlannedMeal,
  type StockItem,
  type Use,
  type Wishes,
} from '@larder/domain/planner';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { readRecipeTexts } from '../recipes/candidate.store.ts';
import { inNameOrder } from '../recipes/catalogue/title-order.ts';
import { standInOf } from '../recipes/stand-in.ts';
import { freezingNote } from './freezing.ts';
import { matchNotes } from './match-notes.ts';
import { keepPassedOver } from './passed-over.ts';
import { namesToBuy } from './plan-shopping.ts';
import { worthsOf } from './saved.ts';
import { standInNotes } from './stand-in-notes.ts';

/** The recipe's texts and metadata. */
export type RecipeText = Pick<KeptMeal, 'slug' | 'title' | 'english_title' | 'instructions'>;

/** Writes a plan out in full, as stored and returned. `unstored` are the texts of dishes not yet in the database. */
export async function writePlan(
  db: Connection,
  userId: string,
  week: Plan,
  wishes: Wishes,
  stock: readonly StockItem[],
  unstored: ReadonlyMap<number, RecipeText> = new Map(),
): Promise<KeptPlan> {
  const ids = [
    ...week.meals.map(({ recipe }) => recipe.id),
    ...(week.passedOver ? [week.passedOver.id] : []),
  ];
  const texts = new Map([...(await readRecipeTexts(db, userId, ids)), ...unstored]);
  const { wanted, recipes, possible, limitedBy, lunchless, unheld, tooFewFrom } = week;
  const notes = matchNotes(week.meals, stock, wishes.today);
  const shoppingList = lackingNames(week.meals);
  const meals = week.meals.flatMap((meal, place) => {
    const text = texts.get(meal.recipe.id);
    return text
      ? { ...writeMeal(text, meal), ...notes[place], reason: reasonOf(meal, wishes, week.meals) }
      : [];
  });
  const passedOver = passedOverIn(week, texts);
  const { today } = wishes;
  const freezing = freezingNote({ meals: week.meals, stock, startsOn: today, today });
  return {
    startsOn: wishes.today,
    meals,
    shoppingList,
    notes: [notesOf(week, week.meals, shoppingList.length), freezing, passedOver].filter(Boolean).join(' '),
    facts: {
      wanted,
      recipes,
      possible,
      limitedBy,
      ...(lunchless && { lunchless }),
      ...(unheld && { unheld }),
      ...(tooFewFrom && { tooFewFrom }),
      ...(passedOver !== null && { passedOver: keepPassedOver({ meals, shoppingList }, passedOver) }),
    },
    purchases: [],
    asOf: wishes.today,
  };
}

/** Why the obvious dish is not in the week, if there is anything to say. */
function passedOverIn({ passedOver }: Plan, texts: ReadonlyMap<number, RecipeText>): string | null {
  const text = passedOver && texts.get(passedOver.id);
  return text ? passedOverNote(passedOver, text.title) : null;
}

/** Writes out an uncooked meal, without its reason yet. */
export function writeMeal(text: RecipeText, meal: PlannedMeal): KeptMeal {
  const { recipe, day, slot } = meal;
  return {
    ...text,
    ...dishFigures(recipe),
    ...coverageFigures(meal),
    ...unknownLinesOf(recipe),
    day,
    ...(slot && { slot }),
    reason: '',
    cooked_at: null,
    changes: [],
  };
}

/** The lines that match no known ingredient. */
function unknownLinesOf({ needs }: Dish): Pick<KeptMeal, 'unknown_lines'> {
  const texts = needs.filter(({ ingredientId }) => isUnknownId(ingredientId)).map(({ name }) => name);
  return texts.length > 0 ? { unknown_lines: texts } : {};
}

function dishFigures(recipe: Dish) {
  return {
    id: recipe.id,
    country: recipe.country,
    cooking_difficulty: recipe.difficulty,
    waiting_time: recipe.waitingTime,
    waiting_kind: recipe.waitingKind,
    ...(recipe.eveningBefore !== null && { evening_before: recipe.eveningBefore }),
    total_time: recipe.totalTime,
    servings: recipe.servings,
    ...(recipe.writtenServings !== undefined && { written_servings: recipe.writtenServings }),
    estimated_cost: { cost_per_serving: recipe.costPerServing, total_cost: recipe.costTotal },
    nutritional_info: {
      calories: recipe.calories,
      protein: recipe.protein,
      carbohydrates: recipe.carbohydrates,
    },
  };
}

/** The parts of a meal that depend on the pantry. */
export function coverageFigures({
  recipe,
  coverage,
}: PlannedMeal): Pick<
  KeptMeal,
  'matchPercentage' | 'missingIngredientIDs' | 'ingredients' | 'uses' | 'worths'
> {
  const { ingredientCount, missingIds, toBuy, uses } = coverage;
  return {
    matchPercentage: percentOf(inPantry(coverage), ingredientCount),
    missingIngredientIDs: missingIds.filter((id) => !isUnknownId(id)),
    ingredients: recipe.needs.flatMap((need, index) => {
      const { ingredientId, name, quantity, unit } = need;
      if (isUnknownId(ingredientId)) return [];
      const lacking = toBuy[index] ?? 0;
      const taken = uses.filter((use) => use.need === index);
      const isWhole = comesWhole(INGREDIENT_INDEX.get(ingredientId)?.slug ?? '');
      const standIn = standInOf(ingredientId, taken, standInNotes());
      return {
        ingredient_id: ingredientId,
        name,
        quantity,
        unit,
        to_buy: lacking,
        in_pantry: availableOf(need, Math.min(1, lacking / quantity), taken, isWhole),
        ...(standIn && { stand_in: standIn }),
      };
    }),
    uses: usesOf(uses),
    worths: worthsOf(uses),
  };
}

/** What a meal takes of each item, across all its lines. */
function usesOf(uses: readonly Use[]): KeptMeal['uses'] {
  const items = new Map(uses.map(({ item }) => [item.id, item]));
  return [...items.values()].map(({ id, name, unit, expiresOn }) => {
    const known = uses.flatMap(({ item, quantity }) => (item.id === id ? (quantity ?? []) : []));
    const sum = known.reduce((all, quantity) => all + quantity, 0);
    const amount = known.length === 0 ? { quantity: null, unit } : measurable(sum, unit);
    return { pantry_item_id: id, name, ...amount, expiry_date: expiresOn };
  });
}

/** Nobody measures 0.045 l: it is 45 ml. */
function measurable(amount: number, unit: Unit): { quantity: number; unit: Unit } {
  const stock = inWholeUnits(amount, unit);
  const known = stock === null || stock === 'too-much' ? { quantity: amount, used: 0, unit } : stock;
  return { quantity: Math.round((known.quantity - known.used) * 100) / 100, unit: known.unit };
}

/** The names of everything to buy, each once: eggs for yolks. */
export function lackingNames(meals: readonly PlannedMeal[]): string[] {
  const lines = meals.flatMap((meal) => coverageFigures(meal).ingredients);
  const unknown = meals.flatMap(({ recipe }) => unknownLinesOf(recipe).unknown_lines ?? []);
  return [...namesToBuy(lines), ...new Set(unknown)].toSorted(inNameOrder);
}
