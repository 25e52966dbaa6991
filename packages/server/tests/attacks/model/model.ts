import type { components } from '@larder/contract';
import type { Act } from '@larder/domain';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { User } from '../../api/api.ts';
import type { MealPlan } from '../../api/planning-cook.ts';
import { isUnknown, type History, type Item, type ItemChange } from './history.ts';

export interface ModelList {
  readonly id: string;
  name: string;
  description: string | null;
  readonly isFavorites: boolean;
  readonly recipes: Set<number>;
}

export interface ModelPurchase {
  readonly id: string;
  /** The number of its deed; later deeds have higher numbers. */
  readonly deed: number;
}

export interface ModelMeal {
  day: string;
  recipeId: number;
  /** The number of the deed; null if not cooked. */
  cooked: number | null;
}

export interface ModelPlan {
  readonly id: string;
  meals: ModelMeal[];
  purchases: ModelPurchase[];
  readonly preferences: string;
  /** How the pantry differs from what the plan knows, as text; changes that cancel out are none. */
  readonly otherwise: Set<string>;
}

type Told = components['schemas']['Preferences'];

/** Preferences regardless of their meaning: lists and single values. */
export type Preferences = {
  [Name in keyof Told]: Told[Name] extends readonly unknown[] ? readonly string[] : string | null;
};

/** A device of the cook. */
export interface ModelDevice {
  /** The preferences that it shows: the last ones it received, or none. */
  seen: Preferences;
  /** What undoes its last save. */
  undo: { readonly before: Preferences; readonly saved: Preferences } | null;
}

/** Everything a cook has, in memory. */
export interface Model {
  /** By `name unit date`: an ingredient has one item per kind of unit and date. */
  readonly pantry: Map<string, Item>;
  /** What was done to the pantry. */
  readonly history: History;
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
  household_size: null,
  units: 'as_written',
  dislikes: [],
  staples: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

/** The cook that the model follows: the device used for most steps, and those that change the preferences. */
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
 * Applies changes to the model's pantry, and expects the domain's rules to agree. Changes that the cook makes apart from
 * the plan make it out of date. Returns the deed's number, by which it is undone.
 */
export function apply(
  model: Model,
  changes: readonly ItemChange[],
  by: 'cook' | 'plan',
  acts: readonly Act[],
): number {
  put(model, changes);
  for (const item of by === 'cook' ? changes.flatMap(({ before, after }) => [before, after]) : []) {
    if (item && model.plan) toggle(model.plan.otherwise, JSON.stringify(fields(item)));
  }
  const deed = model.history.do(acts);
  expect(byKey(model.history.items.map((item) => [keyOf(item), item]))).toEqual(byKey(model.pantry));
  return deed;
}

/** Undoes a deed in the model. A restored item may get a new id: the server's are adopted. */
export async function undo(model: Model, real: Real, deed: number): Promise<void> {
  put(model, model.history.undo(deed));
  const there = await readPantry(real);
  for (const [key, item] of [...model.pantry].filter(([, one]) => isUnknown(one))) {
    const id = there.get(key)?.id ?? '';
    model.history.learn(item.id, id);
    model.pantry.set(key, { ...item, id });
  }
}

function put({ pantry }: Model, changes: readonly ItemChange[]): void {
  for (const { before } of changes) if (before) pantry.delete(keyOf(before));
  for (const { after } of changes) if (after) pantry.set(keyOf(after), after);
}

function fields({ id, name, unit, quantity, expiry }: Item): unknown[] {
  return [id, name, unit, quantity, expiry];
}

function toggle(set: Set<string>, text: string): void {
  if (!set.delete(text)) set.add(text);
}

const byKey = (pantry: Iterable<[string, Item]>) => [...pantry].toSorted(([a], [b]) => (a < b ? -1 : 1));

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

/** Asks on the device that never changes them, so that those that do learn nothing from it. */
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
