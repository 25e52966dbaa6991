import type { Headed } from '../schema/found-recipe.ts';
import { isOtherHeading } from '../text/headings.ts';
import type { Block } from './blocks.ts';
import { headingKey } from './marked-headings.ts';
import { keyOf } from './rows.ts';

/** A heading that a sentence follows, at the beginning or after a sentence. */
const RUN_IN = /(?:^|(?<=[.!?)]\s?))(\p{Lu}[\p{L} ]{2,40}): (?=\p{Lu})/gu;
/** Characters. No step has more. */
const LONGEST_STEP = 5_000;
/** Letters of the sentence under a heading that tell it from others. */
const BEGINNING = 20;

/** How what stands under each of a page's headings begins, by the heading's key. */
export type Beginnings = ReadonlyMap<string, string>;

/** Read once for a page: it may have thousands of lines, and as many recipes. */
export function beginningsIn(blocks: readonly Block[]): Beginnings {
  return new Map(
    blocks.flatMap(({ level, text }, at): [string, string][] =>
      level > 0 ? [[headingKey(text), keyOf(blocks[at + 1]?.text.slice(0, BEGINNING * 2) ?? '')]] : [],
    ),
  );
}

/** Divides steps where the markup has run a heading of the page into one: '… are soft. For the sauce: Melt the butter …'. */
export function atRunInHeadings(steps: readonly Headed[], below: Beginnings): readonly Headed[] {
  const isOver = (name: string, rest: string) => {
    const begin = keyOf(rest.slice(0, BEGINNING * 2)).slice(0, BEGINNING);
    return begin.length === BEGINNING && below.get(headingKey(name))?.startsWith(begin) === true;
  };
  return steps.flatMap((step) => (step.heading === null ? divided(step.text, isOver) : [step]));
}

function divided(text: string, isOver: (name: string, rest: string) => boolean): readonly Headed[] {
  if (text.length > LONGEST_STEP) return [{ heading: null, text }];
  const parts: Headed[] = [];
  let heading: string | null = null;
  let from = 0;
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(RUN_IN)) {
    const start = index + whole.length;
    if (isOtherHeading(name) || !isOver(name, text.slice(start, start + 100))) continue;
    parts.push({ heading, text: text.slice(from, index).trim() });
    heading = name;
    from = start;
  }
  return [...parts, { heading, text: text.slice(from) }].filter((part) => part.text !== '');
}
