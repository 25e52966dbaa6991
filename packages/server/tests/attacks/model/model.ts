import type { components } from '@larder/contract';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { User } from '../../api/api.ts';
import type { MealPlan } from '../../api/planning-cook.ts';

/** An item as the API returns it, without read-only fields. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number | null;
  readonly expiry: string | null;
}

export interface ItemChange {
  readonly before: Item | null;
  readonly after: Item | null;
}

export interface ModelList {
  readonly id: string;
  name: string;
  description: string | null;
  readonly isFavorites: boolean;
  readonly recipes: Set<number>;
}

export interface ModelPurchase {
  readonly id: string;
  readonly changes: readonly ItemChange[];
  /** The number of earlier plan changes. */
  readonly at: number;
}

export interface ModelMeal {
  readonly day: string;
  recipeId: number;
  /** What it took, and after how many plan changes; null if not cooked. */
  cooked: { readonly changes: readonly ItemChange[]; readonly at: number } | null;
}

export interface ModelPlan {
  readonly id: string;
  readonly meals: ModelMeal[];
  purchases: ModelPurchase[];
  readonly preferences: string;
  /** How the pantry differs from what the plan knows, as text; changes that cancel out are none. */
  readonly otherwise: Set<string>;
  changes: number;
}

type Told = components['schemas']['Preferences'];

/** Preferences whatever their words: lists and single values. */
export type Preferences = {
  [Name in keyof Told]: Told[Name] extends readonly unknown[] ? readonly string[] : string | null;
};

/** A device of the cook, and the preferences that it shows: those that it was told last, or none. */
export interface ModelDevice {
  seen: Preferences;
}

/** Everything a cook has, in memory. */
export interface Model {
  /** By `name unit date`: an ingredient has one item per kind of unit and date. */
  readonly pantry: Map<string, Item>;
  /** Favorites first, then newest first. */
  lists: ModelList[];
  preferences: Preferences | null;
  /** The allergies that one of the devices has added and that nobody has removed. */
  readonly allergies: Set<string>;
  /** The cook's devices, in the order of the real ones. */
  readonly devices: readonly ModelDevice[];
  plan: ModelPlan | null;
}

/** Empty preferences; to a plan they are the same as none. */
export const EMPTY: Preferences = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

/** The cook whose things the model follows: the device that most steps are made on, and those that change the preferences. */
export interface Real extends User {
  readonly devices: readonly User[];
}
export type Command = fc.AsyncCommand<Model, Real>;

/** A step of a sequence. Failures show its name. */
export function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command {
  return { check, run, toString: () => name };
}

/** The expected response of a step. */
export function expectSame(given: unknown, expected: unknown): void {
  expect(given).toEqual(expected);
}

export const keyOf = ({ name, unit, expiry }: Pick<Item, 'name' | 'unit' | 'expiry'>): string =>
  `${name} ${unit} ${expiry}`;

/**
 * Applies changes to the model's pantry. Changes that the cook makes apart from the plan make it out of date.
 */
export function apply(model: Model, changes: readonly ItemChange[], by: 'cook' | 'plan'): void {
  for (const { before, after } of changes) {
    if (before) model.pantry.delete(keyOf(before));
    if (after) model.pantry.set(keyOf(after), after);
    if (by === 'plan' || !model.plan) continue;
    for (const item of [before, after]) if (item) toggle(model.plan.otherwise, JSON.stringify(fields(item)));
  }
}

function fields({ id, name, unit, quantity, expiry }: Item): unknown[] {
  return [id, name, unit, quantity, expiry];
}

function toggle(set: Set<string>, text: string): void {
  if (!set.delete(text)) set.add(text);
}

/** The pantry from the API, by name, unit and date. */
export async function readPantry({ call }: Real): Promise<Map<string, Item>> {
  const { status, body } = await call('GET', '/pantry');
  expect(status).toBe(200);
  const items = (body.data.pantryItems as Record<string, unknown>[]).map(
    ({ id, quantity, unit, expiry_date: expiry, ingredients }) =>
      ({ id, name: (ingredients as { name: string }).name, unit, quantity, expiry }) as Item,
  );
  return new Map(items.map((item) => [keyOf(item), item]));
}

/** Fails unless the API's pantry matches the model. */
export async function expectPantry(model: Model, real: Real): Promise<void> {
  const byKey = (pantry: ReadonlyMap<string, Item>) => [...pantry].toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(byKey(await readPantry(real))).toEqual(byKey(model.pantry));
}

export async function expectLists({ lists }: Model, { call }: Real): Promise<void> {
  const { body } = await call('GET', '/lists');
  expect(
    (body.lists as Record<string, unknown>[]).map(({ id, name, description, recipe_count: count }) => ({
      id,
      name,
      description,
      count,
    })),
  ).toEqual(
    lists.map(({ id, name, description, recipes }) => ({ id, name, description, count: recipes.size })),
  );
}

/** Asks on the device that never changes them: those that do are not told by it. */
export async function expectPreferences({ preferences, allergies }: Model, { call }: Real): Promise<void> {
  const { status, body } = await call('GET', '/preferences');
  expect([status, body.data?.preferences ?? null]).toEqual([preferences ? 200 : 404, preferences]);
  // An allergy that a cook has added and nobody has removed is there.
  expect(body.data?.preferences.allergies ?? []).toEqual(expect.arrayContaining([...allergies]));
}

/** Fails unless the API's plan matches the model. */
export async function expectPlan(model: Model, { call }: Real): Promise<void> {
  const { status, body } = await call('GET', '/meal-plans/current');
  expect(status).toBe(model.plan ? 200 : 404);
  if (model.plan) expectSamePlan(model, body.data as MealPlan);
}

/** The preferences that a plan depends on, as text. */
export const wishesOf = ({ preferences }: Pick<Model, 'preferences'>): string =>
  JSON.stringify(preferences ?? EMPTY);

export function expectSamePlan(model: Model, told: MealPlan): void {
  const { plan } = model;
  expect(told.id).toBe(plan?.id);
  expect(told.meal_plan.map(({ day, id, cooked_at: at }) => [day, id, at !== null])).toEqual(
    plan?.meals.map(({ day, recipeId, cooked }) => [day, recipeId, cooked !== null]),
  );
  expect(told.purchases.map(({ id }) => id)).toEqual(plan?.purchases.map(({ id }) => id));
  const isOtherTaste = plan?.preferences !== wishesOf(model);
  expect(told.out_of_date).toBe(isOtherTaste ? 'preferences' : plan?.otherwise.size ? 'pantry' : null);
}
