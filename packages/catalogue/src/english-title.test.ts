import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { englishTitleOf } from './english-title.ts';

test.each([
  ['Ballekes in Tomatensaus (Meatballs in Tomato Sauce)', 'Meatballs in tomato sauce'],
  ['Atún Encebollado (Cádiz Tuna with Onions)', 'Cádiz tuna with onions'],
  ['Boulets à la Liégeoise (Meatballs in Liège Syrup Sauce)', 'Meatballs in Liège syrup sauce'],
  ['Salade Niçoise (Tuna, Egg and Potato Salad from Nice)', 'Tuna, egg and potato salad from Nice'],
  [
    'Salmorejo (Thick Chilled Tomato and Bread Soup from Córdoba)',
    'Thick chilled tomato and bread soup from Córdoba',
  ],
  ['Khao Khai Chiao (Crisp Thai Omelette over Rice)', 'Crisp Thai omelette over rice'],
  ['Tteokguk (Rice Cake Soup for New Year)', 'Rice cake soup for New Year'],
  ['Aloo Gobi (Dry-Spiced Potato and Cauliflower)', 'Dry-spiced potato and cauliflower'],
  ['Ojingeo Bokkeum (Fiery Stir-fried Squid)', 'Fiery stir-fried squid'],
  ['Callos (Madrid-Style Tripe)', 'Madrid-style tripe'],
  ['Poulet (Chicken, Ghent-Style)', 'Chicken, Ghent-style'],
  ['Pizza Margherita', null],
  ['Butter Chicken (Murgh Makhani)', null],
  ['Soup (a) with a tail', null],
])('%s', (title, english) => expect(englishTitleOf(title)).toBe(english));

test('nearly every dish with a foreign name has an English one next to it', () => {
  const without = CATALOGUE.recipes.filter(
    ({ country, englishTitle }) => country !== 'usa' && englishTitle === null,
  );
  expect(without.map(({ title }) => title)).toEqual([
    'Butter Chicken (Murgh Makhani)',
    'Vegetable Biryani',
    'Goan Fish Curry',
    'Tandoori Chicken',
    'Hyderabadi Chicken Dum Biryani',
    'Goan Pork Vindaloo',
    'Pizza Margherita',
    'Spaghetti alla Carbonara',
  ]);
});

test('no English name has a capital after a hyphen', () => {
  const names = CATALOGUE.recipes.flatMap(({ englishTitle }) => englishTitle ?? []);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /-\p{Lu}/u.test(name))).toEqual([]);
});
