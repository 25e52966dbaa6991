import type { components } from '@larder/contract';
import { exportedKitchen, joinedKitchens, type ExportedKitchen } from './exported-kitchen.ts';
import { isObject, listOf, textOrNull } from './unknown-json.ts';

type ExportedCooking = components['schemas']['CookingsInput']['cooked'][number];

/** What an export remembers of a recipe, without the photo, which may be large. */
export interface ExportedMemory {
  recipeId: number;
  rating: number | null;
  notes: string | null;
  cooked: readonly ExportedCooking[];
  hasPhoto: boolean;
}

/** A list in an export. */
export interface ExportedList {
  name: string;
  description: string | null;
  isFavorites: boolean;
  createdAt: string;
  recipes: readonly { id: number; addedAt: string }[];
}

/** What an export has beside the cook's own recipes. */
export interface ExportExtras {
  memories: readonly ExportedMemory[];
  lists: readonly ExportedList[];
  /** Pantry, preferences and plan. */
  kitchen?: ExportedKitchen | null | undefined;
}

/** Larder's own export in parts that can be read and sent one by one, however large all of it is. */
export interface LarderExport extends ExportExtras {
  /** The cook's own recipes, as files to read. */
  recipes: readonly File[];
  /** The photos as `data:` URLs, by recipe. */
  photos: ReadonlyMap<number, string>;
}

/** Fewer than the server reads at once, with room for long ones. */
const RECIPES_PER_FILE = 200;
const PHOTO = /^data:image\/webp;base64,/;

/** Takes Larder's own export apart; null if the file is anything else. */
export async function splitExport(file: File): Promise<LarderExport | null> {
  if (!/\.json$/i.test(file.name)) return null;
  // One that cannot be read here is sent, and fails there with a reason.
  const whole = inData(parsed(await file.text().catch(() => '')));
  if (!isObject(whole) || !Array.isArray(whole['own_recipes'])) return null;
  const remembered = listOf(whole['memories']).filter(isObject);
  const lists = listOf(whole['lists']).filter(isObject).flatMap(asList);
  const recipes = withIds(listOf(whole['own_recipes']).filter(isObject), [
    ...remembered.map(({ recipe_id: id, title }) => ({ id, title })),
    ...listOf(whole['lists'])
      .filter(isObject)
      .flatMap((list) => listOf(list['recipes']).filter(isObject)),
  ]);
  return {
    recipes: partsOf(recipes).map((some) => new File([JSON.stringify({ own_recipes: some })], file.name)),
    memories: remembered.flatMap(asMemory),
    photos: new Map(
      remembered.flatMap(({ recipe_id: id, photo }) =>
        typeof id === 'number' && isPhoto(photo) ? [[id, photo] as const] : [],
      ),
    ),
    lists: lists.filter(({ isFavorites, recipes: some }) => !isFavorites || some.length > 0),
    kitchen: exportedKitchen(whole),
  };
}

/** Exports together as one. */
export function joinedExtras(some: readonly LarderExport[]): ExportExtras | null {
  const memories = some.flatMap((one) => one.memories);
  const lists = some.flatMap((one) => one.lists);
  const kitchen = joinedKitchens(some.flatMap((one) => one.kitchen ?? []));
  return memories.length + lists.length > 0 || kitchen ? { memories, lists, kitchen } : null;
}

/** Older exports do not say their recipes' ids: a title that only one recipe has says which it is. */
function withIds(
  recipes: readonly Record<string, unknown>[],
  named: readonly Record<string, unknown>[],
): Record<string, unknown>[] {
  return recipes.map((recipe) => {
    const { title } = recipe;
    const isOnlyOne = recipes.filter((other) => other['title'] === title).length === 1;
    const ids = new Set(named.filter((one) => one['title'] === title).map((one) => one['id']));
    return 'id' in recipe || !isOnlyOne || ids.size !== 1 ? recipe : { ...recipe, id: [...ids][0] };
  });
}

function asMemory(sent: Record<string, unknown>): ExportedMemory[] {
  const { recipe_id: recipeId, rating, notes } = sent;
  if (typeof recipeId !== 'number') return [];
  const cooked = listOf(sent['cooked'])
    .filter(isObject)
    .flatMap(({ date, servings }) =>
      typeof date === 'string' && typeof servings === 'number' ? [{ date, servings }] : [],
    );
  return [
    {
      recipeId,
      rating: typeof rating === 'number' ? rating : null,
      notes: textOrNull(notes),
      cooked,
      hasPhoto: isPhoto(sent['photo']),
    },
  ];
}

function asList(sent: Record<string, unknown>): ExportedList[] {
  const name = textOrNull(sent['name']);
  if (name === null) return [];
  const recipes = listOf(sent['recipes'])
    .filter(isObject)
    .flatMap(({ id, added_at: addedAt }) =>
      typeof id === 'number' ? [{ id, addedAt: textOrNull(addedAt) ?? '' }] : [],
    );
  return [
    {
      name,
      description: textOrNull(sent['description']),
      isFavorites: sent['list_type'] === 'default',
      createdAt: textOrNull(sent['created_at']) ?? '',
      recipes,
    },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not an export: the server says what is wrong with it.
    return null;
  }
}

/** The answer of the server itself has all of it in `data`. */
const inData = (value: unknown): unknown =>
  isObject(value) && isObject(value['data']) ? value['data'] : value;

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / RECIPES_PER_FILE) }, (_part, nth) =>
    items.slice(nth * RECIPES_PER_FILE, (nth + 1) * RECIPES_PER_FILE),
  );

const isPhoto = (value: unknown): value is string => typeof value === 'string' && PHOTO.test(value);
