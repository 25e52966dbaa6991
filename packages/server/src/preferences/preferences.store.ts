import type { components } from '@larder/contract';
import { eq } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { preferences } from '../platform/database/schema.ts';

/** A user's complete preferences. */
export type Preferences = components['schemas']['Preferences'];

const columns = {
  allergies: preferences.allergies,
  dietary_restrictions: preferences.dietaryRestrictions,
  kitchen_appliances: preferences.kitchenAppliances,
  spice_tolerance: preferences.spiceTolerance,
  household_size: preferences.householdSize,
  units: preferences.units,
  dislikes: preferences.dislikes,
  staples: preferences.staples,
  preferred_cuisines: preferences.preferredCuisines,
  protein_preferences: preferences.proteinPreferences,
  cooking_experience: preferences.cookingExperience,
  meal_prep_frequency: preferences.mealPrepFrequency,
  budget_consciousness: preferences.budgetConsciousness,
};

const toRow = (saved: Preferences, updatedAt: Date) => ({
  allergies: saved.allergies,
  dietaryRestrictions: saved.dietary_restrictions,
  kitchenAppliances: saved.kitchen_appliances,
  spiceTolerance: saved.spice_tolerance,
  householdSize: saved.household_size,
  units: saved.units,
  dislikes: saved.dislikes,
  staples: saved.staples,
  preferredCuisines: saved.preferred_cuisines,
  proteinPreferences: saved.protein_preferences,
  cookingExperience: saved.cooking_experience,
  mealPrepFrequency: saved.meal_prep_frequency,
  budgetConsciousness: saved.budget_consciousness,
  updatedAt,
});

/** Null if the user has not saved any. */
export async function readPreferences(db: Connection, userId: string): Promise<Preferences | null> {
  const [saved] = await db.select(columns).from(preferences).where(eq(preferences.userId, userId));
  return saved ?? null;
}

/** The same, locked until the transaction ends, which serialises changes. */
export async function lockPreferences(db: Connection, userId: string): Promise<Preferences | null> {
  const [saved] = await db
    .select(columns)
    .from(preferences)
    .where(eq(preferences.userId, userId))
    .for('update');
  return saved ?? null;
}

/** A cook's allergens and diets; empty without saved preferences. */
export async function readAvoided(
  db: Connection,
  userId: string,
): Promise<Pick<Preferences, 'allergies' | 'dietary_restrictions'>> {
  const [saved] = await db
    .select({ allergies: preferences.allergies, dietary_restrictions: preferences.dietaryRestrictions })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return saved ?? { allergies: [], dietary_restrictions: [] };
}

/** Creates the preferences. False if they already exist. */
export async function insertPreferences(
  db: Connection,
  userId: string,
  saved: Preferences,
  now: Date,
): Promise<boolean> {
  const made = await db
    .insert(preferences)
    .values({ userId, ...toRow(saved, now) })
    .onConflictDoNothing()
    .returning({ userId: preferences.userId });
  return made.length > 0;
}

/** Replaces the preferences that are there. */
export async function updatePreferences(
  db: Connection,
  userId: string,
  saved: Preferences,
  now: Date,
): Promise<void> {
  await db.update(preferences).set(toRow(saved, now)).where(eq(preferences.userId, userId));
}

/** Deletes the preferences. False if there are none. */
export async function deletePreferences(db: Connection, userId: string): Promise<boolean> {
  const gone = await db
    .delete(preferences)
    .where(eq(preferences.userId, userId))
    .returning({ userId: preferences.userId });
  return gone.length > 0;
}
