import type { AnimalClass } from './animals.ts';

/** The description of an allergen. */
interface AllergenFacts {
  /** The wider allergen that it is part of: a cook who avoids that one avoids this one too. */
  readonly partOf?: string;
  /** Foods that do not look like they contain it: next to these the allergen is always shown. */
  readonly hiddenIn?: RegExp;
  /** The animals it comes from. */
  readonly animal?: AnimalClass;
}

const WHEAT_HIDDEN_IN =
  /soy sauce|oyster sauce|gochujang|doenjang|ssamjang|hoisin|teriyaki|shaoxing|stock|(?:beef|yeast) extract|asafoetida|masala|sausage|fish[- ]?cake/i;

/*
 * The first eight keep the meaning they have always had, so that a stored preference, a shared link or an older
 * client that knows only these protects as before. The others are the rest of the EU's 14, and the parts of
 * nuts, shellfish and gluten for those who can eat one but not the other.
 */
const TABLE = {
  nuts: { hiddenIn: /pesto|chocolate|groundnut/i },
  shellfish: { hiddenIn: /kimchi/i, animal: 'fish' },
  dairy: { hiddenIn: /pesto|brioche|naan|chocolate|gnocchi|tortilla chip|stock/i, animal: 'dairy' },
  eggs: {
    hiddenIn: /mayonnaise|brioche|gnocchi|ladyfinger|fish[- ]?cake|speculoos|stock/i,
    animal: 'egg',
  },
  soy: {
    hiddenIn:
      /gochujang|doenjang|ssamjang|oyster sauce|hoisin|teriyaki|stock|chocolate|speculoos|brioche|salami|filo|textured vegetable protein/i,
  },
  wheat: { partOf: 'gluten', hiddenIn: WHEAT_HIDDEN_IN },
  fish: { hiddenIn: /kimchi|worcestershire|oyster sauce|sriracha|stir-fry sauce/i, animal: 'fish' },
  sesame: { hiddenIn: /ssamjang|hoisin|teriyaki|brioche/i },
  peanuts: { partOf: 'nuts', hiddenIn: /groundnut/i },
  tree_nuts: { partOf: 'nuts', hiddenIn: /pesto|chocolate/i },
  crustaceans: { partOf: 'shellfish', hiddenIn: /kimchi/i, animal: 'fish' },
  molluscs: { partOf: 'shellfish', hiddenIn: /snail/i, animal: 'fish' },
  gluten: { hiddenIn: new RegExp(`${WHEAT_HIDDEN_IN.source}|beer|vinegar|oats|oat milk`, 'i') },
  celery: { hiddenIn: /celeriac/i },
  mustard: {},
  sulphites: { hiddenIn: /./ },
  lupin: {},
} as const satisfies Record<string, AllergenFacts>;

/**
 * What a cook may be allergic to. 'nuts' are peanuts and tree nuts, 'shellfish' crustaceans and molluscs,
 * 'gluten' wheat, rye, barley and oats.
 */
export type Allergen = keyof typeof TABLE;

/** Every allergen, in display order. */
export const ALLERGENS = Object.keys(TABLE) as readonly Allergen[];
export const ALLERGEN_FACTS: Readonly<Record<Allergen, AllergenFacts & { readonly partOf?: Allergen }>> =
  TABLE;

const EARLY_ALLERGENS: ReadonlySet<Allergen> = new Set([
  'nuts',
  'shellfish',
  'dairy',
  'eggs',
  'soy',
  'wheat',
  'fish',
  'sesame',
]);

/** Whether every client knows this allergen. Some were written before the others, and may leave them out unknowingly. */
export const isEarlyAllergen = (allergen: Allergen): boolean => EARLY_ALLERGENS.has(allergen);

/** The parts of an allergen: peanuts and tree nuts of nuts. Empty if it is not divided. */
export const partsOf = (allergen: Allergen): readonly Allergen[] =>
  ALLERGENS.filter((one) => ALLERGEN_FACTS[one].partOf === allergen);

/** These allergens with those that they are part of, in display order. */
export function withWholes(allergens: readonly Allergen[]): Allergen[] {
  const held = new Set(allergens.flatMap((one) => [one, ALLERGEN_FACTS[one].partOf ?? one]));
  return ALLERGENS.filter((one) => held.has(one));
}

/** These allergens without those of which a part is named too: 'wheat', not 'wheat, gluten'. */
export function withoutWholes(allergens: readonly Allergen[]): Allergen[] {
  const named = new Set(allergens.map((one) => ALLERGEN_FACTS[one].partOf));
  return allergens.filter((one) => !named.has(one));
}
