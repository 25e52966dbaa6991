import type { SpokenItem } from './items.ts';

/** Items of a transcript: what stands around a word decides what it means. */
export type Items<Thing> = readonly SpokenItem<Thing>[];

/** How many words 'one of them' takes. */
const MOST_OF_SOME = 3;

/** 'The milk smells but there is cream', not 'the basil smells great': nothing more is said about the name. */
export function isAllAbout<Thing>(items: Items<Thing>, at: number): boolean {
  const next = items[at + 1];
  const isTurn = next?.kind === 'cue' && next.cue !== 'little';
  return !next || next.ends !== 'none' || next.kind === 'join' || isTurn;
}

/** 'Four eggs but one is bad', 'three peppers one is off': only some are gone. */
export function isOfSome<Thing>(items: Items<Thing>, at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - MOST_OF_SOME; before -= 1) {
    const item = items[before];
    if (item?.kind === 'amount') return item.unit === null;
    if (item?.kind !== 'word' && !(item?.kind === 'cue' && item.cue === 'little')) return false;
  }
  return false;
}

/** 'Milk yes butter no': no butter. */
export function isAnswer<Thing>(items: Items<Thing>, at: number): boolean {
  const next = items[at + 1];
  const isLast = !next || next.ends === 'sentence' || (next.kind === 'cue' && next.cue === 'have');
  return items[at - 1]?.kind === 'name' && isLast;
}

/** 'No milk eggs or bread': none of the three. */
export function endsInChoice<Thing>(items: Items<Thing>, at: number): boolean {
  let next = at;
  while (items[next]?.kind === 'name') next += 1;
  return items[next]?.kind === 'choice';
}

/** 'Milk and eggs', 'the milk and the eggs'; but 'we have milk, and the eggs' begins something else. */
export function isJoined<Thing>(items: Items<Thing>, isKnown: readonly boolean[], at: number): boolean {
  const join = isKnown[at] && isKnown[at - 3] ? at - 2 : at - 1;
  return items[join]?.kind === 'join' && items[join - 1]?.kind === 'name';
}

/**
 * 'No' takes the last name back before a number or a repetition: 'no 600 grams', 'no limes limes'.
 * `replaced`: what the last name replaced; nothing if there is no last name.
 */
export function isCorrection<Thing>(
  items: Items<Thing>,
  at: number,
  last: { readonly replaced: Thing | undefined } | null,
): boolean {
  const next = items[at + 1];
  if (next?.kind === 'amount') return next.unit === null;
  if (last === null || next?.kind !== 'name') return false;
  // 'Cauliflower or is it broccoli, no, cauliflower.'
  if (last.replaced !== undefined && next.things.includes(last.replaced)) return true;
  const second = items[at + 2];
  return second?.kind === 'name' && next.things[0] !== undefined && next.things[0] === second.things[0];
}
