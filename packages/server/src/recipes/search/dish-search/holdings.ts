import { gramsOf, type IngredientIndex } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { IngredientFamily } from '../ingredient-family.ts';
import type { MatchIndex } from '../match-index.ts';

/** What is known of what a dish holds. */
export interface HoldingDish {
  /** Its ingredients with their amounts. */
  readonly needs: readonly (readonly [ingredientId: number, quantity: number, unit: Unit])[];
}

interface Indexes {
  readonly matches: Pick<MatchIndex, 'placesNeeding'>;
  readonly names: IngredientIndex;
  readonly family: IngredientFamily;
}

/** What is made of an ingredient and is no kind of it. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  tomato: [
    'tinned-tomatoes',
    'tinned-plum-tomatoes',
    'passata',
    'tomato-paste',
    'sun-dried-tomato',
    'tomato-juice',
  ],
  lamb: ['minced-lamb'],
};

/** Knows which dishes hold an ingredient or a kind of it. Ingredients go by slug. */
export class Holdings {
  readonly #dishes: readonly HoldingDish[];
  readonly #indexes: Indexes;

  constructor(dishes: readonly HoldingDish[], indexes: Indexes) {
    this.#dishes = dishes;
    this.#indexes = indexes;
  }

  /** Where recipes stand that hold one of these. */
  of(slugs: readonly string[]): Uint32Array {
    return this.#indexes.matches.placesNeeding(this.#kindsOf(slugs));
  }

  /** The same, also with what is made of them. */
  ofAll(slugs: readonly string[]): Uint32Array {
    return this.of(slugs.flatMap((slug) => [slug, ...(MADE_OF[slug] ?? [])]));
  }

  /** Tells how much of a dish these are by weight, to 1. */
  shareOf(slugs: readonly string[]): (place: number) => number {
    const ids = new Set(this.#kindsOf(slugs));
    return (place) => {
      let all = 0;
      let these = 0;
      for (const [id, quantity, unit] of this.#dishes[place]!.needs) {
        const ingredient = this.#indexes.names.get(id);
        const grams = (ingredient && gramsOf(ingredient, quantity, unit)) ?? 0;
        all += grams;
        if (ids.has(id)) these += grams;
      }
      return all > 0 ? these / all : 0;
    };
  }

  #kindsOf(slugs: readonly string[]): number[] {
    const { names, family } = this.#indexes;
    return slugs.flatMap((slug) => {
      const ingredient = names.get(slug);
      return ingredient ? [...family.kindsOf(ingredient.id)] : [];
    });
  }
}
