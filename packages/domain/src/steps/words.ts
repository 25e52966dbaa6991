/** A word, number or sign of a text, with its position. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅛]|[-–/.,:;!?()]/gu;

/** The words, numbers and signs of a text, in lower case. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** Other words for a food and other spellings, by stem: steps say 'spuds', 'mayo' and 'yoghurt', Britons and Americans their own. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arugula: 'rocket',
    beet: 'beetroot',
    bicarb: 'bicarbonat',
    chil: 'chilli',
    chili: 'chilli',
    cilantro: 'coriander',
    cornstarch: 'cornflour',
    eggplant: 'aubergin',
    mayo: 'mayonnais',
    parm: 'parmesan',
    shrimp: 'prawn',
    spud: 'potato',
    sweetcorn: 'corn',
    yoghurt: 'yogurt',
    zucchini: 'courgett',
  }),
);

/**
 * The shared stem of singular and plural, and of other words for the same food: 'tomatoes' and 'tomato', 'leaves' and 'leaf',
 * 'berries' and 'berry', 'crème' and 'creme', 'cilantro' and 'coriander'.
 */
export function stem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const bare = plain.length > 3 ? plain.replace(/(?:es|s|e)$/, '') : plain;
  const found = bare.replace(/y$/, 'i').replace(/v$/, 'f');
  return SAME.get(found) ?? found;
}

/** Whether the word is American for the fresh leaves alone: there, 'coriander' is the spice. */
export const isLeafWord = (word: string): boolean => word === 'cilantro';

/** The stems of space-separated words, as a set. */
export const stemSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(stem));
