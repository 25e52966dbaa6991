import type { RecipeSource } from '../../model.ts';

/** Vegetable sides of Spain. */
export const SPAIN_SIDES: readonly RecipeSource[] = [
  {
    id: 4031,
    slug: 'pisto',
    title: 'Pisto (Stewed Summer Vegetables of La Mancha)',
    country: 'spain',
    prepTime: 20,
    cookTime: 55,
    servings: 4,
    difficulty: 'easy',
    spice: 'none',
    course: 'side',
    appliances: ['stovetop'],
    ingredients: [
      { ingredient: 'olive-oil', quantity: 6, unit: 'tbsp' },
      { ingredient: 'onion', quantity: 2, unit: 'piece', notes: 'in small dice' },
      { ingredient: 'green-bell-pepper', quantity: 2, unit: 'piece', notes: 'in small dice' },
      { ingredient: 'red-bell-pepper', quantity: 1, unit: 'piece', notes: 'in small dice' },
      { ingredient: 'salt', quantity: 1.5, unit: 'tsp' },
      { ingredient: 'courgette', quantity: 2, unit: 'piece', notes: 'in small dice' },
      { ingredient: 'tomato', quantity: 6, unit: 'piece', notes: 'ripe, peeled and chopped' },
      { ingredient: 'sugar', quantity: 1, unit: 'tsp' },
      { ingredient: 'black-pepper', quantity: 0.5, unit: 'tsp', notes: 'freshly ground' },
    ],
    steps: [
      'Start with the onions in half of the olive oil in a wide pan over medium-low heat, 8 minutes, until limp.',
      'Add the green and red peppers with a third of the salt and stew them for 15 minutes, stirring lazily, until they have lost all stiffness.',
      'Fry the courgettes apart from them in the other half of the oil over medium-high heat for 6 minutes, so that they take a little colour, and add them to the pan.',
      'Stir in the tomatoes, the sugar and the rest of the salt. Cook without a lid over medium heat for 25 minutes, until no water is left and the oil glistens round the vegetables.',
      'Grind in the black pepper and let the pisto sit for a while. It is good warm, and better the next day.',
    ],
    sourceUrl: null,
  },
];
