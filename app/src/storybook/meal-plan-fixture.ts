import { WEEK_DAYS, weekDayOf, weekFrom, type Day, type WeekDay } from '@larder/domain';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import type { PreviousMealPlan } from '../plan/previous-plan.query.ts';
import type { KeptWeeksProps } from '../plan/screens/meal-plan/kept-weeks.tsx';
import type { PlanShoppingActions } from '../shopping/plan-shopping.tsx';
import type { PlanActions } from '../plan/screens/meal-plan/plan-meals.tsx';
import { RECIPES } from './fixtures.ts';

/** A Monday. */
const STARTS_ON = '2030-05-06';

const dateOf = (day: WeekDay): Day => weekFrom(STARTS_ON).find((date) => weekDayOf(date) === day)!;

type Meal = MealPlan['meal_plan'][number];
type Line = Meal['ingredients'][number];

const line = (
  ingredient_id: number,
  name: string,
  quantity: number,
  unit: Line['unit'],
  to_buy = 0,
): Line => ({ ingredient_id, name, quantity, unit, to_buy });

type ToBuy = MealPlan['shopping_items'][number];

/** An item the pantry has none of. */
const toBuy = (
  ingredient_id: number,
  name: string,
  category: ToBuy['category'],
  unit: ToBuy['unit'],
  buy: number,
): ToBuy => ({ ingredient_id, name, category, unit, need: buy, have: 0, buy });

/** What a meal takes from the pantry for these lines; two items expire. */
const uses = (lines: readonly Line[]): Meal['uses'] =>
  lines
    .filter(({ quantity, to_buy: lacks }) => lacks < quantity)
    .map(({ ingredient_id: id, name, quantity, unit, to_buy: lacks }) => ({
      pantry_item_id: `01976b0e-5a10-7c3e-9a55-${String(id).padStart(12, '0')}`,
      name,
      quantity: quantity - lacks,
      unit,
      expiry_date: name === 'red lentils' ? '2030-05-09' : name === 'egg' ? '2030-05-07' : null,
    }));

/** A meal of one of the stories' recipes; missing ingredients follow from its lines. */
function meal(
  title: string,
  day: Meal['day'],
  own: Pick<Meal, 'cooking_difficulty' | 'reason' | 'total_time' | 'instructions' | 'ingredients'>,
  [cost, calories, protein, carbohydrates]: [number, number, number, number],
): Meal {
  const recipe = RECIPES.find((known) => known.title === title);
  const missing = own.ingredients.filter(({ to_buy: lacks }) => lacks > 0);
  const covered = own.ingredients.length - missing.length;
  return {
    id: recipe?.id ?? 1,
    title,
    english_title: recipe?.english_title ?? null,
    waiting_time: 0,
    waiting_kind: null,
    day,
    ...(day && { date: dateOf(day) }),
    country: recipe?.country ?? 'italy',
    thumbnail_url: recipe?.thumbnail_url ?? null,
    servings: recipe?.servings ?? 4,
    ...own,
    matchPercentage: Math.round((100 * covered) / own.ingredients.length),
    match_alone: Math.round((100 * covered) / own.ingredients.length),
    match_note: null,
    missingIngredientIDs: missing.map(({ ingredient_id: id }) => id),
    estimated_cost: { cost_per_serving: cost, total_cost: cost * (recipe?.servings ?? 4) },
    nutritional_info: { calories, protein, carbohydrates },
    uses: uses(own.ingredients),
    cooked_at: null,
    breaks_limits: [],
    allergens: recipe?.allergens ?? [],
  };
}

/** A week of three meals, as returned by the server. */
export const MEAL_PLAN: MealPlan = {
  id: '01976b0e-5a10-7c3e-9a55-0242ac120009',
  starts_on: STARTS_ON,
  meal_plan: [
    meal(
      'Dal Tadka',
      'Monday',
      {
        cooking_difficulty: 'easy',
        reason:
          'Uses your 250 g of red lentils, which expire on Thursday the 9th, and needs only 2 more items.',
        total_time: 60,
        instructions:
          '1. Rinse the lentils and simmer them with turmeric for 25 minutes.\n2. Soften the onion in ghee and stir in ginger and tomato.\n3. Fry cumin and garlic in oil until they smell nutty.\n4. Pour the hot oil over the dal and scatter with coriander.',
        ingredients: [
          line(1, 'red lentils', 250, 'g'),
          line(2, 'onion', 1, 'piece'),
          line(3, 'tomato', 2, 'piece', 2),
          line(4, 'coriander leaves', 0.5, 'bunch', 0.5),
          line(5, 'turmeric', 0.5, 'tsp'),
          line(6, 'garlic', 4, 'clove'),
        ],
      },
      [0.87, 385, 15, 49],
    ),
    meal(
      'Bibimbap',
      'Wednesday',
      {
        cooking_difficulty: 'medium',
        reason: 'Makes use of your rice and eggs, and you like Korean food.',
        total_time: 55,
        instructions:
          '1. Rinse and cook the rice.\n2. Slice the sirloin and marinate it with soy sauce and sesame oil.\n3. Blanch the spinach.\n4. Set everything on the rice, with an egg in the middle.',
        ingredients: [
          line(11, 'short-grain rice', 300, 'g', 100),
          line(12, 'egg', 4, 'piece'),
          line(14, 'soy sauce', 3, 'tbsp'),
          line(15, 'sesame oil', 1.5, 'tbsp'),
          line(17, 'beef sirloin', 300, 'g', 300),
          line(18, 'spinach', 200, 'g', 200),
        ],
      },
      [4.1, 640, 34, 71],
    ),
    meal(
      'Paella Valenciana',
      'Saturday',
      {
        cooking_difficulty: 'hard',
        reason: 'It is ready in 150 minutes for about $4.70 a serving.',
        total_time: 150,
        instructions: '1. Brown the chicken in a wide pan.\n2. Add stock and saffron.\n3. Scatter the rice.',
        ingredients: [
          line(21, 'paella rice', 500, 'g', 500),
          line(22, 'chicken thigh', 800, 'g', 800),
          line(3, 'tomato', 2, 'piece', 2),
          line(24, 'chicken stock', 1.2, 'l', 1.2),
          line(25, 'saffron', 1, 'pinch'),
        ],
      },
      [4.7, 590, 36, 74],
    ),
  ],
  shopping_list: [
    'beef sirloin',
    'chicken stock',
    'chicken thigh',
    'coriander leaves',
    'paella rice',
    'short-grain rice',
    'spinach',
    'tomato',
  ],
  shopping_items: [
    toBuy(17, 'beef sirloin', 'Proteins', 'g', 300),
    toBuy(24, 'chicken stock', 'Pantry', 'l', 1.2),
    toBuy(22, 'chicken thigh', 'Proteins', 'g', 800),
    toBuy(4, 'coriander leaves', 'Produce', 'bunch', 1),
    toBuy(21, 'paella rice', 'Pantry', 'g', 500),
    { ...toBuy(11, 'short-grain rice', 'Pantry', 'g', 100), need: 300, have: 200 },
    toBuy(18, 'spinach', 'Produce', 'g', 200),
    toBuy(3, 'tomato', 'Produce', 'piece', 4),
  ],
  purchases: [],
  nutritional_notes:
    'One serving of each of the 3 meals adds up to 1,615 kcal, 85 g of protein and 194 g of carbohydrates: about 538 kcal and 28 g of protein a meal.',
  out_of_date: null,
};

/** Idle meal actions. */
export const NO_ACTIONS: PlanActions = {
  onSwap: () => undefined,
  onKeep: () => undefined,
  onServingsChange: () => undefined,
  onMove: () => undefined,
  onDouble: () => undefined,
  onSingle: () => undefined,
  onFree: () => undefined,
  onPlan: () => undefined,
  onCook: () => undefined,
  onUncook: () => undefined,
  pendingPlaces: [],
  choosingPlaces: [],
};

/** Idle shopping actions. */
export const NO_SHOPPING: PlanShoppingActions = {
  checkedIds: [],
  onCheckedIdsChange: () => undefined,
  onCleared: () => undefined,
  onCopy: () => undefined,
  onBuy: () => undefined,
  isBuying: false,
  buysLater: false,
  waiting: [],
  addedAnyway: [],
  onUndoWaiting: () => undefined,
  onAddAnyway: () => undefined,
  onDiscard: () => undefined,
  onUndoPurchase: () => undefined,
  pendingIds: [],
};

/** The day on which the plan was made. */
export const PLAN_DAY = new Date(2030, 4, 6, 12);

/** No other week can be restored. */
export const NO_KEPT_WEEKS: KeptWeeksProps = {
  weeks: { before: null, after: null },
  onRestore: () => undefined,
  restoring: null,
  now: PLAN_DAY,
};

const keptWeek = (id: string, days: readonly WeekDay[], cooked: number): PreviousMealPlan => ({
  id,
  made_at: new Date(2030, 4, 6, 9, 5).toISOString(),
  replaced_at: new Date(2030, 4, 6, 11, 40).toISOString(),
  available_until: new Date(2030, 4, 7, 11, 40).toISOString(),
  meals: days.map((day, index) => ({
    day,
    date: dateOf(day),
    title: 'Chana Masala',
    cooked: index < cooked,
  })),
});

/** A week that was replaced, and one the cook went back from. */
export const KEPT_WEEKS: KeptWeeksProps['weeks'] = {
  before: keptWeek('before', ['Monday', 'Wednesday', 'Friday'], 1),
  after: keptWeek('after', WEEK_DAYS, 0),
};

/** The same week with its first meal cooked and part of the list bought. */
export const PLAN_IN_USE: MealPlan = {
  ...MEAL_PLAN,
  meal_plan: MEAL_PLAN.meal_plan.map((one, index) =>
    index === 0
      ? {
          ...one,
          cooked_at: '2030-05-06T18:40:00Z',
          missingIngredientIDs: [],
          ingredients: one.ingredients.map((used) => ({ ...used, to_buy: 0 })),
        }
      : one,
  ),
  shopping_items: MEAL_PLAN.shopping_items.filter(({ ingredient_id: id }) => id !== 4 && id !== 18),
  purchases: [
    {
      id: '01976b0e-5a10-7c3e-9a55-0242ac120077',
      bought_at: '2030-05-06T16:10:00Z',
      items: [
        { ingredient_id: 4, name: 'coriander leaves', category: 'Produce', quantity: 1, unit: 'bunch' },
        { ingredient_id: 18, name: 'spinach', category: 'Produce', quantity: 200, unit: 'g' },
      ],
    },
  ],
};

/** A chosen week: a meal kept, another cooked double, an evening out. */
export const CHOSEN_PLAN: MealPlan = {
  ...MEAL_PLAN,
  meal_plan: MEAL_PLAN.meal_plan.map((one) =>
    one.day === 'Monday'
      ? { ...one, servings: 8, leftovers_on: { date: dateOf('Tuesday'), slot: 'lunch' } }
      : { ...one, kept: one.day === 'Wednesday' },
  ),
  free_days: [{ date: dateOf('Friday'), why: 'out' }],
  leftovers: [
    { date: dateOf('Tuesday'), slot: 'lunch', of: 'Monday', recipe_id: 1, title: 'Dal Tadka' },
    { date: dateOf('Thursday'), slot: 'dinner', of: 'Wednesday', recipe_id: 2, title: 'Bibimbap' },
  ],
  saved: { dollars: 11.4, goods: ['red lentils', 'egg'] },
  shop: { dollars: 48.6 },
};
