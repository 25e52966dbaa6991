import { wordKey } from '../names/key.ts';
import { isQuantity } from './quantity.ts';

/** The boundary before a word: none, part of a sentence (',') or a whole one ('.'). */
export type Ending = 'none' | 'part' | 'sentence';

/** One word of a transcript. */
export interface SpokenToken {
  /** As transcribed. */
  readonly said: string;
  /** As compared: in lower case, without apostrophes. */
  readonly lower: string;
  /** Singular and without accents, as names are compared. */
  readonly key: string;
  /** Whether it is a number, possibly with a unit: '500g'. */
  readonly isQuantity: boolean;
  readonly ends: Ending;
}

/** The words of a transcript. */
export type Tokens = readonly SpokenToken[];

/** Longer words are noise: no ingredient has one, and they are not worth any time. */
const LONGEST_WORD = 40;
/** Hesitations, which may occur in the middle of a name. */
const HESITATIONS: ReadonlySet<string> = new Set(
  'um umm uh uhm uhh er erm err hm hmm hmmm ah ahh oh ooh eh mm mmm'.split(' '),
);
const EDGES = /^[^\p{L}\p{N}½¼¾⅓⅔]+|[^\p{L}\p{N}%½¼¾⅓⅔]+$/gu;

/** What "the milk's gone off" and "the milk's off" are short for. */
const HAS = /(?<!\b(?:it|that|there|he|she|who|what))'s (?=gone|expired|turned|run out)/gi;
const IS =
  /(?<!\b(?:it|that|there|he|she|who|what))'s (?=off|bad|sour|past|mou?ldy|stale|rotten|rancid|mushy|limp|finished|empty|out of date|slimy|on the turn|in the bin)/gi;

/** A 'no' after a hesitation takes back what was just said; most others say that something is missing. */
const DOUBT = /\b(?:er|erm|err|uh|uhm) no\b/gi;

/** 'Oh no, the milk is off': an exclamation denies nothing. After a question it is the answer. */
const DISMAY = /(^|[.!…]\s*)oh no(?=[,.!…]|\s+(?:there|we|i|its|the|my|our)\b)/gi;

/** The words of a transcript without hesitations, with the boundaries between its parts. */
export function spokenTokens(transcript: string): SpokenToken[] {
  const tokens: SpokenToken[] = [];
  let ends: Ending = 'none';
  for (const piece of pieces(transcript)) {
    const said = piece.replaceAll(EDGES, '');
    const lower = said.toLowerCase().replaceAll("'", '');
    if (said === '') ends = strongest(ends, endingOf(piece));
    else if (HESITATIONS.has(lower) || said.length > LONGEST_WORD) continue;
    else {
      tokens.push({ said, lower, key: wordKey(lower), isQuantity: isQuantity(lower), ends });
      ends = 'none';
    }
  }
  return tokens;
}

/** Words and punctuation, separately. */
function pieces(transcript: string): string[] {
  return transcript
    .normalize('NFC')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(HAS, ' has ')
    .replaceAll(IS, ' is ')
    .replaceAll(DISMAY, '$1 ')
    .replaceAll(DOUBT, ' wait no ')
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll('\n', ' ; ')
    .replaceAll(/[;:!?()"“”…]|[.,](?!\d)/gu, ' $& ')
    .split(/\s+/);
}

function endingOf(sign: string): Ending {
  if (/^[;.!?…]/.test(sign)) return 'sentence';
  return /^[,:()"“”]/.test(sign) ? 'part' : 'none';
}

function strongest(one: Ending, other: Ending): Ending {
  return one === 'sentence' || other === 'none' ? one : other;
}
