import { eachFlag, type DietaryFlag, type DietaryFlags } from '@larder/domain';
import type { PantryItem } from '../pantry/pantry.query.ts';
import type { RecipeDetails, RecipeSummary } from '../recipes/recipes.query.ts';
import { STORY_ALLERGENS } from './story-allergens.ts';

const files = import.meta.glob<string>('../../../packages/catalogue/dist/pictures/*-480.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

function picture(slug: string): string | null {
  const name = new RegExp(`/${slug}-[0-9a-f]{8}-480\\.webp$`);
  return Object.entries(files).find(([path]) => name.test(path))?.[1] ?? null;
}

const flags = (...on: DietaryFlag[]): DietaryFlags =>
  eachFlag((flag) => on.includes(flag) || (flag === 'vegetarian' && on.includes('vegan')));

const recipe = (
  id: number,
  slug: string,
  title: string,
  country: RecipeSummary['country'],
  matchPercentage: number,
  [cook_time, ingredient_count, servings]: [number, number, number],
  dietary: DietaryFlags,
  own: Partial<RecipeSummary> = {},
): RecipeSummary => ({
  id,
  title,
  english_title: null,
  country,
  matchPercentage,
  prep_time: 0,
  cook_time,
  waiting_time: 0,
  waiting_kind: null,
  total_time: cook_time + (own.waiting_time ?? 0),
  ingredient_count,
  servings,
  dietary,
  allergens: STORY_ALLERGENS[slug] ?? [],
  thumbnail_url: picture(slug),
  missing: { count: Math.round((ingredient_count * (100 - matchPercentage)) / 100), names: [], short: [] },
  ...own,
});

/** Search results, best match first. */
export const RECIPES: RecipeSummary[] = [
  recipe(1, 'dal-tadka', 'Dal Tadka', 'india', 83, [50, 13, 4], flags('vegan'), {
    english_title: 'Yellow lentils with sizzling spices',
    missing: { count: 2, names: ['coriander', 'green chillies'], short: [] },
  }),
  recipe(2, 'tacos-al-pastor', 'Tacos al Pastor', 'mexico', 82, [45, 11, 4], flags('contains_pork')),
  recipe(3, 'guacamole-con-totopos', 'Guacamole con Totopos', 'mexico', 75, [15, 8, 4], flags('vegan')),
  recipe(4, 'bibimbap', 'Bibimbap', 'korea', 67, [40, 16, 4], flags('contains_beef', 'contains_eggs')),
  recipe(
    5,
    'paella-valenciana',
    'Paella Valenciana',
    'spain',
    56,
    [55, 16, 6],
    flags('contains_chicken', 'contains_fish'),
  ),
  recipe(6, 'patatas-bravas', 'Patatas Bravas', 'spain', 44, [40, 10, 4], flags('vegan')),
  recipe(
    7,
    'pizza-margherita',
    'Pizza Margherita',
    'italy',
    42,
    [25, 8, 2],
    flags('vegetarian', 'contains_dairy'),
    { waiting_time: 120, waiting_kind: 'rising' },
  ),
  recipe(8, 'moules-frites', 'Moules-frites', 'belgium', 30, [35, 10, 2], flags('contains_fish'), {
    english_title: 'Mussels with fries',
  }),
  recipe(9, 'kimchi-jjigae', 'Kimchi Jjigae', 'korea', 18, [35, 11, 2], flags('contains_pork')),
];

const ingredient = (
  ingredient_id: number,
  name: string,
  quantity: number,
  unit: RecipeDetails['ingredients'][number]['unit'],
  notes: string | null = null,
) => ({ ingredient_id, name, quantity, unit, notes });

/** A whole recipe, half of it in the pantry. */
export const RECIPE: RecipeDetails = {
  id: 4,
  title: 'Bibimbap (Mixed Rice with Beef and Vegetables)',
  english_title: 'Mixed rice with beef and vegetables',
  country: 'korea',
  thumbnail_url: picture('bibimbap'),
  prep_time: 20,
  cook_time: 35,
  waiting_time: 0,
  waiting_kind: null,
  total_time: 55,
  servings: 4,
  dietary: flags('contains_beef', 'contains_eggs'),
  allergens: STORY_ALLERGENS['bibimbap'] ?? [],
  instructions:
    '1. Rinse the rice until the water runs clear, then cook it and let it rest off the heat. 2. Turn the beef in soy sauce and sesame oil. 3. Blanch the spinach for 30 seconds and squeeze it dry. 4. Fry the carrots for 3 minutes over high heat; they should keep some bite. 5. Sear the beef for 2 minutes, until the edges are dark. 6. Set everything on the rice and crown it with a fried egg.',
  source_url: null,
  ingredients: [
    ingredient(11, 'short-grain rice', 300, 'g', 'rinsed'),
    ingredient(12, 'egg', 4, 'piece'),
    ingredient(13, 'carrot', 2, 'piece', 'cut into matchsticks'),
    ingredient(14, 'soy sauce', 3, 'tbsp'),
    ingredient(15, 'sesame oil', 1.5, 'tbsp'),
    ingredient(16, 'gochujang', 3, 'tbsp'),
    ingredient(17, 'beef sirloin', 300, 'g', 'thinly sliced'),
    ingredient(18, 'spinach', 200, 'g'),
  ],
  nutritional_info: {
    calories: 640,
    protein: 31.4,
    carbohydrates: 77.9,
    sugars: 9.8,
    fat: 21.6,
    saturates: 5.2,
    fibre: 5.3,
    salt: 3.4,
  },
  matchingIngredientIDs: [11, 12, 14, 15],
  matchPercentage: 50,
};

const NAMES =
  'basmati rice,black beans,carrot,chickpeas,coconut milk,cumin seeds,egg,garlic,ginger,lemon,olive oil,onion,Parmesan,potato,red lentils,rice vinegar,soy sauce,spaghetti,tinned tomatoes,turmeric';
/** Their ids in the catalogue, for their drawings. */
const IDS = [
  502, 610, 114, 608, 628, 905, 401, 107, 108, 241, 687, 101, 469, 112, 601, 701, 721, 556, 619, 909,
];
const AMOUNTS = [
  [2, 'kg'],
  [400, 'g'],
  [6, 'piece'],
  [2, 'can'],
  [null, 'ml'],
] as const;

/** A pantry of twenty items. */
export const PANTRY: PantryItem[] = NAMES.split(',').map((name, index) => {
  const [quantity, unit] = AMOUNTS[index % AMOUNTS.length] ?? AMOUNTS[0];
  return {
    id: `01976b0e-5a10-7c3e-9a55-${String(index).padStart(12, '0')}`,
    ingredient_id: IDS[index] ?? index + 1,
    quantity,
    unit,
    expiry_date: null,
    expiry_is_guess: false,
    storage: 'cupboard',
    opened: false,
    ingredients: { name },
  };
});
