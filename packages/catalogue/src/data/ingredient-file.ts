import {
  ALLERGEN_FACTS,
  ALLERGENS,
  ANIMAL_CLASSES,
  SHOPPING_GROUPS,
  UNIT_NAMES,
  STATED_DIETS,
  UNITS,
  withWholes,
  type Allergen,
  type AnimalClass,
} from '@larder/domain';
import { IngredientIndex, type CountUnit, type Ingredient, type NutritionFacts } from '@larder/domain/model';
import { readDocument } from './document.ts';
import type { Entry } from './entry.ts';
import type { Faults } from './faults.ts';
import { findIngredient, unknownIngredient } from './ingredient-line.ts';
import { readNutrition } from './nutrition.ts';
import { spaced } from './spaced.ts';

const REQUIRED = ['id', 'shop', 'nutrition', 'price per kg'] as const;
const OPTIONAL = [
  'name',
  'plural',
  'also',
  'kind of',
  'allergens',
  'animals',
  'often contains',
  'not for',
  'nutrition when',
  'grams per ml',
  'grams of one',
] as const;

const COUNT_UNITS = UNIT_NAMES.filter((unit): unit is CountUnit => {
  const { kind } = UNITS[unit];
  return kind !== 'weight' && kind !== 'volume';
});
/** The keys that 'often contains' accepts. */
const POSSIBLE: readonly (Allergen | AnimalClass)[] = [...new Set([...ALLERGENS, ...ANIMAL_CLASSES])];
const NO_FACTS: NutritionFacts = { kcal: 0, protein: 0, carbohydrate: 0, fat: 0, source: '' };

/** An ingredient with its source entry. */
export interface IngredientEntry {
  readonly ingredient: Ingredient;
  readonly entry: Entry;
  /** Its parent, by any name: resolved once all are read. */
  readonly kindOf: Entry | undefined;
}

/** Reads a group of ingredients, each under its slug. */
export function readIngredientFile(file: string, text: string, faults: Faults): IngredientEntry[] {
  const document = readDocument(file, text, faults);
  return (document?.named() ?? []).map(({ key, entry }) => readIngredient(key, entry));
}

function readIngredient(slug: string, entry: Entry): IngredientEntry {
  const fields = entry.fields(REQUIRED, OPTIONAL);
  const name = fields.name?.text() ?? spaced(slug);
  const stated = withWholes(fields.allergens?.someOf('allergen', ALLERGENS) ?? []);
  const animals = fields.animals?.someOf('animal', ANIMAL_CLASSES) ?? [];
  const sure = [...stated, ...animals.filter((animal) => !isOpen(animal, stated))];
  const often = fields['often contains'] ? readOften(fields['often contains'], sure) : {};
  const ingredient: Ingredient = {
    aliases: fields.also?.texts('name') ?? [],
    parent: null,
    ...withOften(stated, animals, often),
    often,
    notFor: fields['not for']?.someOf('diet', STATED_DIETS) ?? [],
    gramsPerMl: fields['grams per ml']?.number({ least: 0.01, most: 2 }) ?? null,
    gramsPer: fields['grams of one'] ? readWeights(fields['grams of one']) : {},
    id: fields.id.whole({ least: 1, most: 999_999 }),
    slug,
    name,
    plural: fields.plural?.text() ?? name,
    category: fields.shop.oneOf(SHOPPING_GROUPS),
    per100g: {
      ...readFacts(fields.nutrition),
      ...(fields['nutrition when'] && { when: readWhen(fields['nutrition when']) }),
    },
    pricePerKg: fields['price per kg'].number({ least: 0.001, most: 5000 }),
  };
  return { ingredient, entry, kindOf: fields['kind of'] };
}

/**
 * Whether an animal leaves open if the allergen of the same name is contained: oyster sauce comes from 'fish' because
 * of its oysters, and only some has fish in it.
 */
const isOpen = (animal: AnimalClass, stated: readonly Allergen[]): boolean =>
  ALLERGENS.some((allergen) => allergen === animal) &&
  stated.some((allergen) => ALLERGEN_FACTS[allergen].animal === animal);

/**
 * 'dairy: many are made with butter': what only some products contain, and why. A part of another allergen makes
 * that one possible too, unless it is contained anyway.
 */
function readOften(entry: Entry, stated: readonly string[]): Ingredient['often'] {
  const reasons = Object.entries(entry.fields([], POSSIBLE));
  for (const [what, reason] of reasons) {
    if (stated.includes(what))
      reason.fault(`'${spaced(what)}' is already stated as contained. Remove it there or here.`);
  }
  const often: Record<string, string> = Object.fromEntries(
    reasons.map(([what, reason]) => [what, reason.text()]),
  );
  for (const allergen of ALLERGENS) {
    const reason = often[allergen];
    const { partOf } = ALLERGEN_FACTS[allergen];
    if (reason !== undefined && partOf && !stated.includes(partOf)) often[partOf] ??= reason;
  }
  return often;
}

/** What counts as contained, including what it often contains and the animal that an allergen comes from. */
function withOften(
  allergens: readonly Allergen[],
  animals: readonly AnimalClass[],
  often: Ingredient['often'],
): Pick<Ingredient, 'allergens' | 'animals'> {
  const possible = ALLERGENS.filter((allergen) => often[allergen] !== undefined);
  const held = new Set([...allergens, ...possible]);
  const sources = possible.flatMap((allergen) => ALLERGEN_FACTS[allergen].animal ?? []);
  const beasts = ANIMAL_CLASSES.filter((animal) => often[animal] !== undefined);
  return {
    allergens: ALLERGENS.filter((allergen) => held.has(allergen)),
    animals: [...new Set([...animals, ...sources, ...beasts])],
  };
}

function readWeights(entry: Entry): Ingredient['gramsPer'] {
  return Object.fromEntries(
    Object.entries(entry.fields([], COUNT_UNITS)).map(([unit, grams]) => [
      unit,
      grams.number({ least: 0.001, most: 2000 }),
    ]),
  );
}

/** 'skinned: SR28 05080, 57 % edible': the figures that apply with a recipe's note. */
function readWhen(entry: Entry): Readonly<Record<string, NutritionFacts>> {
  return Object.fromEntries(entry.named().map(({ key, entry: facts }) => [key, readFacts(facts)]));
}

function readFacts(entry: Entry): NutritionFacts {
  const text = entry.text();
  if (text === '') return NO_FACTS;
  const facts = readNutrition(text);
  if (typeof facts !== 'string') return facts;
  entry.fault(facts);
  return NO_FACTS;
}

/** The ingredients of all groups, with their parents resolved. */
export function withKinds(entries: readonly IngredientEntry[]): Ingredient[] {
  const index = new IngredientIndex(entries.map(({ ingredient }) => ingredient));
  const slugs = new Set<string>();
  const ids = new Map<number, string>();
  return entries.map(({ ingredient, entry, kindOf }) => {
    const { id, slug } = ingredient;
    const other = ids.get(id);
    if (slugs.has(slug)) entry.fault(`another ingredient has the name '${slug}'. Rename one of them.`);
    else if (other !== undefined)
      entry.fault(`'${other}' already has the id ${id}. Use ${nextId(entries)}, which is free.`);
    slugs.add(slug);
    ids.set(id, slug);
    if (!kindOf) return ingredient;
    const general = findIngredient(kindOf.text(), index);
    if (!general) kindOf.fault(unknownIngredient(kindOf.text(), index));
    return { ...ingredient, parent: general?.slug ?? null };
  });
}

const nextId = (entries: readonly IngredientEntry[]) =>
  Math.max(...entries.map(({ ingredient }) => ingredient.id)) + 1;
