import { COUNTED, MEASURES } from './unit-words.ts';
import { stem, stemSet } from './words.ts';

/** Where the food's name ends, and what is done with it begins. */
const END =
  /[,;:()–—+]|\s-\s|\s(?:in|with|for|at|to|from|plus|if|until|about|as|per|and|or|into|without|such|like)\s/;
/** 'finely chopped', 'seedless'. */
const HOW = /(?:ed|ly|less)$/;
const MEASURED = new Set([...MEASURES.keys(), ...COUNTED.keys()].map(stem));
/** Other measures, parts that steps name of anything, and kinds that `kinds.ts` decides on. */
const NO_FOOD = stemSet(`
  inch cm piece pinch handful bunch jar packet pack package bag bottle box carton knob dash splash glass head stick punnet
  fat skin zest rind peel size thumb room temperature taste serving optional more beaten frozen broken
  cheese pasta fish polenta cornmeal`);

/**
 * The stem of the word that a cook's own line has for its food, to find it in the steps by: 'scallion' of '4 scallions, thinly
 * sliced', whose ingredient is called spring onion. Null if it has none.
 */
export function cooksWord(line: string, descriptions: ReadonlySet<string>): string | null {
  const [name = ''] = line.toLowerCase().split(END);
  const words = name.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const isFood = (word: string) =>
    !HOW.test(word) && ![descriptions, MEASURED, NO_FOOD].some((others) => others.has(stem(word)));
  const word = words.findLast(isFood);
  return word === undefined ? null : stem(word);
}
