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

/** The words of a sentence about allergens, in the language that it is shown in. */
export interface AllergyWords {
  /** What an ingredient is called: 'aubergine' is 'eggplant' in the United States. */
  readonly ingredient: (name: string) => string;
  /** What an allergen is called within a sentence: 'tree nuts'. */
  readonly allergen: (allergen: Allergen) => string;
  /** 'milk, butter, or 2 more': 'or', because 'and' joins what the sentence lists. */
  readonly oneOf: (names: readonly string[], more: number) => string;
  /** Whether an ingredient's name does not say by itself that it has an allergen: 'wheat noodles' does. */
  readonly isHidden: (name: string, allergen: Allergen) => boolean;
}

/** English, with ingredients as they are written. */
export const ENGLISH_ALLERGY_WORDS: AllergyWords = {
  ingredient: (name) => name,
  allergen: allergenWords,
  oneOf: (names, more) => {
    const told = more > 0 ? [...names, `${more} more`] : names;
    if (told.length < 3) return told.join(' or ');
    return `${told.slice(0, -1).join(', ')}, or ${told.at(-1)}`;
  },
  isHidden: (name, allergy) => ALLERGEN_FACTS[allergy].hiddenIn?.test(name) === true,
};

/**
 * Which of these allergens the cook avoids: each ingredient once, in order, in these words.
 * @param most how many ingredients to name of those whose label decides; the rest are counted
 */
export function avoidedThings(
  allergens: readonly NamedAllergen[],
  avoided: readonly Allergen[],
  words = ENGLISH_ALLERGY_WORDS,
  most = Infinity,
): AvoidedThings {
  const oneOf = (names: readonly string[], atMost = Infinity) =>
    words.oneOf(names.slice(0, atMost), Math.max(names.length - atMost, 0));
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
    contains: [...sure].map(([name, held]) => {
      const shown = words.ingredient(name);
      // Either name may hide it: 'groundnut oil' does not say what 'peanut oil' says.
      const hidden = withoutWholes(
        held.filter((allergy) => words.isHidden(name, allergy) || words.isHidden(shown, allergy)),
      );
      return hidden.length === 0 ? shown : `${shown} (${hidden.map(words.allergen).join(', ')})`;
    }),
    mayContain: [
      ...byAllergens(sure, possible).map(
        ({ allergens: told, names }) =>
          `${oneOf(told.map(words.allergen))} (${oneOf(names.map(words.ingredient), most)})`,
      ),
      ...withoutWholes(unexplained.map(({ allergy }) => allergy)).map(words.allergen),
    ],
  };
}

/** The ingredients whose label decides, by what they may contain: eggs or dairy. It, not they, is what may be in the dish. */
function byAllergens(
  sure: ReadonlyMap<string, readonly Allergen[]>,
  possible: ReadonlyMap<string, readonly Allergen[]>,
): { allergens: readonly Allergen[]; names: readonly string[] }[] {
  const groups = new Map<string, { allergens: readonly Allergen[]; names: string[] }>();
  for (const [name, maybe] of possible) {
    // Beer with gluten is avoided for certain: whether it has wheat too adds nothing.
    const isSure = ({ partOf }: { partOf?: Allergen }) => partOf && sure.get(name)?.includes(partOf);
    const told = withoutWholes(maybe).filter((allergy) => !isSure(ALLERGEN_FACTS[allergy]));
    if (told.length === 0) continue;
    const group = groups.get(told.join()) ?? { allergens: told, names: [] };
    group.names.push(name);
    groups.set(told.join(), group);
  }
  return [...groups.values()];
}

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

/** What a cook avoids in several ingredients, in these words. */
export function avoidedInAll(
  ingredients: readonly AllergenicIngredient[],
  avoided: readonly Allergen[],
  words = ENGLISH_ALLERGY_WORDS,
): AvoidedThings {
  const named = ingredients.flatMap(({ name, allergens, often = [] }) =>
    allergens.map((allergy) => ({
      allergy,
      ingredients: [name],
      often: often.includes(allergy) ? [name] : [],
    })),
  );
  return avoidedThings(named, avoided, words);
}

/** What a cook avoids in a single ingredient, in these words; undefined if nothing. */
export function avoidedIn(
  ingredient: AllergenicIngredient,
  avoided: readonly Allergen[],
  words = ENGLISH_ALLERGY_WORDS,
): AvoidedIn | undefined {
  const things = avoidedInAll([ingredient], avoided, words);
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
 * What a dish contains and may contain, in these words. A wide allergen is left out where its part says more.
 */
export function allergenStatement(
  allergens: readonly NamedAllergen[],
  words = ENGLISH_ALLERGY_WORDS,
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
      labels: ingredients.map(words.ingredient),
    };
    group.allergens.push(words.allergen(allergy));
    byLabels.set(ingredients.join(), group);
  }
  return {
    contains: withoutWholes([...sure]).map(words.allergen),
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
