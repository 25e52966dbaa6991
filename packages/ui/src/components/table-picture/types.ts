/** How a dish comes to the table. */
export const TABLE_PICTURE_KINDS = [
  'soup',
  'stew',
  'salad',
  'cake',
  'bread',
  'pizza',
  'pancakes',
  'toast',
  'gratin',
  'drink',
  'rice',
  'pasta',
  'tray',
  'plate',
] as const;

/** How a dish comes to the table. */
export type TablePictureKind = (typeof TABLE_PICTURE_KINDS)[number];

/** What a dish may be served in. */
export const TABLE_PICTURE_VESSELS = [
  'plate',
  'bowl',
  'pan',
  'pot',
  'board',
  'tray',
  'baking-dish',
  'glass',
] as const;

/** What a dish is served in. */
export type TablePictureVessel = (typeof TABLE_PICTURE_VESSELS)[number];

/** Every food that can be drawn, for ingredients named in another language than English. */
export const TABLE_PICTURE_FOODS = [
  'mince',
  'sausage',
  'bacon',
  'prawn',
  'fish',
  'meat',
  'egg',
  'cheese',
  'mozzarella',
  'crumbs',
  'shavings',
  'chickpea',
  'bean',
  'pea',
  'corn',
  'tomato',
  'carrot',
  'floret',
  'pepper',
  'aubergine',
  'cucumber',
  'mushroom',
  'greens',
  'potato',
  'onion',
  'olive',
  'avocado',
  'strawberry',
  'berry',
  'raspberry',
  'chocolate',
  'banana',
  'nut',
  'lemon',
  'lime',
  'herbs',
] as const;

/** A food that can be drawn. */
export type TablePictureFood = (typeof TABLE_PICTURE_FOODS)[number];

/** An ingredient, with what helps to draw it. */
export interface TablePictureIngredient {
  /** Its English name: 'Cherry tomatoes'. */
  name: string;
  /** What it looks like. Needed if the name is not English, or its food has another name. */
  food?: TablePictureFood | undefined;
  /** The aisle that sells it: a name that nobody knows is drawn as leaves, meat or cheese if that is 'Produce', 'Proteins' or 'Dairy'. */
  aisle?: string | undefined;
}

/** A corner of the table, for a closer view. */
export type TablePictureCut = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** What a picture is drawn from: the same values always give the same picture. */
export interface TablePictureOrder {
  /** What the dish is made of, the most important first. Up to five are seen. */
  ingredients: readonly (string | TablePictureIngredient)[];
  /** The dish's English name: 'Tomato soup' comes in a bowl. */
  dish?: string | undefined;
  /** How the dish comes to the table: overrides what its name or ingredients say. */
  kind?: TablePictureKind | undefined;
  /** What it is served in, if not in what suits its kind. What is liquid stays off plates, boards and trays. */
  vessel?: TablePictureVessel | undefined;
  /** Shows one corner from closer up. */
  cut?: TablePictureCut | undefined;
  /** The recipe's id: dishes made of the same are then arranged differently, mostly on another cloth. */
  seed?: string | number | undefined;
}
