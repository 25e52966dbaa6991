import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Ingredient, NutritionFacts } from '@larder/catalogue';
import { eachFlag, type CountryCode, type Unit, type WaitingKind } from '@larder/domain';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Which version of the catalogue the tables below hold: one row. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  seededAt: moment('seeded_at').notNull(),
});

/** Ingredients that everybody shares. Rows are never deleted: pantries point at them. */
export const ingredients = pgTable(
  'ingredients',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    plural: text('plural').notNull(),
    aliases: text('aliases').array().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => ingredients.id),
    category: text('category').$type<Ingredient['category']>().notNull(),
    allergens: text('allergens').array().notNull(),
    animals: text('animals').array().notNull(),
    notFor: text('not_for').array().notNull(),
    per100g: jsonb('per_100g').$type<NutritionFacts>().notNull(),
    gramsPerMl: doublePrecision('grams_per_ml'),
    gramsPer: jsonb('grams_per').$type<Ingredient['gramsPer']>().notNull(),
    pricePerKg: doublePrecision('price_per_kg').notNull(),
  },
  (table) => [uniqueIndex('ingredients_slug').on(table.slug)],
);

/** First id of recipes that were imported; those of the catalogue stay below. */
export const FIRST_IMPORTED_RECIPE_ID = 1_000_000;

/** First id of recipes that belong to one user; those that everybody shares stay below. */
export const FIRST_OWN_RECIPE_ID = 100_000_000;
/** The greatest that the contract takes. */
export const LAST_RECIPE_ID = 999_999_999;

/** Recipes, with what follows from their ingredients (dietary flags, allergens, nutrition, cost). */
export const recipes = pgTable(
  'recipes',
  {
    id: integer('id').primaryKey(),
    /** Whose own it is and nobody else's; null for those that everybody shares. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Which change of the owner's recipes wrote it last. */
    ownerVersion: integer('owner_version').notNull().default(0),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** What the dish is called in English; null where the title is English already. */
    englishTitle: text('english_title'),
    country: text('country').$type<CountryCode>().notNull(),
    prepTime: integer('prep_time').notNull(),
    cookTime: integer('cook_time').notNull(),
    /** Minutes in which there is nothing to do, and the word for most of them. */
    waitingTime: integer('waiting_time').notNull().default(0),
    waitingKind: text('waiting_kind').$type<WaitingKind>(),
    servings: integer('servings').notNull(),
    difficulty: text('difficulty').notNull(),
    spice: text('spice').notNull(),
    course: text('course').notNull(),
    appliances: text('appliances').array().notNull(),
    instructions: text('instructions').notNull(),
    sourceUrl: text('source_url'),
    ...eachFlag((flag) => boolean(flag).notNull()),
    allergens: text('allergens').array().notNull(),
    diets: text('diets').array().notNull(),
    kcalPerServing: doublePrecision('kcal_per_serving').notNull(),
    proteinPerServing: doublePrecision('protein_per_serving').notNull(),
    carbohydratePerServing: doublePrecision('carbohydrate_per_serving').notNull(),
    fatPerServing: doublePrecision('fat_per_serving').notNull(),
    costPerServing: doublePrecision('cost_per_serving').notNull(),
    costTotal: doublePrecision('cost_total').notNull(),
    /** The title as the search compares it, for likeness by trigrams. */
    titleKey: text('title_key').notNull(),
  },
  (table) => [
    uniqueIndex('recipes_slug').on(table.slug),
    index('recipes_owner')
      .on(table.ownerId, table.ownerVersion)
      .where(sql`${table.ownerId} is not null`),
    index('recipes_title_trigrams').using('gin', table.titleKey.op('gin_trgm_ops')),
  ],
);

/** The lines of a recipe in the order in which it is written. */
export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    recipeId: integer('recipe_id').notNull(),
    position: integer('position').notNull(),
    ingredientId: integer('ingredient_id')
      .notNull()
      .references(() => ingredients.id),
    quantity: doublePrecision('quantity').notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    notes: text('notes'),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    foreignKey({
      name: 'recipe_ingredients_recipe_fk',
      columns: [table.recipeId],
      foreignColumns: [recipes.id],
    }).onDelete('cascade'),
  ],
);

/** What a typical pantry of a country holds. */
export const presetIngredients = pgTable(
  'preset_ingredients',
  {
    country: text('country').$type<CountryCode>().notNull(),
    position: integer('position').notNull(),
    ingredientId: integer('ingredient_id')
      .notNull()
      .references(() => ingredients.id),
  },
  (table) => [primaryKey({ columns: [table.country, table.position] })],
);
