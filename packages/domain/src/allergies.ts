import { preferenceLabel } from './preferences.ts';
import { ALLERGEN_FACTS, withoutWholes, type Allergen } from './vocabulary/allergens.ts';

/**
 * An allergen in a dish, with the names of the ingredients that contain it; no names if the source is
 * unknown.
 */
export interface NamedAllergen {
  readonly allergy: Allergen;
  readonly ingredients: readonly string[];
  /** Those of these ingredients of which only some products contain it. */
  readonly often?: readonly string[] | undefined;
}

/** What a cook must avoid in a dish: what it contains, and what it may contain. */
export interface AvoidedThings {
  /** The ingredients as shown in a sentence: 'peanuts', 'soy sauce (wheat)'. */
  readonly contains: readonly string[];
  /**
   * What depends on the label, with the ingredients whose label decides: 'dairy (puff pastry)'; and allergies with too
   * little data to decide: 'nuts'.
   */
  readonly mayContain: readonly string[];
}

/** An allergen as shown in a sentence: 'tree nuts'. */
export const allergenWords = (allergen: Allergen): string => preferenceLabel(allergen).toLowerCase();

/** What an ingredient is called where it is shown: 'aubergine' is 'eggplant' in the United States. */
type Naming = (name: string) => string;

const AS_WRITTEN: Naming = (name) => name;

/**
 * Which of these allergens the cook avoids: each ingredient once, in order, by the name that `shown` gives it.
 * @param most how many ingredients to name of those whose label decides; the rest are counted
 */
export function avoidedThings(
  allergens: readonly NamedAllergen[],
  avoided: readonly Allergen[],
  shown = AS_WRITTEN,
  most = Infinity,
): AvoidedThings {
  const concerned = allergens.filter(({ allergy }) => avoided.includes(allergy));
  const sure = new Map<string, Allergen[]>();
  const possible = new Map<string, Allergen[]>();
  for (const { allergy, ingredients, often = [] } of concerned) {
    for (const name of ingredients) {
      const explained = often.includes(name) ? possible : sure;
      explained.set(name, [...(explained.get(name) ?? []), allergy]);
    }
  }
  const unexplained = concerned.filter(({ ingredients }) => ingredients.length === 0);
  return {
    contains: [...sure].map(([name, held]) =>
      inWords(shown(name), withoutWholes(held.filter(isHiddenIn(name)))),
    ),
    mayContain: [
      ...[...byAllergens(sure, possible)].map(
        ([told, names]) =>
          `${told} (${oneOf(
            names.map((name) => shown(name)),
            most,
          )})`,
      ),
      ...withoutWholes(unexplained.map(({ allergy }) => allergy)).map(allergenWords),
    ],
  };
}

/** The ingredients whose label decides, by what they may contain: 'eggs or dairy'. It, not they, is what may be in the dish. */
function byAllergens(
  sure: ReadonlyMap<string, readonly Allergen[]>,
  possible: ReadonlyMap<string, readonly Allergen[]>,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, maybe] of possible) {
    // Beer with gluten is avoided for certain: whether it has wheat too adds nothing.
    const isSure = ({ partOf }: { partOf?: Allergen }) => partOf && sure.get(name)?.includes(partOf);
    const told = withoutWholes(maybe).filter((allergy) => !isSure(ALLERGEN_FACTS[allergy]));
    if (told.length === 0) continue;
    const words = oneOf(told.map(allergenWords));
    groups.set(words, [...(groups.get(words) ?? []), name]);
  }
  return groups;
}

/** 'milk, butter, or 2 more': 'or', because 'and' joins what the sentence lists. */
function oneOf(names: readonly string[], most = Infinity): string {
  const told = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  if (told.length < 3) return told.join(' or ');
  return `${told.slice(0, -1).join(', ')}, or ${told.at(-1)}`;
}

const isHiddenIn = (name: string) => (allergy: Allergen) =>
  ALLERGEN_FACTS[allergy].hiddenIn?.test(name) === true;

/** 'soy sauce (wheat)', 'wheat noodles'. */
const inWords = (name: string, told: readonly Allergen[]) =>
  told.length === 0 ? name : `${name} (${told.map(allergenWords).join(', ')})`;

/** What a cook avoids in a single ingredient, as shown in a sentence; each undefined if there is nothing. */
export interface AvoidedIn {
  /** What every product contains: 'egg', 'pesto (nuts)'. */
  readonly contains: string | undefined;
  /** What only some products contain: 'dairy (margarine)'. */
  readonly mayContain: string | undefined;
}

/** An ingredient's allergens, including those that only some products contain. */
export interface AllergenicIngredient {
  readonly name: string;
  readonly allergens: readonly Allergen[];
  /** Absent from an older server: then all of them count as contained. */
  readonly often?: readonly Allergen[] | undefined;
}

/** What a cook avoids in several ingredients, by the names that `shown` gives them. */
export function avoidedInAll(
  ingredients: readonly AllergenicIngredient[],
  avoided: readonly Allergen[],
  shown = AS_WRITTEN,
): AvoidedThings {
  const named = ingredients.flatMap(({ name, allergens, often = [] }) =>
    allergens.map((allergy) => ({
      allergy,
      ingredients: [name],
      often: often.includes(allergy) ? [name] : [],
    })),
  );
  return avoidedThings(named, avoided, shown);
}

/** What a cook avoids in a single ingredient, by the name that `shown` gives it; undefined if nothing. */
export function avoidedIn(
  ingredient: AllergenicIngredient,
  avoided: readonly Allergen[],
  shown = AS_WRITTEN,
): AvoidedIn | undefined {
  const things = avoidedInAll([ingredient], avoided, shown);
  const [contains, mayContain] = [things.contains[0], things.mayContain[0]];
  return (contains ?? mayContain) ? { contains, mayContain } : undefined;
}

/** All allergens of a dish, in words, for anyone who eats it. */
export interface AllergenStatement {
  /** 'eggs', 'tree nuts'. */
  readonly contains: readonly string[];
  /** What it may contain, with the ingredients whose labels say so; none if too little is known. */
  readonly mayContain: readonly {
    readonly allergens: readonly string[];
    readonly labels: readonly string[];
  }[];
}

/**
 * What a dish contains and may contain, with ingredients by the name that `shown` gives them. A wide allergen is left
 * out where its part says more.
 */
export function allergenStatement(
  allergens: readonly NamedAllergen[],
  shown = AS_WRITTEN,
): AllergenStatement {
  const isSure = ({ ingredients, often = [] }: NamedAllergen) =>
    ingredients.some((name) => !often.includes(name));
  const sure = new Set(allergens.filter(isSure).map(({ allergy }) => allergy));
  const possible = allergens.filter(({ allergy }) => !sure.has(allergy));
  // Beer certainly has gluten; whether it also has wheat belongs in the note on a wheat allergy.
  const isTold = (allergy: Allergen) => {
    const { partOf } = ALLERGEN_FACTS[allergy];
    return partOf === undefined || !sure.has(partOf);
  };
  const told = new Set(withoutWholes(possible.map(({ allergy }) => allergy)).filter(isTold));
  const byLabels = new Map<string, { allergens: string[]; labels: string[] }>();
  for (const { allergy, ingredients } of possible.filter((one) => told.has(one.allergy))) {
    const group = byLabels.get(ingredients.join()) ?? {
      allergens: [],
      labels: ingredients.map((name) => shown(name)),
    };
    group.allergens.push(allergenWords(allergy));
    byLabels.set(ingredients.join(), group);
  }
  return {
    contains: withoutWholes([...sure]).map(allergenWords),
    mayContain: [...byLabels.values()],
  };
}

/** The number of dishes that share a set of allergens. */
export interface CountedAllergens {
  readonly recipe_count: number;
  readonly contains: readonly Allergen[];
  readonly may_contain: readonly Allergen[];
}

/** What a cook avoids across many dishes. */
export interface AvoidedDishes {
  /** How many dishes definitely contain an avoided allergen, and which. */
  readonly contain: { readonly dishes: number; readonly things: readonly Allergen[] };
  /** How many other dishes may contain one, and which. */
  readonly mayContain: { readonly dishes: number; readonly things: readonly Allergen[] };
}

/** Counts the dishes that contain anything avoided, each once. */
export function avoidedDishes(
  counted: readonly CountedAllergens[],
  avoided: readonly Allergen[],
): AvoidedDishes {
  const sure = counted.filter(({ contains }) => contains.some((allergy) => avoided.includes(allergy)));
  const possible = counted.filter(
    (dishes) => !sure.includes(dishes) && dishes.may_contain.some((allergy) => avoided.includes(allergy)),
  );
  const told = (dishes: readonly CountedAllergens[], key: 'contains' | 'may_contain') => ({
    dishes: dishes.reduce((sum, { recipe_count: count }) => sum + count, 0),
    things: withoutWholes(avoided.filter((allergy) => dishes.some((each) => each[key].includes(allergy)))),
  });
  return { contain: told(sure, 'contains'), mayContain: told(possible, 'may_contain') };
}
