import { nameKey, NameReader, type NamedThing, type NameReading } from '../names/index.ts';
import type { Unit } from '../units.ts';
import type { Ingredient } from './ingredient.ts';

/** What a counted name means: '2 peppers' are not ground pepper, and '3 chopped tomatoes' are not a tin. */
const COUNTED: Readonly<Record<string, string>> = {
  pepper: 'bell-pepper',
  'chopped tomato': 'tomato',
  'diced tomato': 'tomato',
  'peeled tomato': 'tomato',
  'crushed tomato': 'tomato',
  // Biscuits, not whiskey.
  bourbon: 'chocolate-sandwich-biscuit',
  rasher: 'bacon',
  russet: 'potato',
};

/** What the makers of milk-free and meat-free food make: next to their names nothing else is found. */
const REPLACERS: ReadonlySet<string> = new Set([
  'plant-milk',
  'soy-milk',
  'oat-milk',
  'almond-milk',
  'plant-based-spread',
  'vegan-cheese',
  'vegan-mayonnaise',
  'soy-yogurt',
  'coconut-yogurt',
  'rice-milk',
  'tofu',
  'smoked-tofu',
  'silken-tofu',
  'tempeh',
  'seitan',
  'vegan-sausage',
  'vegan-burger',
  'vegan-mince',
  'vegan-nugget',
  'vegan-cream-cheese',
  'vegan-chocolate',
  'oat-cream',
  'soy-cream',
]);

/** Finds ingredients by id, slug or any name that people type, and knows what each is a kind of. */
export class IngredientIndex {
  /** Name keys claimed by more than one ingredient, with their slugs. Empty in a valid catalogue. */
  readonly ambiguous: ReadonlyMap<string, readonly string[]>;
  readonly #bySlug = new Map<string, Ingredient>();
  readonly #byId = new Map<number, Ingredient>();
  readonly #byKey = new Map<string, Ingredient>();
  readonly #ingredients: readonly Ingredient[];
  #reader: NameReader<Ingredient> | null = null;

  constructor(ingredients: readonly Ingredient[]) {
    this.#ingredients = ingredients;
    const ambiguous = new Map<string, string[]>();
    for (const ingredient of ingredients) {
      this.#bySlug.set(ingredient.slug, ingredient);
      this.#byId.set(ingredient.id, ingredient);
      for (const key of nameKeys(ingredient)) {
        const other = this.#byKey.get(key);
        if (other) ambiguous.set(key, [...(ambiguous.get(key) ?? [other.slug]), ingredient.slug]);
        else this.#byKey.set(key, ingredient);
      }
    }
    this.ambiguous = ambiguous;
  }

  /** The number of ingredients. */
  get size(): number {
    return this.#ingredients.length;
  }

  /** Finds an ingredient by name, in any case, number or listed spelling. */
  find(name: string): Ingredient | undefined {
    return this.findByKey(nameKey(name));
  }

  /** Finds an ingredient by name key, to check whether the name is taken. */
  findByKey(key: string): Ingredient | undefined {
    return this.#byKey.get(key);
  }

  /**
   * Reads typed, spoken or pasted text with quantity and preparation: '2 x 400 g tins of chopped tomatoes'.
   * Corrects typos if unambiguous. A wrong ingredient is worse than none.
   */
  read(text: string): NameReading<Ingredient> {
    return this.#names().read(text);
  }

  /** The ingredient whose name consists of exactly these words; `isCounted`: a number is given. */
  findWords(words: readonly string[], isCounted = false): Ingredient | undefined {
    return this.#names().find(words, isCounted);
  }

  /** Every ingredient with all its names. */
  get named(): readonly NamedThing<Ingredient>[] {
    return this.#ingredients.map((thing) => namedThing(thing, this.ancestors(thing.slug)));
  }

  #names(): NameReader<Ingredient> {
    this.#reader ??= nameReader(this.named);
    return this.#reader;
  }

  /** Finds an ingredient by id or slug. */
  get(idOrSlug: number | string): Ingredient | undefined {
    return typeof idOrSlug === 'number' ? this.#byId.get(idOrSlug) : this.#bySlug.get(idOrSlug);
  }

  /** Gets an ingredient by id or slug; throws a RangeError if there is none. */
  require(idOrSlug: number | string): Ingredient {
    const ingredient = this.get(idOrSlug);
    if (!ingredient) throw new RangeError(`no ingredient '${idOrSlug}'`);
    return ingredient;
  }

  /**
   * What an ingredient is a kind of, nearest first: basmati rice → rice. Having it means having these too.
   */
  ancestors(idOrSlug: number | string): readonly Ingredient[] {
    const found: Ingredient[] = [];
    let ingredient = this.get(idOrSlug);
    while (ingredient?.parent) {
      ingredient = this.#bySlug.get(ingredient.parent);
      if (!ingredient || found.includes(ingredient)) break;
      found.push(ingredient);
    }
    return found;
  }
}

/** Every key that finds an ingredient, each once. */
export function nameKeys(ingredient: Ingredient): ReadonlySet<string> {
  return new Set([ingredient.name, ingredient.plural, ...ingredient.aliases].map(nameKey));
}

/** Built on first use: most callers only look ingredients up by slug. */
function nameReader(things: readonly NamedThing<Ingredient>[]): NameReader<Ingredient> {
  const bySlug = new Map(things.map((named) => [named.thing.slug, named]));
  const counted = Object.entries(COUNTED).flatMap(([name, slug]): [string, NamedThing<Ingredient>][] => {
    const named = bySlug.get(slug);
    return named ? [[nameKey(name), named]] : [];
  });
  return new NameReader(things, {
    counted: new Map(counted),
    isReplacer: ({ slug }) => REPLACERS.has(slug),
    isFresh: ({ category, gramsPer }) =>
      category === 'Produce' ||
      (category === 'Proteins' && gramsPer.can === undefined && gramsPer.jar === undefined),
    hasMilk: ({ allergens }) => allergens.includes('dairy'),
  });
}

function namedThing(thing: Ingredient, kindOf: readonly Ingredient[]): NamedThing<Ingredient> {
  const { name, plural, aliases, gramsPer, category } = thing;
  const isDry = category === 'Spices' || (category === 'Pantry' && gramsPer.can === undefined);
  const countedIn = Object.keys(gramsPer) as Unit[];
  const keeps = category === 'Pantry' || category === 'Spices' || category === 'Other';
  return { thing, names: [name, plural, ...aliases], countedIn, isDry, keeps, kindOf };
}
