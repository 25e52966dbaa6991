import type { QueryTerm } from '../../search/text-index/query.ts';
import type { TextHits, TextIndex } from '../../search/text-index/text-index.ts';
import type { Parts } from './parts.ts';

/** The texts of several indexes, combined. */
export class JointTexts implements Pick<TextIndex, 'find' | 'findSigns' | 'withTitleWord'> {
  readonly #indexes: readonly TextIndex[];
  readonly #parts: Parts;

  constructor(indexes: readonly TextIndex[], parts: Parts) {
    this.#indexes = indexes;
    this.#parts = parts;
  }

  withTitleWord(word: string): Uint32Array {
    return this.#parts.join(this.#indexes.map((index) => index.withTitleWord(word)));
  }

  findSigns(signs: string): TextHits {
    return this.#joined(this.#indexes.map((index) => index.findSigns(signs)));
  }

  async find(terms: readonly QueryTerm[]): Promise<TextHits> {
    return this.#joined(await Promise.all(this.#indexes.map((index) => index.find(terms))));
  }

  #joined(hits: readonly TextHits[]): TextHits {
    return {
      places: this.#parts.join(hits.map(({ places }) => places)),
      relevance: async (places) => {
        const relevance = new Float64Array(places.length);
        let at = 0;
        for (const [part, own] of this.#parts.split(places).entries()) {
          if (own.length > 0) relevance.set(await hits[part]!.relevance(own), at);
          at += own.length;
        }
        return relevance;
      },
    };
  }
}
