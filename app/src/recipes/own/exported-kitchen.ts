import type { components } from '@larder/contract';
import { addDays, DEFAULT_UNIT, isUnit, localDay, type FreeReason, type Slot } from '@larder/domain';
import { isObject, listOf, textOrNull } from './unknown-json.ts';

type Schemas = components['schemas'];

/** A pantry item of an export, as it is added. */
export type ExportedItem = Schemas['BulkItem'] & Required<Pick<Schemas['BulkItem'], 'storage' | 'opened'>>;

/** Preferences with the names of ingredients. Older exports have fewer. */
export type ExportedPreferences = Partial<Schemas['ExportedPreferences']>;

/** A meal of an export's plan. */
export interface ExportedMeal {
  date: string;
  slot: Slot;
  recipeId: number;
  /** For the day itself, also if it is cooked double. */
  servings: number;
  /** Where its leftovers are eaten, and what is put aside there. */
  leftovers: { date: string; slot: Slot; instead: number | null } | null;
}

/** What is still to be cooked of an export's plan. */
export interface ExportedPlan {
  startsOn: string;
  meals: readonly ExportedMeal[];
  free: readonly { date: string; why: FreeReason }[];
  lunchDays: Schemas['MealPlan']['lunch_days'];
}

/** What an export has of the kitchen itself. */
export interface ExportedKitchen {
  pantry: readonly ExportedItem[];
  preferences: ExportedPreferences | null;
  plan: ExportedPlan | null;
}

/** Reads pantry, preferences and plan; null if there are none. */
export function exportedKitchen(whole: Record<string, unknown>, today = localDay()): ExportedKitchen | null {
  const pantry = listOf(whole['pantry']).filter(isObject).flatMap(asItem);
  const preferences = isObject(whole['preferences']) ? (whole['preferences'] as ExportedPreferences) : null;
  const plan = isObject(whole['meal_plan'])
    ? planFrom(whole['meal_plan'] as unknown as Schemas['MealPlan'], today)
    : null;
  return pantry.length > 0 || preferences || plan ? { pantry, preferences, plan } : null;
}

/** The kitchens of several exports as one: no allergy of any of them is lost. */
export function joinedKitchens(some: readonly ExportedKitchen[]): ExportedKitchen | null {
  const [first] = some;
  if (!first) return null;
  const said = some.flatMap(({ preferences }) => preferences ?? []);
  return {
    pantry: some.flatMap(({ pantry }) => pantry),
    preferences: said[0]
      ? { ...said[0], allergies: [...new Set(said.flatMap(({ allergies }) => allergies ?? []))] }
      : null,
    plan: some.find(({ plan }) => plan)?.plan ?? null,
  };
}

function asItem(sent: Record<string, unknown>): ExportedItem[] {
  const name = textOrNull(sent['ingredient']);
  if (name === null) return [];
  const { quantity, used, unit, storage } = sent;
  return [
    {
      ingredient_name: name,
      keep_name: true,
      quantity: typeof quantity === 'number' ? quantity : null,
      unit: typeof unit === 'string' && isUnit(unit) ? unit : DEFAULT_UNIT,
      expiry_date: textOrNull(sent['expiry_date']),
      expiry_is_guess: sent['expiry_is_guess'] === true,
      storage: storage as ExportedItem['storage'],
      opened: sent['opened'] === true,
      ...(typeof used === 'number' && used > 0 && { used }),
    },
  ];
}

/** The objects of what should be a list of them. */
const objectsOf = <Item>(list: readonly Item[] | undefined): Item[] =>
  listOf(list).filter(isObject) as unknown as Item[];

/** What is left of a plan: from today on, without what is cooked. Null if its week is over. */
function planFrom(plan: Schemas['MealPlan'], today: string): ExportedPlan | null {
  const startsOn = textOrNull(plan.starts_on);
  if (startsOn === null || addDays(startsOn, 6) < today) return null;
  const leftovers = objectsOf(plan.leftovers);
  const planned = objectsOf(plan.meal_plan);
  const meals = planned.flatMap(({ id, date, slot = 'dinner', servings, cooked_at, leftovers_on: on }) => {
    if (date === undefined || date < today || cooked_at !== null) return [];
    const at = leftovers.find((one) => on && one.date === on.date && one.slot === on.slot);
    const rest = at && { date: at.date, slot: at.slot, instead: at.instead?.recipe_id ?? null };
    // A meal that is cooked double is for both of its days.
    return [{ date, slot, recipeId: id, servings: rest ? servings / 2 : servings, leftovers: rest ?? null }];
  });
  if (meals.length === 0) return null;
  return {
    startsOn: startsOn < today ? today : startsOn,
    meals,
    free: objectsOf(plan.free_days).filter(({ date }) => date >= today),
    lunchDays: plan.lunch_days,
  };
}
