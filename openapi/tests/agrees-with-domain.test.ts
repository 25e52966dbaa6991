import {
  CONTRACT_ENUMS,
  COUNTRY_CODES,
  COURSES,
  DIETARY_FLAGS,
  DIFFICULTIES,
  FILTER_FLAGS,
  LIMITS,
  SHOPPING_GROUPS,
  WEEK_DAYS,
} from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { contract, operations, schemaAt } from './contract.ts';

const parameter = (name: string) => contract.components.parameters[name]?.schema;

describe('limits', () => {
  test.each([
    { at: 'Signup.username', holds: { minLength: LIMITS.username.min, maxLength: LIMITS.username.max } },
    { at: 'Login.username', holds: { minLength: LIMITS.username.min, maxLength: LIMITS.username.max } },
    { at: 'Signup.password', holds: { minLength: LIMITS.password.min, maxLength: LIMITS.password.max } },
    { at: 'Login.password', holds: { minLength: 1, maxLength: LIMITS.password.max } },
    {
      at: 'Recovery.new_password',
      holds: { minLength: LIMITS.password.min, maxLength: LIMITS.password.max },
    },
    { at: 'PreviousMealPlans.before', holds: { maxItems: LIMITS.keptPlans.max } },
    { at: 'PreviousMealPlans.after', holds: { maxItems: LIMITS.keptPlans.max } },
    { at: 'BulkItems.items', holds: { minItems: LIMITS.bulkItems.min, maxItems: LIMITS.bulkItems.max } },
    { at: 'BulkItem.ingredient_name', holds: { minLength: 1, maxLength: LIMITS.name.max } },
    { at: 'BulkItem.quantity', holds: { minimum: LIMITS.quantity.min, maximum: LIMITS.quantity.max } },
    {
      at: 'PantryItemChange.quantity',
      holds: { minimum: LIMITS.quantity.min, maximum: LIMITS.quantity.max },
    },
    { at: 'PantryItem.quantity', holds: { minimum: LIMITS.quantity.min, maximum: LIMITS.quantity.max } },
    { at: 'ListInput.name', holds: { minLength: 1, maxLength: LIMITS.name.max } },
    { at: 'ListInput.description', holds: { maxLength: LIMITS.description.max } },
    { at: 'RecipeIds.recipe_ids', holds: { minItems: 1, maxItems: LIMITS.batchIds.max } },
    { at: 'SentRecipeTitle', holds: { minLength: 1, maxLength: LIMITS.recipe.title } },
    { at: 'SentMinutes', holds: { minimum: 0, maximum: LIMITS.recipe.minutes } },
    { at: 'SentSteps', holds: { minItems: 1, maxItems: LIMITS.recipe.steps } },
    { at: 'SentStep', holds: { minLength: 1, maxLength: LIMITS.recipe.step } },
    { at: 'RecipeInput.servings', holds: { minimum: 1, maximum: LIMITS.recipe.servings } },
    { at: 'RecipeInput.ingredients', holds: { minItems: 1, maxItems: LIMITS.recipe.lines } },
    { at: 'RecipeInputLine.text', holds: { minLength: 1, maxLength: LIMITS.recipe.line } },
    { at: 'RecipeInputLine.group', holds: { minLength: 1, maxLength: LIMITS.recipe.group } },
    { at: 'RecipeInputLine.notes', holds: { maxLength: LIMITS.recipe.notes } },
    { at: 'IngredientLines.lines', holds: { minItems: 1, maxItems: LIMITS.readLines.max } },
    { at: 'WishText.text', holds: { minLength: 1, maxLength: LIMITS.wish.max } },
    { at: 'WeekRequest.use_up', holds: { maxItems: LIMITS.useUp.max } },
    { at: 'WeekRequest.without', holds: { maxItems: LIMITS.without.max } },
    { at: 'WeekRequest.on_days', holds: { maxItems: LIMITS.onDays.max } },
    { at: 'OnDays.without', holds: { maxItems: LIMITS.without.max } },
    { at: 'Dislikes', holds: { maxItems: LIMITS.dislikes.max } },
    { at: 'Staples', holds: { maxItems: LIMITS.staples.max } },
    { at: 'Transcript.transcript', holds: { minLength: 1, maxLength: LIMITS.transcript.max } },
  ])('$at is $holds [CONST-05 CONST-06]', ({ at, holds }) => {
    expect(schemaAt(at)).toMatchObject(holds);
  });

  test.each([
    { name: 'Query', holds: { maxLength: LIMITS.query.max } },
    { name: 'Limit', holds: { minimum: 1, maximum: LIMITS.pageSize.max, default: LIMITS.pageSize.default } },
    { name: 'Offset', holds: { minimum: 0, maximum: LIMITS.offset.max, default: 0 } },
  ])('parameter $name is $holds [CALL-29]', ({ name, holds }) => {
    expect(parameter(name)).toMatchObject(holds);
  });

  test('the description of a full pantry states its limit', () => {
    const bulk = operations.find(({ operationId }) => operationId === 'addPantryItems');
    expect(JSON.stringify(bulk)).toContain(LIMITS.pantryItems.max.toLocaleString('en-US'));
  });
});

test('the most recipes of one cook are described with their number', () => {
  const create = operations.find(({ operationId }) => operationId === 'createRecipe');
  expect(JSON.stringify(create)).toContain(LIMITS.ownRecipes.max.toLocaleString('en-US'));
});

describe('words', () => {
  test('countries [CONST-18]', () => {
    expect(schemaAt('CountryCode').enum).toEqual(COUNTRY_CODES);
    const one = `(${COUNTRY_CODES.join('|')})`;
    expect(parameter('Countries')?.pattern).toBe(`^${one}(,${one})*$`);
  });

  test.each(Object.entries(CONTRACT_ENUMS))('%s lists what the vocabulary does', (schema, values) => {
    expect(schemaAt(schema).enum).toEqual(values);
  });

  test.each([
    { at: 'Meal.day', values: [...WEEK_DAYS, null] },
    { at: 'Meal.cooking_difficulty', values: DIFFICULTIES },
    { at: 'Course', values: COURSES },
    { at: 'BookIngredient.category', values: SHOPPING_GROUPS },
  ])('$at lists what the vocabulary does', ({ at, values }) => {
    expect(schemaAt(at).enum).toEqual(values);
  });

  test('a recipe has every dietary flag', () => {
    const { required, properties } = schemaAt('DietaryFlags');
    expect(required).toEqual(DIETARY_FLAGS);
    expect(Object.keys(properties ?? {})).toEqual(DIETARY_FLAGS);
  });

  test.each(['searchRecipes', 'searchRecipesByPantry', 'generateMealPlan'])(
    '%s accepts every filter flag',
    (id) => {
      const names = operations
        .find(({ operationId }) => operationId === id)
        ?.parameters.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...FILTER_FLAGS]));
    },
  );

  test('explicit filters of a meal plan are the same flags', () => {
    const plan = operations.find(({ operationId }) => operationId === 'generateMealPlan');
    const pattern = plan?.parameters.find(({ name }) => name === 'dietary_filters')?.schema.pattern ?? '(?!)';
    expect(FILTER_FLAGS.join(',')).toMatch(new RegExp(pattern, 'u'));
    expect('keto').not.toMatch(new RegExp(pattern, 'u'));
  });
});
