import { editDistance } from '@larder/domain/names';
import type { Vocabulary } from '../../search/spelling.ts';

/** Several vocabularies, combined. */
export class JointVocabulary implements Pick<Vocabulary, 'has' | 'nearest'> {
  readonly #vocabularies: readonly Vocabulary[];

  constructor(vocabularies: readonly Vocabulary[]) {
    this.#vocabularies = vocabularies;
  }

  has(word: string): boolean {
    return this.#vocabularies.some((vocabulary) => vocabulary.has(word));
  }

  nearest(word: string): string[] {
    const near = [...new Set(this.#vocabularies.flatMap((vocabulary) => vocabulary.nearest(word)))];
    const edits = near.map((other) => editDistance(word, other, word.length));
    const fewest = Math.min(...edits);
    return near.filter((_, index) => edits[index] === fewest);
  }
}
