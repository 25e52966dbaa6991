import { nameKey } from './key.ts';
import type { NamedThing } from './named-thing.ts';
import { changes } from './preparation.ts';
import { singular } from './plurals.ts';
import { unitMeaning } from './unit-words.ts';

/** Words for a part that is still the same ingredient. */
const PARTS: ReadonlySet<string> = new Set(
  'chunk wedge strip cube fillet floret floweret flowerette spear kernel segment half thread frond slice piece steak meat flesh cap crown tip tail ring round twist curl shaving matchstick sliver needle branch top morsel bit pistole strand portion'.split(
    ' ',
  ),
);
const HERB_PARTS: ReadonlySet<string> = new Set(['leaf', 'stem', 'stalk', 'root', 'branch', 'needle']);
/** What something is packed in, after its name: 'tomato purée tube'. */
const PACKED: ReadonlySet<string> = new Set('tube carton tub pot block log'.split(' '));
const FRESH: ReadonlySet<string> = new Set(['fresh', 'raw', 'ripe', 'unpeeled']);

/** Whether a singular word is a part of something or a unit it is counted in. */
export function isPart(key: string): boolean {
  const unit = unitMeaning(key)?.unit ?? null;
  return PARTS.has(key) || (unit !== null && unit.length > 3);
}

/** Whether what it is packed in stands behind the name: 'tomato purée tube'. */
export const isPackage = (key: string): boolean => PACKED.has(key);

/** Whether the leaves, stems and roots of a herb are the herb; pepper leaves are no pepper. */
export function isOfHerb<Thing>({ countedIn, names }: NamedThing<Thing>, key: string): boolean {
  return HERB_PARTS.has(key) && (countedIn.includes('sprig') || names[0]?.startsWith('dried ') === true);
}

/** Fresh is not dried, and lime leaves are not limes. */
export function fits<Thing>(named: NamedThing<Thing>, keys: readonly string[], to: number): boolean {
  const { names, countedIn } = named;
  const isChanged = nameKey(names[0] ?? '')
    .split(' ')
    .some((word) => changes(word) || word === 'powder');
  const own = new Set(names.flatMap((name) => nameKey(name).split(' ')));
  if (isChanged && keys.some((key) => FRESH.has(key) && !own.has(key))) return false;
  return keys.slice(to).every((key) => {
    const unit = unitMeaning(key)?.unit ?? null;
    return (
      PARTS.has(key) ||
      PACKED.has(key) ||
      unit === null ||
      countedIn.includes(unit) ||
      isOfHerb(named, key) ||
      singular(key) !== key
    );
  });
}
