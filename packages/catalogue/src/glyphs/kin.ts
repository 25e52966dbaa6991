import type { ShoppingGroup } from '@larder/domain';

/** The drawing of a group, for ingredients without one. */
export const KIN: readonly (readonly [group: string, glyph: string])[] = [
  ['greens', 'leafy-green'],
  ['herbs', 'herb'],
  ['dried-herbs', 'herb'],
  ['fresh-chillies', 'hot-pepper'],
  ['dried-chillies', 'hot-pepper'],
  ['mushrooms', 'brown-mushroom'],
  ['poultry', 'poultry-leg'],
  ['beef-and-lamb', 'cut-of-meat'],
  ['pork', 'cut-of-meat'],
  ['fish', 'fish'],
  ['cheese', 'cheese-wedge'],
  ['fresh-cheese', 'cheese-wedge'],
  ['rice-and-grains', 'sheaf-of-rice'],
  ['flours', 'sheaf-of-rice'],
  ['bread', 'bread'],
  ['pasta-and-noodles', 'spaghetti'],
  ['pulses', 'beans'],
  ['tins-and-jars', 'canned-food'],
  ['oils-and-fats', 'amphora'],
  ['vinegars', 'amphora'],
  ['asian-sauces', 'jar'],
  ['stocks', 'pot-of-food'],
  ['sweeteners', 'spoon'],
  ['baking', 'spoon'],
  ['dried-fruit', 'basket'],
  ['nuts-and-seeds', 'chestnut'],
  ['biscuits', 'cookie'],
  ['sweets', 'candy'],
  ['liqueurs', 'tumbler-glass'],
];

/** The drawing of a section of the shop, if there is nothing closer. */
export const SHELVES: Readonly<Record<ShoppingGroup, string>> = {
  Produce: 'basket',
  Proteins: 'pot-of-food',
  Dairy: 'glass-of-milk',
  Pantry: 'jar',
  Spices: 'spoon',
  Other: 'jar',
};
