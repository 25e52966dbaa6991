import { CATALOGUE, gramsOf, packOf, shelfLifeOf, usualAmount } from '@larder/catalogue';
import { addDays, PREFERENCE_VALUES, proposeExpiry, type Unit } from '@larder/domain';
import type { Ingredient, Preferences } from '@larder/domain/model';
import {
  isAllowed,
  limitsOf,
  randomNumbers,
  type Candidate,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { IngredientFamily } from '../../src/recipes/search/ingredient-family.ts';

export interface Household {
  readonly name: string;
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
}

const TODAY = '2030-05-06';
const family = new IngredientFamily(CATALOGUE.ingredients, { substitutions: [], parts: [] });
const bySlug = new Map(CATALOGUE.ingredients.map((ingredient) => [ingredient.slug, ingredient]));
const byId = new Map(CATALOGUE.ingredients.map((ingredient) => [ingredient.id, ingredient]));

/** In every kitchen, of unknown amount. */
const ALWAYS = ['salt', 'black-pepper', 'vegetable-oil', 'olive-oil', 'sugar', 'plain-flour', 'water'];
/** What households buy week by week: how many of them, and at most how many grams. */
const BASICS: readonly (readonly [slug: string, chance: number, grams: number])[] = [
  ['milk', 0.8, 1000],
  ['egg', 0.8, 720],
  ['bread', 0.8, 800],
  ['butter', 0.7, 250],
  ['cheddar', 0.5, 300],
  ['yogurt', 0.5, 500],
  ['onion', 0.85, 900],
  ['garlic', 0.8, 60],
  ['potato', 0.7, 2000],
  ['carrot', 0.7, 700],
  ['tomato', 0.6, 500],
  ['lemon', 0.4, 200],
  ['lettuce', 0.3, 300],
  ['rice', 0.7, 1000],
  ['spaghetti', 0.6, 500],
  ['tinned-tomatoes', 0.6, 800],
  ['chickpea', 0.35, 400],
  ['soy-sauce', 0.5, 150],
  ['stock-cube', 0.5, 60],
];
/** What was on offer: bought without a dish in mind. */
const OFFERS = [
  'chicken-breast',
  'chicken-thigh',
  'minced-beef',
  'pork-loin',
  'pork-sausage',
  'salmon',
  'cod',
  'tofu',
  'prawn',
  'bacon',
  'mushroom',
  'spinach',
  'courgette',
  'aubergine',
  'broccoli',
  'cauliflower',
  'leek',
  'red-bell-pepper',
  'green-bean',
  'cream',
  'mozzarella',
  'feta',
  'white-cabbage',
  'sweet-potato',
  'kale',
];
const CUISINES = PREFERENCE_VALUES.preferred_cuisines;

/**
 * Generated households with a shopping history: the basics of the week, what was on offer, and what the packs
 * bought for past dinners have left over, with dates by shelf life. The same in every run.
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
  };
  const filters = { flags: [], countries: [] };
  const wishes: Wishes = { preferences, filters, today: TODAY, kitchen: `household ${index}` };
  const limits = limitsOf(wishes);
  const allowed = candidates.filter((recipe) => isAllowed(recipe, limits));
  const eaten = new Set(allowed.flatMap(({ needs }) => needs.map(({ ingredientId }) => ingredientId)));
  const stock = new Map<string, { grams: number; daysAgo: number }>();
  const bring = (slug: string, grams: number, daysAgo: number) => {
    const ingredient = bySlug.get(slug);
    if (ingredient && eaten.has(ingredient.id) && !stock.has(slug)) stock.set(slug, { grams, daysAgo });
  };
  for (const [slug, chance, most] of BASICS)
    if (random() < chance) bring(slug, most * (0.25 + 0.75 * random()), Math.floor(random() * 6));
  const offers = 1 + Math.floor(random() * 4);
  for (let offer = 0; offer < offers; offer += 1) {
    const slug = pick(OFFERS);
    bring(slug, packOf(bySlug.get(slug)!) ?? 400, Math.floor(random() * 3));
  }
  const dinners = allowed.filter(({ role }) => role === 'dinner');
  const cooked = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(dinners));
  for (const dish of cooked)
    for (const { ingredientId, grams, packGrams } of dish.needs) {
      const { slug } = byId.get(ingredientId)!;
      const bought = packGrams ?? usualGrams(ingredientId);
      const left = bought > 0 ? bought * Math.ceil((grams ?? 0) / bought) - (grams ?? 0) : 0;
      if (left > 0.05 * bought && random() < 0.8) bring(slug, left, 1 + Math.floor(random() * 5));
    }
  const pantry = [
    ...ALWAYS.map((slug) => itemOf(bySlug.get(slug)!, null, 0)),
    ...[...stock].map(([slug, { grams, daysAgo }]) => itemOf(bySlug.get(slug)!, grams, daysAgo)),
  ].filter(({ expiresOn }) => expiresOn === null || expiresOn >= TODAY);
  return {
    name: `${String(index + 1).padStart(3)}: ${pantry.length} items`,
    pantry,
    wishes: { ...wishes, recent: [...new Set(cooked.map(({ id }) => id))] },
  };
}

/** What a shop sells of something that keeps, in grams. */
function usualGrams(ingredientId: number): number {
  const ingredient = byId.get(ingredientId)!;
  const { quantity, unit } = usualAmount(ingredient);
  return quantity === null ? 0 : (gramsOf(ingredient, quantity, unit) ?? 0);
}

function itemOf(ingredient: Ingredient, grams: number | null, daysAgo: number): StockItem {
  const { gramsPer } = ingredient;
  const piece = gramsPer.piece ?? 0;
  const isCounted = grams !== null && piece > 0 && grams >= piece;
  const unit: Unit = isCounted ? 'piece' : 'g';
  const quantity = grams === null ? null : isCounted ? Math.round(grams / piece) : Math.ceil(grams / 10) * 10;
  const life = shelfLifeOf(ingredient);
  const bought = addDays(TODAY, -daysAgo);
  return {
    id: `item ${ingredient.slug}`,
    name: ingredient.name,
    covers: [...family.namesFor([ingredient.id])],
    quantity,
    unit,
    grams: quantity === null ? null : gramsOf(ingredient, quantity, unit),
    expiresOn: quantity === null ? null : proposeExpiry(life, { storage: life.usual, opened: false }, bought),
  };
}
