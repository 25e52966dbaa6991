import type { Headed } from '../schema/found-recipe.ts';
import type { Block } from './blocks.ts';
import { keyOf } from './rows.ts';

/** Between two steps there may be a tip, a heading and what the next one needs. */
const MOST_BETWEEN = 12;
/** As many as a draft has. */
const MOST_STEPS = 100;
/** A page may have its steps again, for printing and for cooking. */
const MOST_BEGINNINGS = 20;
/** Letters of a step that tell it from others. */
const BEGINNING = 30;

/** The steps that a page numbers, each number in an element of its own, if the markup has the first few of them only. */
export function withNumberedSteps(marked: readonly Headed[], blocks: readonly Block[]): readonly Headed[] {
  const [first] = marked;
  if (!first) return marked;
  let tried = 0;
  for (const [at, { text }] of blocks.entries()) {
    if (text !== '1' || !isSame(first.text, blocks[at + 1]?.text)) continue;
    tried += 1;
    if (tried > MOST_BEGINNINGS) break;
    const steps = numberedFrom(blocks, at);
    const isBeginning = marked.every((step, nth) => isSame(step.text, steps[nth]?.text));
    if (isBeginning && steps.length > marked.length) return steps;
  }
  return marked;
}

function numberedFrom(blocks: readonly Block[], begin: number): readonly Headed[] {
  const steps: Headed[] = [];
  let heading: string | null = null;
  let at = begin;
  while (steps.length < MOST_STEPS) {
    const next = blocks.slice(at, at + MOST_BETWEEN);
    const number = next.findIndex(({ text }) => text === String(steps.length + 1));
    const step = blocks[at + number + 1];
    if (number === -1 || !step || !/\p{L}/u.test(step.text)) break;
    heading = next.slice(0, number).findLast(({ level }) => level > 0)?.text ?? heading;
    steps.push({ heading, text: step.text });
    at += number + 2;
  }
  return steps;
}

function isSame(one: string, other: string | undefined): boolean {
  const key = keyOf(one.slice(0, BEGINNING * 2)).slice(0, BEGINNING);
  return (
    key.length === BEGINNING && other !== undefined && keyOf(other.slice(0, BEGINNING * 2)).startsWith(key)
  );
}
