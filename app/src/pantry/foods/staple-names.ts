/** What every kitchen is taken to have until the cook says otherwise, by catalogue name. The server has the same list. */
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

/** What else many kitchens always have. */
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

/** Nobody has to be asked whether there is water. */
export const NOT_ASKED: readonly string[] = ['water', 'black peppercorns'];
