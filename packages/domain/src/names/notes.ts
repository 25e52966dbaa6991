import { amountOf } from './amounts.ts';
import type { NamedThing } from './lookup.ts';
import { changes, isPreparation, LOOKS } from './preparation.ts';
import { keysOf, tokensOf, type Parts } from './text.ts';

/** Words that a note begins with or holds which says what to do, and not what it is. */
const TALK: ReadonlySet<string> = new Set(
  'to for or plus at in on cut about if as with without preferably optional more extra needed taste serve serving garnish room temperature into from not any each per reserved leftover left then patted pat wash thaw'.split(
    ' ',
  ),
);
/** Words after which 'dried' says that water was wiped off. */
const WIPED = /\b(?:washed|rinsed|patted|pat|wiped|drained)\b[^,]*\bdr(?:y|ied)\b/i;

/** How many words a note has at most that may belong before the name: 'pepper, black', 'tomatoes, sun-dried'. */
const MOST_WORDS = 3;

/**
 * What a name stands for together with its notes. 'Tomatoes, tinned' are tinned tomatoes, 'pepper, black' is black
 * pepper, and 'onions, pickled' are nothing that an onion stands for.
 */
export function changedByNotes<Thing>(
  named: NamedThing<Thing>,
  keys: readonly string[],
  { brackets, notes }: Pick<Parts, 'brackets' | 'notes'>,
  exact: (keys: readonly string[]) => NamedThing<Thing> | undefined,
): NamedThing<Thing> | undefined {
  for (const [index, text] of [...notes, ...brackets].entries()) {
    const tokens = tokensOf(text);
    const words = keysOf(tokens);
    if (words.length === 0 || amountOf(tokens) || WIPED.test(text)) continue;
    const isName =
      words.length <= MOST_WORDS && words.some((word) => !isPreparation(word) || LOOKS.has(word));
    const together = isName ? exact([...words, ...keys]) : undefined;
    if (together) return together;
    const change = words.find(changes);
    if (change !== undefined) {
      const own = new Set(named.names.flatMap((name) => keysOf(tokensOf(name))));
      return own.has(change) ? named : exact([change, ...keys]);
    }
    if (index >= notes.length || words.some(isTalk)) continue;
    const isOther = namesIn(words).some((part) => exact(part) && exact(part) !== named);
    if (isOther || (words.length < MOST_WORDS && exact(words) !== named)) return undefined;
  }
  return named;
}

function isTalk(word: string): boolean {
  return TALK.has(word) || isPreparation(word) || /(?:ed|en)$/.test(word);
}

/** The names in 'eggs and flour'. */
function namesIn(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'and') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
