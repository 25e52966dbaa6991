import type { Unit } from '../units.ts';
import { nameKey } from './key.ts';
import { changes, droppableAt, isOtherFood } from './preparation.ts';
import { singular } from './plurals.ts';
import { unitMeaning } from './unit-words.ts';

/** Something with names, its main one first. */
export interface NamedThing<Thing> {
  readonly thing: Thing;
  readonly names: readonly string[];
  /** The units it is counted in: sprigs of rosemary, leaves of basil. */
  readonly countedIn: readonly Unit[];
}

/** A match, with the position of its name among the words. */
interface Found<Thing> {
  readonly named: NamedThing<Thing>;
  readonly from: number;
  readonly to: number;
}

/** The shortest name that also matches with different spacing: 'corn flour', 'soyasauce'. */
const SHORTEST_JOINED = 6;

/** Words for a part that is still the same ingredient. */
const PARTS: ReadonlySet<string> = new Set(
  'chunk wedge strip cube fillet floret spear kernel segment half thread frond slice piece'.split(' '),
);
const FRESH: ReadonlySet<string> = new Set(['fresh', 'raw', 'ripe']);

/** Finds things by the words of their names, as keys. */
export class NameLookup<Thing> {
  /** Every word of every name, as a key. */
  readonly words: ReadonlySet<string>;
  readonly #byKey = new Map<string, NamedThing<Thing>>();
  readonly #byJoined = new Map<string, NamedThing<Thing> | null>();

  constructor(things: readonly NamedThing<Thing>[]) {
    for (const named of things) {
      for (const name of named.names) {
        const key = nameKey(name);
        if (!this.#byKey.has(key)) this.#byKey.set(key, named);
        const joined = key.replaceAll(' ', '');
        const other = this.#byJoined.get(joined);
        // Names that differ only in spacing are matched exactly.
        this.#byJoined.set(joined, other === undefined || other === named ? named : null);
      }
    }
    this.words = new Set([...this.#byKey.keys()].flatMap((key) => key.split(' ')));
  }

  /** Whether a word, as a key, is part of any name. */
  isKnown(word: string): boolean {
    return this.words.has(word);
  }

  /** The thing that all of these words name together, ignoring spacing. */
  exact(keys: readonly string[]): NamedThing<Thing> | undefined {
    const found = this.#byKey.get(keys.join(' '));
    if (found || keys.length === 0) return found;
    const joined = keys.join('');
    return joined.length < SHORTEST_JOINED ? undefined : (this.#byJoined.get(joined) ?? undefined);
  }

  /** The thing named by the most of these words, if the rest only describe appearance or preparation. */
  search(keys: readonly string[]): Found<Thing> | undefined {
    if (hasOtherFood(keys)) return undefined;
    const dropped = droppable(keys);
    for (let length = keys.length; length > 0; length -= 1) {
      for (let from = 0; from + length <= keys.length; from += 1) {
        const to = from + length;
        if (!dropped.slice(0, from).every(Boolean)) break;
        if (!this.#mayEnd(keys, dropped, to)) continue;
        const named = this.exact(keys.slice(from, to)) ?? this.#withoutInner(keys, dropped, from, to);
        if (named && fits(named, keys, from, to)) return { named, from, to };
      }
    }
    return undefined;
  }

  /** 'Finely chopped' may also be in the middle: 'dried chopped basil'. */
  #withoutInner(
    keys: readonly string[],
    dropped: readonly boolean[],
    from: number,
    to: number,
  ): NamedThing<Thing> | undefined {
    if (to - from < 3) return undefined;
    const kept = keys.slice(from, to).filter((_, index) => index === 0 || !dropped[from + index]);
    return kept.length < to - from ? this.exact(kept) : undefined;
  }

  /**
   * The remaining words are a preparation or a part, and not the end of another name: a 'beef stock cube' is
   * not beef stock.
   */
  #mayEnd(keys: readonly string[], dropped: readonly boolean[], to: number): boolean {
    for (let at = to; at < keys.length; at += 1) {
      const key = keys[at] ?? '';
      if (!dropped[at] && !isPart(key)) return false;
      if (!dropped[at] && this.exact([keys[at - 1] ?? '', key])) return false;
    }
    return true;
  }
}

/** Whether a singular word is a part of something or a unit it is counted in. */
export function isPart(key: string): boolean {
  const unit = unitMeaning(key)?.unit ?? null;
  return PARTS.has(key) || (unit !== null && unit.length > 3);
}

/**
 * Words that may be dropped, each on its own. 'And' goes with the words it joins: 'peeled and deveined
 * prawns'.
 */
function droppable(keys: readonly string[]): boolean[] {
  const dropped = keys.map(() => false);
  for (let at = 0; at < keys.length; at += 1) {
    for (let more = droppableAt(keys, at); more > 0; more -= 1) dropped[at + more - 1] = true;
    if ((keys[at] === 'and' || keys[at] === 'or') && dropped[at - 1] && droppableAt(keys, at + 1) > 0) {
      dropped[at] = true;
    }
  }
  return dropped;
}

function hasOtherFood(keys: readonly string[]): boolean {
  return keys.some((key, at) => isOtherFood(`${key} ${keys[at + 1] ?? ''}`));
}

/** Fresh is not dried, and lime leaves are not limes. */
function fits<Thing>(
  { names, countedIn }: NamedThing<Thing>,
  keys: readonly string[],
  from: number,
  to: number,
): boolean {
  const isChanged = nameKey(names[0] ?? '')
    .split(' ')
    .some((word) => changes(word) || word === 'powder');
  if (isChanged && keys.slice(0, from).some((key) => FRESH.has(key))) return false;
  return keys.slice(to).every((key) => {
    const unit = unitMeaning(key)?.unit ?? null;
    return PARTS.has(key) || unit === null || countedIn.includes(unit) || singular(key) !== key;
  });
}
