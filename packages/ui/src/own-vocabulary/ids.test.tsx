// @vitest-environment jsdom
import { expect, expectTypeOf, test } from 'vitest';
import type { DietaryFacts } from '../components/dietary-badges/index.ts';
import type { FilterValue } from '../components/filter-panel/index.ts';
import { Flag } from '../components/flag/index.ts';
import type { PreferencesValue } from '../components/preferences-form/index.ts';
import type { RecipeCardProps } from '../components/recipe-card/index.ts';
import type { ShoppingItem, ShoppingListProps } from '../components/shopping-list/index.ts';
import type {
  AllergenId,
  CuisineId,
  EU_ALLERGENS,
  FilterIn,
  FlagId,
  IdIn,
  SomeVocabulary,
} from '../entries/vocabulary.ts';
import type { DietaryFlagName } from '../generated/vocabulary.ts';
import './bakery.ts';

// These are proved by the compiler, which fails at an expected error that is none.

test('components take the registered ids', () => {
  expectTypeOf<FlagId>().toEqualTypeOf<'low-fodmap' | 'sourdough' | DietaryFlagName>();
  expectTypeOf<AllergenId>().toEqualTypeOf<(typeof EU_ALLERGENS)[number]['id'] | 'buckwheat'>();
  expectTypeOf<FilterValue['flags'][number]>().toEqualTypeOf<'low-fodmap' | 'sourdough' | 'no-knead'>();
  expectTypeOf<RecipeCardProps['country']>().toEqualTypeOf<'PT' | 'IT' | 'south-tyrol' | null | undefined>();
  expectTypeOf<ShoppingItem['category']>().toEqualTypeOf<'Bakery counter' | 'mill' | 'Dairy'>();
  expectTypeOf<PreferencesValue['dietary_restrictions'][number]>().toEqualTypeOf<'low-fodmap' | 'vegan'>();
  expectTypeOf<ShoppingItem['id']>().toEqualTypeOf<number>();
  expectTypeOf<NonNullable<ShoppingListProps['checkedIds']>[number]>().toEqualTypeOf<number>();
  expectTypeOf<PreferencesValue['dislikes'][number]>().toEqualTypeOf<number>();
});

test('lists that the vocabulary leaves out keep Larder’s ids', () => {
  expectTypeOf<CuisineId>().toEqualTypeOf<PreferencesValue['preferred_cuisines'][number]>();
  expectTypeOf<'italian'>().toExtend<CuisineId>();
});

test('unknown ids are errors', () => {
  // @ts-expect-error -- not one of its flags
  const dietary: DietaryFacts = { 'low-fodmaps': true };
  // @ts-expect-error -- one of Larder's filters, but not of the bakery's
  const filters: FilterValue = { flags: ['has_fish'], countries: [] };
  // @ts-expect-error -- not one of its aisles
  const item: ShoppingItem = { id: 1, name: 'Cod', quantity: 1, unit: 'kg', category: 'Fish counter' };
  // @ts-expect-error -- its ids are numbers
  const other: ShoppingItem = { id: '1', name: 'Rye', quantity: 1, unit: 'kg', category: 'mill' };
  // @ts-expect-error -- not one of its countries
  const flag = <Flag country="korea" />;
  // @ts-expect-error -- not one of its diets
  const preferences: Partial<PreferencesValue> = { dietary_restrictions: ['keto'] };
  expect([dietary, filters, item, other, flag, preferences]).toHaveLength(6);
});

test('a group without options has to be one that is made', () => {
  // @ts-expect-error -- nobody knows its filters
  const vocabulary: SomeVocabulary = { filters: [{ id: 'bread', label: 'Bread' }] };
  expect(vocabulary.filters).toHaveLength(1);
});

test('nothing registered, ids are Larder’s where they always were, and text elsewhere', () => {
  expectTypeOf<IdIn<object, 'flags', DietaryFlagName>>().toEqualTypeOf<DietaryFlagName>();
  expectTypeOf<IdIn<object, 'aisles', string>>().toEqualTypeOf<string>();
  expectTypeOf<FilterIn<object>>().toEqualTypeOf<string>();
});
