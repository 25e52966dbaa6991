import { wordKey } from '../names/key.ts';
import { isPreparation } from '../names/preparation.ts';
import { isUnitWord } from '../names/unit-words.ts';
import type { Certainty } from './items.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What misspelled words most likely are. */
export interface Likely<Thing> {
  readonly length: number;
  readonly thing: Thing;
  readonly certainty: Certainty;
}

/** The longest misspelled name looked up. */
const MOST_WORDS = 4;
/** A mishearing has no more candidate readings than this. */
const MOST_READINGS = 12;
const MOST_SOUNDED = 3;

/** What a word may have been. */
export type Alternatives = (token: SpokenToken) => readonly string[];

/** The longest name with one or more words misheard: 'soy source', 'coming seeds'. */
export function respelledAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  alternatives: Alternatives,
): Likely<Thing> | null {
  let readings: Reading[] = [{ words: [], joined: '', changed: 0 }];
  let longest: Likely<Thing> | null = null;
  for (let length = 1; length <= MOST_WORDS; length += 1) {
    const token = tokens[from + length - 1];
    if (!token || (length > 1 && token.ends !== 'none') || token.isQuantity) break;
    const others = alternatives(token);
    const isKnown = vocabulary.words.has(token.key);
    if (!isKnown && others.length === 0) break;
    readings = readings
      .flatMap((reading) => [
        ...(isKnown ? [withWord(reading, token.said, 0)] : []),
        ...others.map((word) => withWord(reading, word, 1)),
      ])
      .filter(({ joined }) => vocabulary.beginnings.has(joined));
    if (readings.length === 0 || readings.length > MOST_READINGS) break;
    for (const { words, changed } of readings) {
      const thing = changed > 0 ? vocabulary.world.find(words, false) : undefined;
      if (thing === undefined) continue;
      longest = { length, thing, certainty: changed < length ? 'sure' : 'slot' };
      break;
    }
  }
  return longest;
}

interface Reading {
  readonly words: readonly string[];
  /** The words' keys, joined. */
  readonly joined: string;
  readonly changed: number;
}

function withWord({ words, joined, changed }: Reading, word: string, more: number): Reading {
  return {
    words: [...words, word],
    joined: joined + wordKey(word).replaceAll(' ', ''),
    changed: changed + more,
  };
}

/** The name that these words sound like: 'par meson', 'chick piece'. */
export function soundedAt<Thing>(
  tokens: readonly SpokenToken[],
  from: number,
  vocabulary: Vocabulary<Thing>,
  isSaid: (at: number) => boolean,
): Likely<Thing> | null {
  for (let length = mostSounded(tokens, from, isSaid); length > 0; length -= 1) {
    const said = tokens.slice(from, from + length);
    if (length === 1 && vocabulary.world.ordinary.has(said[0]?.lower ?? '')) continue;
    const thing = vocabulary.sounds.find(said.map(({ lower }) => lower));
    if (thing !== undefined) return { length, thing, certainty: 'slot' };
  }
  return null;
}

/** How many words in one breath have no meaning as they are. */
function mostSounded(tokens: readonly SpokenToken[], from: number, isSaid: (at: number) => boolean): number {
  for (let length = 0; length < MOST_SOUNDED; length += 1) {
    const token = tokens[from + length];
    if (!token || token.isQuantity || isUnitWord(token.lower) || isPreparation(token.lower)) return length;
    if (length > 0 && (token.ends !== 'none' || isSaid(from + length))) return length;
  }
  return MOST_SOUNDED;
}
