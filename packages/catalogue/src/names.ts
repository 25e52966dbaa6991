import { nameKey } from '@larder/domain/names';
import type { Ingredient } from './model.ts';

/** Finds ingredients by id, by slug and by any name that people type, and knows what each is a kind of. */
export class IngredientIndex {
  /** Name keys that more than one ingredient claims, with their slugs. None, in a sound catalogue. */
  readonly ambiguous: ReadonlyMap<string, readonly string[]>;
  readonly #bySlug = new Map<string, Ingredient>();
  readonly #byId = new Map<number, Ingredient>();
  readonly #byKey = new Map<string, Ingredient>();

  constructor(ingredients: readonly Ingredient[]) {
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

  /** The ingredient of a name in any case, number or spelling that the catalogue lists. */
  find(name: string): Ingredient | undefined {
    return this.findByKey(nameKey(name));
  }

  /** The same for a name's key, for who has it already. */
  findByKey(key: string): Ingredient | undefined {
    return this.#byKey.get(key);
  }

  /** The ingredient of an id or a slug. */
  get(idOrSlug: number | string): Ingredient | undefined {
    return typeof idOrSlug === 'number' ? this.#byId.get(idOrSlug) : this.#bySlug.get(idOrSlug);
  }

  /** What an ingredient is a kind of, nearest first: basmati rice → rice. Whoever owns it has these too. */
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

/** Every key under which an ingredient is found, each once. */
export function nameKeys(ingredient: Ingredient): ReadonlySet<string> {
  return new Set([ingredient.name, ingredient.plural, ...ingredient.aliases].map(nameKey));
}
