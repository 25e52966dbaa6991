import { wordKey } from './key.ts';

/** Other spellings and short forms of a word, by the one that our names use. */
const WORDS: Readonly<Record<string, string>> = {
  dal: 'daal dhal dahl dhall daahl',
  yogurt: 'yoghurt yog yogourt yoghourt',
  chilli: 'chili chile chilly',
  chocolate: 'choc',
  tomato: 'tom',
  mozzarella: 'mozz mozza',
  vegetable: 'veg veggie',
  double: 'dbl',
  caster: 'castor',
  cream: 'creme',
  besan: 'basen besen bessan',
  lasagne: 'lasagna',
  dhania: 'dhaniya',
  pyaz: 'pyaaz piaz pyaj',
  paneer: 'panir',
  kimchi: 'kimchee kimchii gimchi',
  mushroom: 'shroom mushie',
  spaghetti: 'spag',
  margarine: 'marge',
  fillet: 'filet',
  style: 'styled',
  oil: 'oill',
  muscovado: 'muscavado',
  sugar: 'suger',
  powder: 'pwdr pwd',
  worcestershire: 'worchestershire worchester worcester',
  chicken: 'chkn ckn chkcn',
  breast: 'brst',
  spinach: 'spnch',
  strawberry: 'strawb',
  unsalted: 'unsltd',
  extract: 'ext',
  floret: 'flowerette floweret',
};

const VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([word, others]) =>
    others.split(' ').map((other): [string, string] => [other, word]),
  ),
);

/** A word's key in the spelling of our names: 'daal' → 'dal', 'toms' → 'tomato'. */
export function usualKey(key: string): string {
  return VARIANTS.get(key) ?? key;
}

/** The keys of a word, which may be hyphenated, in the spelling of our names. */
export function usualKeys(word: string): string[] {
  return wordKey(word).split(' ').filter(Boolean).map(usualKey);
}
