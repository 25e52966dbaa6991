import { CATALOGUE, gramsOf, INGREDIENT_INDEX, packOf, shelfLifeOf, usualAmount } from '@larder/catalogue';
import { addDays, PREFERENCE_VALUES, proposeExpiry, type Unit } from '@larder/domain';
import { fitsDiet, type Ingredient, type Preferences } from '@larder/domain/model';
import {
  forHousehold,
  isAllowed,
  limitsOf,
  randomNumbers,
  type Candidate,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { toStock, type StockRow } from '../../src/recipes/catalogue/stock-item.ts';
import { IngredientFamily } from '../../src/recipes/search/ingredient-family.ts';
import { ALWAYS, BASICS, OFFERS, TYPED } from './shopping.ts';

export interface Household {
  readonly name: string;
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

const TODAY = '2030-05-06';
const family = new IngredientFamily(CATALOGUE.ingredients);
const bySlug = new Map(CATALOGUE.ingredients.map((ingredient) => [ingredient.slug, ingredient]));
const CUISINES = PREFERENCE_VALUES.preferred_cuisines;
/** How many people eat; null for those who have never said. */
const PEOPLE = [null, 1, 1, 2, 2, 2, 3, 4, 4, 5] as const;
/** The number of people that the basics are for. */
const BASICS_FOR = 3;

/**
 * Generated households with a shopping history: the basics of the week, what was on offer, and what is left of the
 * packs bought for past dinners, with dates by shelf life; half of it in the general words that people type. The
 * same in every run.
 */
export function households(count: number, candidates: readonly Candidate[], from = 0): Household[] {
  return Array.from({ length: count }, (_, index) => household(from + index, candidates));
}

function household(index: number, candidates: readonly Candidate[]): Household {
  const random = randomNumbers(7_000 + index * 13);
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;
  const some = <Thing>(things: readonly Thing[], chance: number): Thing[] =>
    things.filter(() => random() < chance);
  const preferences: Preferences = {
    ...NO_PREFERENCES,
    allergies: random() < 0.2 ? [pick(PREFERENCE_VALUES.allergies)] : [],
    dietary_restrictions:
      random() < 0.25 ? [pick(['vegetarian', 'vegan', 'gluten_free', 'halal', 'dairy_free'] as const)] : [],
    spice_tolerance: random() < 0.2 ? pick(PREFERENCE_VALUES.spice_tolerance) : null,
    preferred_cuisines: some(CUISINES, 0.12),
    protein_preferences: some(PREFERENCE_VALUES.protein_preferences, 0.1),
    cooking_experience: random() < 0.4 ? pick(PREFERENCE_VALUES.cooking_experience) : null,
    budget_consciousness: random() < 0.4 ? pick(PREFERENCE_VALUES.budget_consciousness) : null,
    household_size: pick(PEOPLE),
  };
  const filters = { flags: [], countries: [] };
  const wishes: Wishes = { preferences, filters, today: TODAY, kitchen: `household ${index}` };
  const limits = limitsOf(wishes);
  const stock = new Map<string, { grams: number; daysAgo: number }>();
  const bring = (bought: string, grams: number, daysAgo: number) => {
    const general = bySlug.get(TYPED[bought] ?? '');
    const particular = bySlug.get(bought);
    const ingredient = general && random() < 0.5 ? general : particular;
    const isEaten = particular !== undefined && mayEat(particular, preferences);
    if (ingredient && isEaten && !stock.has(ingredient.slug)) stock.set(ingredient.slug, { grams, daysAgo });
  };
  const size = (preferences.household_size ?? BASICS_FOR) / BASICS_FOR;
  for (const [slug, chance, most] of BASICS)
    if (random() < chance) bring(slug, size * most * (0.25 + 0.75 * random()), Math.floor(random() * 6));
  const offers = 1 + Math.floor(random() * 4);
  for (let offer = 0; offer < offers; offer += 1) {
    const slug = pick(OFFERS);
    const packs = Math.ceil((preferences.household_size ?? 1) / BASICS_FOR);
    bring(slug, packs * (packOf(bySlug.get(slug)!) ?? 400), Math.floor(random() * 3));
  }
  const dinners = candidates.filter((recipe) => recipe.role === 'dinner' && isAllowed(recipe, limits));
  const cooked = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(dinners));
  for (const dish of cooked.map((recipe) => forHousehold(recipe, preferences)))
    for (const { ingredientId, grams, packGrams } of dish.needs) {
      const { slug } = INGREDIENT_INDEX.get(ingredientId)!;
      const bought = packGrams ?? usualGrams(ingredientId);
      const left = bought > 0 ? bought * Math.ceil((grams ?? 0) / bought) - (grams ?? 0) : 0;
      if (left > 0.05 * bought && random() < 0.8) bring(slug, left, 1 + Math.floor(random() * 5));
    }
  const rows = [
    ...ALWAYS.map((slug) => rowOf(bySlug.get(slug)!, null, 0)),
    ...[...stock].map(([slug, { grams, daysAgo }]) => rowOf(bySlug.get(slug)!, grams, daysAgo)),
  ].filter(({ expiryDate }) => expiryDate === null || expiryDate >= TODAY);
  return {
    name: `${String(index + 1).padStart(3)}: ${rows.length} items for ${preferences.household_size ?? 'any number of people'}`,
    pantry: toStock(rows, { names: INGREDIENT_INDEX, family }, preferences),
    wishes: { ...wishes, recent: [...new Set(cooked.map(({ id }) => id))] },
  };
}

function mayEat(ingredient: Ingredient, { allergies, dietary_restrictions: diets }: Preferences): boolean {
  return (
    !allergies.some((allergen) => ingredient.allergens.includes(allergen)) &&
    diets.every((diet) => fitsDiet([ingredient], diet))
  );
}

/** What a shop sells of something that keeps, in grams. */
function usualGrams(ingredientId: number): number {
  const ingredient = INGREDIENT_INDEX.get(ingredientId)!;
  const { quantity, unit } = usualAmount(ingredient);
  return quantity === null ? 0 : (gramsOf(ingredient, quantity, unit) ?? 0);
}

function rowOf(ingredient: Ingredient, grams: number | null, daysAgo: number): StockRow {
  const { id, slug, gramsPer } = ingredient;
  const piece = usualAmount(ingredient).unit === 'piece' ? (gramsPer.piece ?? 0) : 0;
  const isCounted = grams !== null && piece > 0 && grams >= piece;
  const unit: Unit = isCounted ? 'piece' : 'g';
  const quantity = grams === null ? null : isCounted ? Math.round(grams / piece) : Math.ceil(grams / 10) * 10;
  const life = shelfLifeOf(ingredient);
  const bought = addDays(TODAY, -daysAgo);
  return {
    id: `item ${slug}`,
    ingredientId: id,
    quantity,
    used: 0,
    unit,
    expiryDate:
      quantity === null ? null : proposeExpiry(life, { storage: life.usual, opened: false }, bought),
  };
}
