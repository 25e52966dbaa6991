import type { RecipePictureFile } from '../components/recipe-picture/index.ts';

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?url',
});

function picture(slug: string, width: number): RecipePictureFile | null {
  const src = files[`./pictures/${slug}.avif`];
  return src === undefined ? null : { src, width, height: (width * 3) / 4 };
}

const recipe = (
  slug: string,
  title: string,
  country: string,
  matchPercentage: number,
  [totalTime, ingredientCount, servings]: [number, number, number],
  dietary: Record<string, boolean>,
  own: { subtitle?: string; waitingTime?: number; waitingKind?: string } = {},
) => ({
  slug,
  href: `#/recipes/${slug}`,
  title,
  country,
  matchPercentage,
  totalTime,
  ingredientCount,
  servings,
  dietary,
  picture: picture(slug, 480),
  ...own,
});

/** Nine recipes for stories, best match first. */
export const STORY_RECIPES = [
  recipe('dal-tadka', 'Dal Tadka', 'india', 83, [40, 12, 4], {
    vegan: true,
    vegetarian: true,
  }),
  recipe('tacos-al-pastor', 'Tacos al Pastor', 'mexico', 82, [45, 11, 4], { contains_pork: true }),
  recipe('guacamole-con-totopos', 'Guacamole with Totopos', 'mexico', 75, [15, 8, 4], {
    vegan: true,
    vegetarian: true,
  }),
  recipe('bibimbap', 'Bibimbap', 'korea', 67, [35, 12, 4], {
    contains_beef: true,
    contains_eggs: true,
  }),
  recipe('kimchi-jjigae', 'Kimchi Jjigae', 'korea', 64, [30, 11, 2], { contains_pork: true }),
  recipe('paella-valenciana', 'Paella Valenciana', 'spain', 56, [55, 16, 6], {
    contains_chicken: true,
    contains_fish: true,
  }),
  recipe('patatas-bravas', 'Patatas Bravas', 'spain', 44, [40, 9, 4], { vegan: true, vegetarian: true }),
  recipe('stoofvlees-met-friet', 'Stoofvlees', 'belgium', 42, [150, 12, 6], {
    contains_beef: true,
  }),
  recipe('moules-frites', 'Moules-frites', 'belgium', 30, [35, 10, 2], {
    contains_dairy: true,
    contains_fish: true,
  }),
] as const;

/** A bibimbap picture large enough for the recipe page. */
export const STORY_LARGE_PICTURE = picture('bibimbap-large', 960);

/** The ingredients of bibimbap, for stories. */
export const STORY_INGREDIENTS = [
  { id: 1, name: 'Gochujang', quantity: 3, unit: 'tbsp', notes: 'Korean chilli paste' },
  { id: 2, name: 'Short-grain rice', quantity: 300, unit: 'g', notes: 'rinsed' },
  { id: 3, name: 'Eggs', quantity: 4, unit: 'piece', notes: null },
  { id: 4, name: 'Beef sirloin', quantity: 300, unit: 'g', notes: 'thinly sliced' },
  { id: 5, name: 'Carrots', quantity: 2, unit: 'piece', notes: 'cut into matchsticks' },
  { id: 6, name: 'Spinach', quantity: 200, unit: 'g', notes: null },
  { id: 7, name: 'Soy sauce', quantity: 3, unit: 'tbsp', notes: null },
  { id: 8, name: 'Bean sprouts', quantity: 150, unit: 'g', notes: null },
  { id: 9, name: 'Sesame oil', quantity: 2, unit: 'tbsp', notes: 'toasted' },
  { id: 10, name: 'Garlic', quantity: 3, unit: 'clove', notes: 'crushed' },
  { id: 11, name: 'Sesame seeds', quantity: 1, unit: 'tbsp', notes: null },
  { id: 12, name: 'Shiitake mushrooms', quantity: 120, unit: 'g', notes: 'sliced' },
];

/** A pantry, for stories. */
export const STORY_PANTRY = (
  [
    ['Basmati rice', 2, 'kg'],
    ['Black beans', 400, 'g'],
    ['Brown sugar', 250, 'g'],
    ['Carrots', 6, 'piece'],
    ['Chickpeas', 2, 'can'],
    ['Coconut milk', 400, 'ml'],
    ['Coriander seeds', 40, 'g'],
    ['Cumin seeds', 55, 'g'],
    ['Eggs', 10, 'piece'],
    ['Extra-virgin olive oil', 750, 'ml'],
    ['Garlic', 2, 'head'],
    ['Ginger', 80, 'g'],
    ['Green chillies', 60, 'g'],
    ['Lemons', 4, 'piece'],
    ['Onions', 1, 'kg'],
    ['Oregano, dried', 15, 'g'],
    ['Parmesan', 180, 'g'],
    ['Plain yoghurt', 500, 'g'],
    ['Potatoes', 2, 'kg'],
    ['Red lentils', 500, 'g'],
    ['Rice vinegar', 300, 'ml'],
    ['Saffron', null, 'pinch'],
    ['Sesame oil', 150, 'ml'],
    ['Soy sauce', 250, 'ml'],
    ['Spaghetti', 1, 'kg'],
    ['Tinned tomatoes', 3, 'can'],
    ['Turmeric, ground', 30, 'g'],
  ] as const
).map(([name, quantity, unit]) => ({ id: name.toLowerCase().replaceAll(/\W+/g, '-'), name, quantity, unit }));
