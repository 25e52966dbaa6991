import { EACH } from './amount-words.ts';
import type { Token } from './words.ts';

/** Whether 'each' occurs in the same part of the sentence, before or after. */
export function isForEach(tokens: readonly Token[], start: number, next: number): boolean {
  const isEach = (at: number) =>
    EACH.has(tokens[at]!.text) && !/^(?:side|batch)$/.test(tokens[at + 1]?.text ?? '');
  const isEnd = (word: string) => /^[.,;:!?()]$/.test(word) || word === 'and' || word === 'then';
  for (let at = next; at < tokens.length && !isEnd(tokens[at]!.text); at += 1) {
    if (isEach(at)) return true;
  }
  for (let at = start - 1; at >= 0 && !isEnd(tokens[at]!.text); at -= 1) {
    if (isEach(at)) return true;
  }
  return false;
}
