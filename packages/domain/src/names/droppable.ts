import { changes, droppableAt, isOtherFood, isPreparation } from './preparation.ts';

/**
 * Words that may be dropped, each on its own. 'And' goes with the words it joins: 'peeled and deveined
 * prawns'.
 */
export function droppable(keys: readonly string[]): boolean[] {
  const dropped = keys.map(() => false);
  for (let at = 0; at < keys.length; at += 1) {
    for (let more = droppableAt(keys, at); more > 0; more -= 1) dropped[at + more - 1] = true;
    if (
      (keys[at] === 'and' || keys[at] === 'or' || keys[at] === 'but') &&
      dropped[at - 1] &&
      droppableAt(keys, at + 1) > 0
    ) {
      dropped[at] = true;
    }
  }
  return dropped;
}

/** Whether a word says what has been done with a food. */
export function describes(word: string): boolean {
  return changes(word) || isPreparation(word);
}

/** Whether two of these words, or one, name a food that must not be split. */
export function hasOtherFood(keys: readonly string[]): boolean {
  return keys.some((key, at) => isOtherFood(`${key} ${keys[at + 1] ?? ''}`));
}
