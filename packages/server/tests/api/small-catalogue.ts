import { deriveRecipe, type Catalogue } from '@larder/catalogue';
import { IngredientIndex, type Ingredient, type RecipeSource } from '@larder/domain/model';

type Own = Pick<Ingredient, 'id' | 'name'> & Partial<Ingredient>;

const ingredient = ({ id, name, ...own }: Own): Ingredient => ({
  id,
  name,
  slug: name.replaceAll(' ', '-'),
  plural: `${name}s`,
  aliases: [],
  parent: null,
  category: 'Produce',
  allergens: [],
  animals: [],
  often: {},
  notFor: [],
  per100g: { kcal: 100, protein: 1, carbohydrate: 1, fat: 1, source: 'a test' },
  gramsPerMl: 1,
  gramsPer: { piece: 100 },
  pricePerKg: 1,
  ...own,
});

const INGREDIENTS = [
  ingredient({ id: 1, name: 'rice', plural: 'rice' }),
  ingredient({ id: 2, name: 'basmati rice', plural: 'basmati rice', parent: 'rice' }),
  ingredient({ id: 3, name: 'spring onion', aliases: ['scallion', 'green onion'] }),
  ingredient({ id: 4, name: 'tomato', plural: 'tomatoes' }),
  ingredient({ id: 5, name: 'chicken', plural: 'chicken', animals: ['poultry'] }),
  ingredient({ id: 6, name: 'egg', animals: ['egg'] }),
  ingredient({ id: 7, name: 'milk', plural: 'milk', animals: ['dairy'] }),
  ingredient({ id: 8, name: 'beef', plural: 'beef', animals: ['red-meat'] }),
  ingredient({ id: 9, name: 'bacon', plural: 'bacon', animals: ['pork'] }),
  ingredient({ id: 10, name: 'salmon', plural: 'salmon', animals: ['fish'] }),
  ingredient({ id: 11, name: 'jalapeño', plural: 'jalapeños' }),
  ingredient({ id: 12, name: 'chocolate', plural: 'chocolate', aliases: ['70% cocoa'] }),
];

const INDEX = new IngredientIndex(INGREDIENTS);

const recipe = (
  own: Pick<RecipeSource, 'id' | 'title' | 'country'> & { needs: readonly string[] },
): RecipeSource => ({
  id: own.id,
  title: own.title,
  country: own.country,
  slug: `recipe-${own.id}`,
  prepTime: 10,
  cookTime: 20,
  servings: 2,
  difficulty: 'easy',
  spice: 'none',
  course: 'main',
  appliances: ['stovetop'],
  ingredients: own.needs.map((slug) => ({ ingredient: slug, quantity: 1, unit: 'piece' })),
  steps: ['Cook it.', 'Eat it.'],
  sourceUrl: null,
});

const RECIPES = [
  recipe({ id: 1001, title: 'Chicken Biryani', country: 'india', needs: ['rice', 'chicken', 'tomato'] }),
  recipe({ id: 1002, title: 'Tomato Rice', country: 'india', needs: ['rice', 'tomato'] }),
  recipe({ id: 2001, title: 'Tacos al Pastor', country: 'mexico', needs: ['bacon', 'jalapeño', 'tomato'] }),
  recipe({ id: 3001, title: 'Risotto', country: 'italy', needs: ['rice', 'milk', 'spring-onion', 'tomato'] }),
  recipe({ id: 3002, title: 'Carbonara', country: 'italy', needs: ['egg', 'bacon', 'milk'] }),
  recipe({ id: 5001, title: 'Bulgogi 100%', country: 'korea', needs: ['beef', 'spring-onion', 'rice'] }),
  recipe({ id: 5002, title: 'Salmon Bowl', country: 'korea', needs: ['salmon', 'basmati-rice', 'egg'] }),
  recipe({ id: 6001, title: 'Chocolate Mousse', country: 'belgium', needs: ['chocolate', 'egg'] }),
  recipe({ id: 6002, title: 'Chocolate Mousse', country: 'belgium', needs: ['chocolate', 'milk'] }),
];

/** A catalogue small enough to memorise. Two recipes share a title. */
export const SMALL_CATALOGUE: Catalogue = {
  ingredients: INGREDIENTS,
  recipes: RECIPES.map((source) => deriveRecipe(source, INDEX)),
  presets: [{ country: 'india', ingredients: ['basmati-rice', 'tomato'] }],
};

/** The same with weights in the recipes: 100 g of everything that they count as one piece. */
export const WEIGHED_CATALOGUE: Catalogue = {
  ...SMALL_CATALOGUE,
  recipes: RECIPES.map((source) => {
    const ingredients = source.ingredients.map((line) => ({ ...line, quantity: 100, unit: 'g' as const }));
    return deriveRecipe({ ...source, ingredients }, INDEX);
  }),
};
