import { CATALOGUE, gramsOf } from '@larder/catalogue';
import { PREFERENCE_VALUES, type Unit } from '@larder/domain';
import type { Ingredient, Preferences } from '@larder/domain/model';
import { randomNumbers, type StockItem, type Wishes } from '@larder/domain/planner';
import { IngredientFamily } from '../../src/recipes/search/ingredient-family.ts';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';

export interface Household {
  readonly name: string;
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

const TODAY = '2030-05-06';
const DAY_MS = 24 * 60 * 60 * 1000;
const SIZES = [0, 8, 15, 25, 40, 60, 90];
const family = new IngredientFamily(CATALOGUE.ingredients, { substitutions: [], parts: [] });

/** Generated households: pantry, expiry dates and preferences. The same in every run. */
export function households(count: number): Household[] {
  return Array.from({ length: count }, (_, index) => household(index));
}

function household(index: number): Household {
  const random = randomNumbers(1_000 + index);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;
  const some = <Thing>(things: readonly Thing[], chance: number): Thing[] =>
    things.filter(() => random() < chance);
  const size = SIZES[index % SIZES.length]!;
  const used = CATALOGUE.recipes.flatMap(({ ingredients }) =>
    ingredients.map(({ ingredient }) => ingredient),
  );
  const slugs = new Set<string>();
  // Common recipe ingredients are common in pantries.
  while (slugs.size < size) slugs.add(pick(used));
  const pantry = [...slugs].map((slug) => {
    const ingredient = CATALOGUE.ingredients.find((one) => one.slug === slug)!;
    return item(ingredient, random);
  });
  const preferences: Preferences = {
    ...NO_PREFERENCES,
    allergies: random() < 0.3 ? [pick(PREFERENCE_VALUES.allergies)] : [],
    dietary_restrictions:
      random() < 0.3 ? [pick(['vegetarian', 'vegan', 'gluten_free', 'halal', 'dairy_free'] as const)] : [],
    spice_tolerance: random() < 0.3 ? pick(PREFERENCE_VALUES.spice_tolerance) : null,
    preferred_cuisines: some(PREFERENCE_VALUES.preferred_cuisines, 0.15),
    protein_preferences: some(PREFERENCE_VALUES.protein_preferences, 0.15),
    cooking_experience: random() < 0.5 ? pick(PREFERENCE_VALUES.cooking_experience) : null,
    meal_prep_frequency: random() < 0.3 ? pick(PREFERENCE_VALUES.meal_prep_frequency) : null,
    budget_consciousness: random() < 0.5 ? pick(PREFERENCE_VALUES.budget_consciousness) : null,
  };
  const name = `${String(index + 1).padStart(2)} ${size} items`;
  return { name, pantry, wishes: { preferences, filters: { flags: [], countries: [] }, today: TODAY } };
}

function item(ingredient: Ingredient, random: () => number): StockItem {
  const isFresh = ['Produce', 'Proteins', 'Dairy'].includes(ingredient.category);
  const hasPieces = ingredient.gramsPer.piece !== undefined && random() < 0.5;
  const unit: Unit = hasPieces ? 'piece' : 'g';
  const quantity =
    random() < 0.1 ? null : hasPieces ? 1 + Math.floor(random() * 6) : 50 * (1 + Math.floor(random() * 16));
  const days = isFresh && random() < 0.6 ? Math.floor(random() * 10) : null;
  return {
    id: `item ${ingredient.slug}`,
    name: ingredient.name,
    covers: [...family.namesFor([ingredient.id])],
    quantity,
    unit,
    grams: quantity === null ? null : gramsOf(ingredient, quantity, unit),
    expiresOn: days === null ? null : new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10),
  };
}
