import { gramsOf } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import type { IngredientFamily } from '../ingredient-family.ts';
import type { MatchIndex } from '../match-index.ts';

/** A dish's ingredients. */
export interface HoldingDish {
  /** Its ingredients with amounts. */
  readonly needs: readonly (readonly [ingredientId: number, quantity: number, unit: Unit])[];
}

interface Indexes {
  readonly matches: Pick<MatchIndex, 'placesNeeding'>;
  readonly names: IngredientIndex;
  readonly family: IngredientFamily;
}

/** Products made from an ingredient that are not a kind of it. */
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

/** Finds dishes by ingredient, including its kinds. Ingredients are identified by slug. */
export class Holdings {
  readonly #dishes: readonly HoldingDish[];
  readonly #indexes: Indexes;

  constructor(dishes: readonly HoldingDish[], indexes: Indexes) {
    this.#dishes = dishes;
    this.#indexes = indexes;
  }

  /** The positions of recipes that contain one of these. */
  of(slugs: readonly string[]): Uint32Array {
    return this.#indexes.matches.placesNeeding(this.#kindsOf(slugs));
  }

  /** The same, including products made from them. */
  ofAll(slugs: readonly string[]): Uint32Array {
    return this.of(slugs.flatMap((slug) => [slug, ...(MADE_OF[slug] ?? [])]));
  }

  /** The share of a dish by weight that these make up, up to 1. */
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
