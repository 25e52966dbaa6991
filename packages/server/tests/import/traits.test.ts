import { INGREDIENT_INDEX } from '@larder/catalogue';
import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../src/recipes/import/recipe.ts';
import { appliancesOf, courseOf, difficultyOf } from '../../src/recipes/import/traits.ts';

describe('defaults of a recipe', () => {
  test('course and difficulty', () => {
    expect(courseOf('Dessert, Cake')).toBe('dessert');
    expect(courseOf('Dinner')).toBe('main');
    expect(difficultyOf(5, 20)).toBe('easy');
    expect(difficultyOf(20, 20)).toBe('hard');
  });

  test.each([
    ['Preheat the oven. Fry in a pan.', 'oven stovetop'],
    ['Preheat to 180 °C.', 'oven'],
    ['Warm the oil in a Dutch oven.', 'stovetop'],
    ['Cover the Dutch-oven and put it into the oven.', 'oven stovetop'],
    ['Preheat the grill to high.', 'grill'],
    ['Preheat a grill pan.', 'stovetop'],
    ['Preheat the air fryer to 180 °C.', 'air_fryer'],
    ['Toast it in the toaster oven.', 'toaster_oven'],
    ['Warm it in a microwave oven.', 'microwave'],
    ['Wear oven gloves. Take an ovenproof dish, or an oven-safe one.', ''],
    ['Brush with barbecue sauce.', ''],
    ['Cook over the barbecue.', 'grill'],
  ])('%s: %s', (step, appliances) => expect(appliancesOf([step]).join(' ')).toBe(appliances));

  const spice = (line: string) =>
    readRecipe(
      {
        name: 'Beans',
        recipeYield: 4,
        totalTime: 'PT30M',
        recipeIngredient: ['800 g black beans', '2 tbsp olive oil', line],
        recipeInstructions: ['Simmer everything in a pan for 30 minutes.'],
      },
      INGREDIENT_INDEX,
      'mexico',
    ).recipe?.spice;

  test.each([
    ['1 tsp salt', 'none'],
    ['1 green chilli', 'medium'],
    ['1 tbsp cayenne pepper', 'hot'],
    ['3 tbsp sriracha', 'hot'],
    ['3 tbsp ssamjang', 'medium'],
    ['100 g serrano ham', 'none'],
  ])('with %s it is %s', (line, level) => expect(spice(line)).toBe(level));
});
