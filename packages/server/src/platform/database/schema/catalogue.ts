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
import { eachFlag, type CountryCode, type Role, type Unit, type WaitingKind } from '@larder/domain';
import type { Ingredient, NutritionDetails, NutritionFacts, RecipeLine } from '@larder/domain/model';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** The catalogue version in the tables below: one row. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  version: text('version').notNull(),
  /** Grows with each change to the contents: a server with a lower one leaves the newer catalogue alone. */
  edition: integer('edition').notNull().default(0),
  seededAt: moment('seeded_at').notNull(),
});

/** Shared ingredients. Rows are never deleted, because pantries reference them. */
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
    often: jsonb('often').$type<Ingredient['often']>().notNull().default({}),
    notFor: text('not_for').array().notNull(),
    per100g: jsonb('per_100g').$type<NutritionFacts>().notNull(),
    gramsPerMl: doublePrecision('grams_per_ml'),
    gramsPer: jsonb('grams_per').$type<Ingredient['gramsPer']>().notNull(),
    pricePerKg: doublePrecision('price_per_kg').notNull(),
  },
  (table) => [uniqueIndex('ingredients_slug').on(table.slug)],
);

/** First id of imported recipes; catalogue ids are below. */
export const FIRST_IMPORTED_RECIPE_ID = 1_000_000;

export { FIRST_OWN_RECIPE_ID } from '@larder/domain';
/** The contract's maximum. */
export const LAST_RECIPE_ID = 999_999_999;

/** A line of a user's own recipe, as written. The ingredient is null if it is unknown. */
export interface WrittenLine {
  readonly text: string;
  readonly group: string | null;
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly notes: string | null;
}

/** The parts of a user's own recipe that no other column stores as written. */
export interface WrittenRecipe {
  readonly lines: readonly WrittenLine[];
  readonly steps: readonly string[];
}

/** Recipes, with values derived from their ingredients (dietary flags, allergens, nutrition, cost). */
export const recipes = pgTable(
  'recipes',
  {
    id: integer('id').primaryKey(),
    /** The owner; null for shared recipes. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The owner's recipe version that last wrote it. */
    ownerVersion: integer('owner_version').notNull().default(0),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** The dish's English name; null if the title is already English. */
    englishTitle: text('english_title'),
    /** Null for an own recipe whose country is unknown. */
    country: text('country').$type<CountryCode>(),
    prepTime: integer('prep_time').notNull(),
    cookTime: integer('cook_time').notNull(),
    /** Unattended minutes, and the word for most of them. */
    waitingTime: integer('waiting_time').notNull().default(0),
    waitingKind: text('waiting_kind').$type<WaitingKind>(),
    eveningBefore: text('evening_before'),
    servings: integer('servings').notNull(),
    difficulty: text('difficulty').notNull(),
    spice: text('spice').notNull(),
    course: text('course').notNull(),
    /** Its role in a week; null if that follows from the course. */
    role: text('role').$type<Role>(),
    appliances: text('appliances').array().notNull(),
    instructions: text('instructions').notNull(),
    /** An own recipe as written; null for any other. Its lines keep their positions in `recipe_ingredients`. */
    written: jsonb('written').$type<WrittenRecipe>(),
    /** Lines without a known ingredient, as written. Such a recipe claims nothing. */
    unknownLines: text('unknown_lines').array().notNull().default([]),
    /** What goes well with it; never counted as an ingredient. */
    serveWith: jsonb('serve_with').$type<readonly RecipeLine[]>().notNull().default([]),
    sourceUrl: text('source_url'),
    ...eachFlag((flag) => boolean(flag).notNull()),
    // Older servers do not write it; the next seeding does.
    contains_lamb: boolean('contains_lamb').notNull().default(false),
    allergens: text('allergens').array().notNull(),
    diets: text('diets').array().notNull(),
    kcalPerServing: doublePrecision('kcal_per_serving').notNull(),
    proteinPerServing: doublePrecision('protein_per_serving').notNull(),
    carbohydratePerServing: doublePrecision('carbohydrate_per_serving').notNull(),
    fatPerServing: doublePrecision('fat_per_serving').notNull(),
    /** Null if an older server wrote it last. */
    nutritionDetails: jsonb('nutrition_details').$type<NutritionDetails>(),
    costPerServing: doublePrecision('cost_per_serving').notNull(),
    costTotal: doublePrecision('cost_total').notNull(),
    /** The title normalised for trigram search. */
    titleKey: text('title_key').notNull(),
    /** When it left the catalogue: cooks who have it keep it; nobody else is offered it. */
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('recipes_slug')
      .on(table.slug)
      .where(sql`${table.retiredAt} is null`),
    index('recipes_owner')
      .on(table.ownerId, table.ownerVersion)
      .where(sql`${table.ownerId} is not null`),
    index('recipes_title_trigrams').using('gin', table.titleKey.op('gin_trgm_ops')),
  ],
);

/** A recipe's ingredient lines in order. */
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

/** A country's typical pantry. */
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
