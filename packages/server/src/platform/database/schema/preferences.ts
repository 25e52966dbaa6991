import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { components } from '@larder/contract';
import { users } from './accounts.ts';
import { moment, ownerId } from './columns.ts';

type Preferences = components['schemas']['Preferences'];

/** A user's preferences and allergies: one row per user who has saved any. */
export const preferences = pgTable(
  'preferences',
  {
    userId: ownerId()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    allergies: text('allergies').array().$type<Preferences['allergies']>().notNull(),
    dietaryRestrictions: text('dietary_restrictions')
      .array()
      .$type<Preferences['dietary_restrictions']>()
      .notNull(),
    kitchenAppliances: text('kitchen_appliances')
      .array()
      .$type<Preferences['kitchen_appliances']>()
      .notNull(),
    spiceTolerance: text('spice_tolerance').$type<NonNullable<Preferences['spice_tolerance']>>(),
    householdSize: smallint('household_size').$type<NonNullable<Preferences['household_size']>>(),
    units: text('units').$type<Preferences['units']>().notNull().default('as_written'),
    /** Catalogue ids. Older servers leave both columns unchanged. */
    dislikes: integer('dislikes').array().notNull().default([]),
    staples: integer('staples').array(),
    preferredCuisines: text('preferred_cuisines')
      .array()
      .$type<Preferences['preferred_cuisines']>()
      .notNull(),
    proteinPreferences: text('protein_preferences')
      .array()
      .$type<Preferences['protein_preferences']>()
      .notNull(),
    cookingExperience: text('cooking_experience').$type<NonNullable<Preferences['cooking_experience']>>(),
    mealPrepFrequency: text('meal_prep_frequency').$type<NonNullable<Preferences['meal_prep_frequency']>>(),
    budgetConsciousness:
      text('budget_consciousness').$type<NonNullable<Preferences['budget_consciousness']>>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('preferences_household_size', sql`${table.householdSize} between 1 and 20`)],
);
