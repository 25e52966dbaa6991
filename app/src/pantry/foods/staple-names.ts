/**
 * Staples that every kitchen is assumed to have until the cook says otherwise, by catalogue name. The server has
 * the same list.
 */
export const USUAL_STAPLES: readonly string[] = [
  'salt',
  'black pepper',
  'black peppercorns',
  'sugar',
  'plain flour',
  'water',
  'vegetable oil',
  'sunflower oil',
  'rapeseed oil',
  'olive oil',
];

/** Other staples that many kitchens have. */
export const OTHER_STAPLES: readonly string[] = [
  'butter',
  'garlic',
  'onion',
  'white wine vinegar',
  'soy sauce',
  'Dijon mustard',
  'honey',
  'tomato purée',
  'stock cubes',
  'milk',
];

/** Not worth asking about. */
export const NOT_ASKED: readonly string[] = ['water', 'black peppercorns'];
