import type { ShoppingItem, ShoppingPurchase } from '../components/shopping-list/index.ts';

const item = (name: string, quantity: number, unit: string, category: string): ShoppingItem => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  quantity,
  unit,
  category,
});

/** The shopping list of a four-meal plan, for stories. */
export const STORY_SHOPPING: readonly ShoppingItem[] = [
  item('Limes', 4, 'piece', 'Produce'),
  item('Avocados', 3, 'piece', 'Produce'),
  item('Bean sprouts', 150, 'g', 'Produce'),
  item('Coriander leaves', 2, 'bunch', 'Produce'),
  item('Shiitake mushrooms', 120, 'g', 'Produce'),
  item('Thyme', 1, 'bunch', 'Produce'),
  item('Beef chuck', 1.2, 'kg', 'Proteins'),
  item('Beef sirloin', 300, 'g', 'Proteins'),
  item('Butter', 50, 'g', 'Dairy'),
  item('Brown beer', 750, 'ml', 'Pantry'),
  item('Brown bread', 2, 'slice', 'Pantry'),
  item('Gochujang', 3, 'tbsp', 'Pantry'),
  item('Mustard', 2, 'tbsp', 'Pantry'),
  item('Bay leaves', 3, 'piece', 'Spices'),
  item('Naan', 4, 'piece', 'Other'),
];

/** Two purchases for the same plan. */
export const STORY_PURCHASES: readonly ShoppingPurchase[] = [
  {
    id: 'first',
    boughtAt: '2030-05-06',
    items: [
      item('Spinach', 400, 'g', 'Produce'),
      { ...item('Chicken thighs', 600, 'g', 'Proteins'), note: '300 g in the freezer for Thursday' },
    ],
  },
  { id: 'second', boughtAt: '2030-05-08', items: [item('Double cream', 200, 'ml', 'Dairy')] },
];
