import type { SpokenItem } from './items.ts';

type Items<Thing> = readonly SpokenItem<Thing>[];

/** How many words the one who ate it takes: 'my husband', 'the kids already'. */
const MOST_SUBJECT = 3;

/** The items with 'the cream I had to throw away' as cream that is gone, and 'red or white, it's red' as red. */
export function withClauses<Thing>(items: Items<Thing>): Items<Thing> {
  return withoutUnchosen(items.map((item, at) => (isAfterObject(items, at) ? gone(items, at) : item)));
}

/** Whether what is eaten or thrown away was named before the verb, and nothing after. */
function isAfterObject<Thing>(items: Items<Thing>, at: number): boolean {
  const item = items[at];
  if (item?.kind !== 'cue' || (item.cue !== 'ate' && item.cue !== 'binned')) return false;
  return objectOf(items, at) !== null && !isNameAfter(items, at);
}

/** Where the name is that a verb follows, with no more between them than somebody who did it; null if none. */
function objectOf<Thing>(items: Items<Thing>, verb: number): number | null {
  for (let at = verb - 1; at >= verb - 1 - MOST_SUBJECT; at -= 1) {
    const item = items[at];
    if (items[at + 1]?.ends !== 'none') return null;
    if (item?.kind === 'name') return at;
    if (item?.kind !== 'word' && !(item?.kind === 'cue' && item.cue === 'little')) return null;
  }
  return null;
}

/** Whether the verb has an object of its own: a name, or how much of one. */
function isNameAfter<Thing>(items: Items<Thing>, verb: number): boolean {
  for (let at = verb + 1; at < items.length; at += 1) {
    const item = items[at];
    const isTurn = item?.kind === 'join' || (item?.kind === 'cue' && item.cue !== 'little');
    if (!item || item.ends !== 'none' || isTurn) return false;
    if (item.kind === 'name' || item.kind === 'amount') return true;
  }
  return false;
}

/** 'The ham and cheese we ate': both, if nothing else was said before them. */
function gone<Thing>(items: Items<Thing>, verb: number): SpokenItem<Thing> {
  const item = items[verb];
  const at = objectOf(items, verb) ?? verb;
  const isPair = items[at - 1]?.kind === 'join' || items[at - 2]?.kind === 'join';
  const first = items.slice(0, at).findLastIndex(({ kind }) => kind === 'name');
  const isAll = isPair && first >= 0 && isBegun(items, first);
  return {
    kind: 'cue',
    cue: isAll ? 'goneAll' : 'gone',
    length: item?.length ?? 1,
    ends: item?.ends ?? 'none',
  };
}

/** Whether a name begins its sentence, after 'the' and the like. */
function isBegun<Thing>(items: Items<Thing>, name: number): boolean {
  for (let at = name; at > 0; at -= 1) {
    if (items[at]?.ends === 'sentence') return true;
    const before = items[at - 1];
    if (before?.kind !== 'look' && !(before?.kind === 'cue' && before.cue === 'little')) return false;
  }
  return true;
}

/** Of two in a choice that is made in the next words, only one is there. */
function withoutUnchosen<Thing>(items: Items<Thing>): Items<Thing> {
  const unchosen = new Set(
    items.flatMap((item, at) => (item.kind === 'choice' ? unchosenAt(items, at) : [])),
  );
  return items.map((item, at) =>
    unchosen.has(at) ? { kind: 'word', length: item.length, ends: item.ends } : item,
  );
}

function unchosenAt<Thing>(items: Items<Thing>, choice: number): readonly number[] {
  const [one, other] = [items[choice - 1], items[choice + 1]];
  if (one?.kind !== 'name' || other?.kind !== 'name') return [];
  let at = choice + 2;
  while (items[at]?.kind === 'word' || isSmall(items[at])) at += 1;
  const chosen = items[at];
  const next = items[at + 1];
  if (chosen?.kind !== 'name' || at === choice + 2 || (next?.kind === 'name' && next.ends === 'none'))
    return [];
  const [thing] = chosen.things;
  if (thing === undefined) return [];
  if (one.things[0] === thing) return [choice + 1];
  return other.things[0] === thing ? [choice - 1] : [];
}

const isSmall = <Thing>(item: SpokenItem<Thing> | undefined): boolean =>
  item?.kind === 'cue' && (item.cue === 'little' || item.cue === 'yes' || item.cue === 'instead');
