import {
  ALLERGEN_FACTS,
  ALLERGENS,
  COUNTRIES,
  type Allergen,
  type Diet,
  type DietaryFlags,
} from '@larder/domain';

/** A dish's data for wishes. */
export interface WishedDish extends Readonly<DietaryFlags> {
  readonly country: string | null;
  /** In minutes, including waiting. */
  readonly totalTime: number;
  /** In minutes. */
  readonly cookTime: number;
  readonly spice: string;
  readonly costPerServing: number;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** Something that many people avoid in any form. */
export interface Avoided {
  /** Its names, in the singular. */
  readonly say: string;
  /** Whether a dish is free of it. */
  readonly grants: (dish: WishedDish) => boolean;
  /** Whether 'chicken free of nuts' applies to it, while 'chicken free' does not. */
  readonly isAlsoWanted: boolean;
}

/** A property that a dish should have. */
export interface Wish {
  /** Typed names in the singular, without filler words. */
  readonly say: string;
  /** How well a dish fulfils it, up to 1; 0 if it does not. */
  readonly grants: (dish: WishedDish) => number;
  /**
   * Whether it names a cuisine. A title that says it fulfils it too, half as well: 'Belgian French Toast' is French.
   * If no dish fulfils it, it is given up: Korean tacos are still tacos.
   */
  readonly isCuisine?: boolean;
}

/** Maximum total minutes of a quick dish. */
const QUICK = 30;
/** Minimum minutes that count as cooking: less is toasting bread or melting sugar. */
const COOKED = 5;
/** Maximum cost per serving of a cheap dish. */
const CHEAP = 1.5;

const when = (isGranted: boolean) => (isGranted ? 1 : 0);
const fits = (diet: Diet) => (dish: WishedDish) => when(dish.diets.includes(diet));
const lacks =
  (...allergens: Allergen[]) =>
  (dish: WishedDish) =>
    !allergens.some((allergen) => dish.allergens.includes(allergen));
const avoid = (say: string, grants: Avoided['grants']): Avoided => ({ say, grants, isAlsoWanted: false });

/** Allergens that a dietary flag covers too. */
const NAMED_WITH_FLAG: ReadonlySet<Allergen> = new Set(['dairy', 'eggs', 'fish']);
/** Refusing a part refuses the whole: 'no peanuts' is rarely about peanuts alone. Wheat has always been refused alone. */
const isRefusedAlone = (allergen: Allergen) =>
  allergen === 'wheat' || ALLERGEN_FACTS[allergen].partOf === undefined;
/** Typed names of allergens, in the singular, if they differ from the id. */
const SAID: Readonly<Partial<Record<Allergen, string>>> = {
  nuts: 'nut, tree nut',
  shellfish: 'shellfish, crustacean, mollusc, mollusk',
  soy: 'soy, soya',
  sulphites: 'sulphite, sulfite',
};

/** By flags and allergens, not names: bacon and chorizo are pork too. */
export const AVOIDED: readonly Avoided[] = [
  avoid('meat', ({ vegetarian }) => vegetarian),
  avoid('pork', ({ contains_pork }) => !contains_pork),
  avoid(
    'red meat',
    ({ contains_beef, contains_lamb, contains_pork }) => !contains_beef && !contains_lamb && !contains_pork,
  ),
  { say: 'beef', grants: ({ contains_beef }) => !contains_beef, isAlsoWanted: true },
  { say: 'lamb, mutton', grants: ({ contains_lamb }) => !contains_lamb, isAlsoWanted: true },
  { say: 'chicken, poultry', grants: ({ contains_chicken }) => !contains_chicken, isAlsoWanted: true },
  avoid('fish, seafood', (dish) => !dish.contains_fish && lacks('fish', 'shellfish')(dish)),
  avoid('egg', (dish) => !dish.contains_eggs && lacks('eggs')(dish)),
  avoid('dairy, milk, cheese, lactose', (dish) => !dish.contains_dairy && lacks('dairy')(dish)),
  ...ALLERGENS.filter((allergen) => !NAMED_WITH_FLAG.has(allergen) && isRefusedAlone(allergen)).map(
    (allergen) => avoid(SAID[allergen] ?? allergen, lacks(allergen)),
  ),
];

/** Computed from a recipe's figures and ingredients, so own recipes are found too. */
export const WISHES: readonly Wish[] = [
  {
    say: 'quick, fast, easy, simple, speedy, weeknight, half hour, half an hour',
    grants: ({ totalTime }) => when(totalTime <= QUICK),
  },
  {
    say: 'vegetarian, veggie, veg, meatless',
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
  { say: 'coeliac, celiac', grants: fits('gluten_free') },
  { say: 'low carb, no carb', grants: fits('low_carb') },
  { say: 'keto', grants: fits('keto') },
  { say: 'halal', grants: fits('halal') },
  { say: 'eggless', grants: ({ contains_eggs }) => when(!contains_eggs) },
  // A Korean courgette makes no soup Korean: the country counts, not the names of ingredients.
  ...COUNTRIES.map(({ code, label, cuisine }): Wish => ({
    say: `${cuisine}, ${label}, ${code}`,
    grants: ({ country }) => when(country === code),
    isCuisine: true,
  })),
];

/** '20 minutes' as a wish; undefined for other words. */
export function timeWish(key: string): Wish | undefined {
  const [, minutes] = /^(\d{1,3}) min(?:ute)?$/.exec(key) ?? [];
  return minutes ? { say: key, grants: ({ totalTime }) => when(totalTime <= Number(minutes)) } : undefined;
}
