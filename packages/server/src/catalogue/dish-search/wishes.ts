import type { Diet } from '@larder/catalogue';

/** What a wish asks of a dish. */
export interface WishedDish {
  /** In minutes, waiting included. */
  readonly totalTime: number;
  /** In minutes. */
  readonly cookTime: number;
  readonly spice: string;
  readonly costPerServing: number;
  readonly vegan: boolean;
  readonly vegetarian: boolean;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** How a dish should be, whatever it is. */
export interface Wish {
  /** What is typed, each in the singular; fillers left out. */
  readonly say: string;
  /** How well a dish grants it, to 1; 0 for one that does not. */
  readonly grants: (dish: WishedDish) => number;
}

/** What counts as a quick dish, in minutes with waiting. */
const QUICK = 30;
/** What counts as cooking, in minutes: less is bread for toasting, or sugar for melting. */
const COOKED = 5;
/** What a serving of a cheap dish costs at most. */
const CHEAP = 1.5;

const when = (isGranted: boolean) => (isGranted ? 1 : 0);
const fits = (diet: Diet) => (dish: WishedDish) => when(dish.diets.includes(diet));
const lacks =
  (...allergens: string[]) =>
  (dish: WishedDish) =>
    when(!allergens.some((allergen) => dish.allergens.includes(allergen)));

/** Each follows from a recipe's figures and ingredients, so that recipes of one's own are found by it too. */
export const WISHES: readonly Wish[] = [
  {
    say: 'quick, fast, easy, simple, speedy, weeknight, half hour, half an hour',
    grants: ({ totalTime }) => when(totalTime <= QUICK),
  },
  {
    say: 'vegetarian, veggie, veg, meatless, meat free, without meat, no meat',
    grants: ({ vegetarian }) => when(vegetarian),
  },
  { say: 'vegan, plant based', grants: ({ vegan }) => when(vegan) },
  {
    say: 'cheap, budget, inexpensive, thrifty, low cost',
    grants: ({ costPerServing }) => when(costPerServing <= CHEAP) * (1 - costPerServing / CHEAP / 2),
  },
  { say: 'spicy, fiery', grants: ({ spice }) => ({ hot: 1, medium: 0.5 })[spice] ?? 0 },
  {
    say: 'mild, not spicy, no spice, without spice',
    grants: ({ spice }) => when(spice === 'none' || spice === 'mild'),
  },
  {
    say: 'no cook, no cooking, without cooking, uncooked',
    grants: ({ cookTime }) => when(cookTime <= COOKED),
  },
  { say: 'gluten free, without gluten, no gluten, coeliac, celiac', grants: fits('gluten_free') },
  { say: 'low carb, no carb', grants: fits('low_carb') },
  { say: 'keto', grants: fits('keto') },
  { say: 'halal', grants: fits('halal') },
  { say: 'wheat free, without wheat, no wheat', grants: lacks('wheat') },
  { say: 'dairy free, without dairy, no dairy, without milk, no milk, lactose free', grants: lacks('dairy') },
  { say: 'egg free, eggless, without egg, no egg', grants: lacks('eggs') },
  { say: 'nut free, without nut, no nut', grants: lacks('nuts') },
  { say: 'fish free, without fish, no fish', grants: lacks('fish', 'shellfish') },
  { say: 'soy free, without soy, no soy', grants: lacks('soy') },
];

/** '20 minutes' as a wish; undefined for other words. */
export function timeWish(key: string): Wish | undefined {
  const [, minutes] = /^(\d{1,3}) min(?:ute)?$/.exec(key) ?? [];
  return minutes ? { say: key, grants: ({ totalTime }) => when(totalTime <= Number(minutes)) } : undefined;
}
