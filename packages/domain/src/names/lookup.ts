import type { Unit } from '../units.ts';
import { describes, droppable, hasOtherFood } from './droppable.ts';
import { fits, isOfHerb, isPackage, isPart } from './food-parts.ts';
import { nameKey } from './key.ts';
import type { NamedThing } from './named-thing.ts';
import { changes, isPreparation, SIZES, SORTS_LAST } from './preparation.ts';
import { usualKey } from './variants.ts';

/** A match, with the position of its name among the words. */
interface Found<Thing> {
  readonly named: NamedThing<Thing>;
  readonly from: number;
  readonly to: number;
}

/** The shortest name that also matches with different spacing: 'corn flour', 'soyasauce'. */
const SHORTEST_JOINED = 6;

const COOKED: ReadonlySet<string> = new Set(['cooked', 'fried']);
const DRIED: ReadonlySet<string> = new Set(['dried', 'dry', 'ground', 'powdered']);
const TINNED: ReadonlySet<string> = new Set(['tinned', 'canned']);
/** What weighs much the same cooked: a lobster, but not rice. */
const COUNTED: readonly Unit[] = ['piece', 'slice', 'head', 'bunch', 'handful'];

/** Finds things by the words of their names, as keys. */
export class NameLookup<Thing> {
  /** Every word of every name, as a key. */
  readonly words: ReadonlySet<string>;
  readonly #byKey = new Map<string, NamedThing<Thing>>();
  readonly #byJoined = new Map<string, NamedThing<Thing> | null>();

  constructor(things: readonly NamedThing<Thing>[]) {
    for (const named of things) {
      for (const name of named.names) {
        const key = usualKeyOf(name);
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
    // 'C' is a cup: '1 c raisins' are no craisins.
    if (keys.some((key) => key.length < 2)) return undefined;
    return joined.length < SHORTEST_JOINED ? undefined : (this.#byJoined.get(joined) ?? undefined);
  }

  /** The thing named by the most of these words, if the rest only describe appearance or preparation. */
  search(keys: readonly string[]): Found<Thing> | undefined {
    if (hasOtherFood(keys)) return undefined;
    const dropped = droppable(keys);
    for (let length = keys.length; length > 0; length -= 1) {
      for (let from = 0; from + length <= keys.length; from += 1) {
        const to = from + length;
        if (!dropped.slice(0, from).every((isDropped, at) => isDropped || SIZES.has(keys[at] ?? ''))) break;
        const own = keys.slice(from, to);
        const named = this.exact(own) ?? this.#sortOf(own) ?? this.#withoutInner(own, dropped.slice(from));
        if (named && this.#mayEnd(named, keys, dropped, to) && fits(named, keys, to))
          return { named, from, to };
      }
    }
    return this.#changedInNameOnly(keys) ?? this.#roasted(keys);
  }

  /**
   * 'Roast chicken' in a kitchen is cooked chicken. It is no name of it: who searches for roast chicken wants the dish.
   */
  #roasted(keys: readonly string[]): Found<Thing> | undefined {
    if (keys[0] !== 'roast') return undefined;
    const named = this.exact(['cooked', ...keys.slice(1)]);
    return named?.names[0]?.startsWith('cooked ') ? { named, from: 0, to: keys.length } : undefined;
  }

  /** 'Canned butter beans' are sold in cans, 'dried pasta' is dry, and 'cooked lobster' is a lobster. */
  #changedInNameOnly(keys: readonly string[]): Found<Thing> | undefined {
    const at = keys.findIndex((key) => COOKED.has(key) || DRIED.has(key) || TINNED.has(key));
    const word = keys[at] ?? '';
    const found = at < 0 ? undefined : this.search(keys.filter((_, place) => place !== at));
    if (!found || at > found.from) return undefined;
    const { countedIn, isDry = false } = found.named;
    const isSame = DRIED.has(word)
      ? isDry
      : TINNED.has(word)
        ? countedIn.includes('can')
        : isAlikeCooked(found.named);
    return isSame ? { ...found, from: found.from + 1, to: found.to + 1 } : undefined;
  }

  /**
   * A sort beside what it is a sort of, in either order: 'granny smith apple', 'penne pasta', 'rice basmati'; or
   * the describing word last, as on lists: 'onions red'.
   */
  #sortOf(keys: readonly string[]): NamedThing<Thing> | undefined {
    for (let at = 1; at < keys.length; at += 1) {
      const [first, last] = [this.exact(keys.slice(0, at)), this.exact(keys.slice(at))];
      if (!first || !last || this.#isNamedFurther(keys, at, first)) continue;
      if (first === last || first.kindOf?.includes(last.thing)) return first;
      if (last.kindOf?.includes(first.thing)) return last;
    }
    const [last = ''] = keys.slice(-1);
    return SORTS_LAST.has(last) ? this.#byKey.get([last, ...keys.slice(0, -1)].join(' ')) : undefined;
  }

  /** The yolk in 'free-range egg yolk' belongs to the egg: together they name something else. */
  #isNamedFurther(keys: readonly string[], before: number, first: NamedThing<Thing>): boolean {
    return keys.slice(1, before).some((_, index) => {
      const longer = this.exact(keys.slice(index + 1));
      return longer !== undefined && longer !== first;
    });
  }

  /**
   * 'Finely chopped' may also be in the middle: 'dried chopped basil'. Of several descriptions, the one that says
   * more counts: 'raw peeled prawns'.
   */
  #withoutInner(own: readonly string[], dropped: readonly boolean[]): NamedThing<Thing> | undefined {
    if (own.length < 3) return undefined;
    // 'Cooked and peeled prawns.'
    const listed = own.filter((key, index) => key !== 'and' || !describes(own[index - 1] ?? ''));
    const bare = listed.filter((key) => !isPreparation(key));
    // 'Cooked and cooled rice' is cooked rice, but 'peeled and deveined prawns' are more than prawns.
    const isCooked = bare.length < listed.length && bare.some(changes);
    const both =
      listed.length < own.length
        ? (this.#byKey.get(listed.join(' ')) ?? (isCooked ? this.#byKey.get(bare.join(' ')) : undefined))
        : undefined;
    if (both) return both;
    const rest = own.filter((_, index) => index > 0 && !dropped[index]);
    if (rest.length + 1 === own.length) return undefined;
    const named = this.exact([own[0] ?? '', ...rest]);
    if (!dropped[0] || !named) return named;
    const others = own.flatMap((word, index) => (dropped[index] ? (this.exact([word, ...rest]) ?? []) : []));
    return others.find(({ kindOf }) => kindOf?.includes(named.thing)) ?? named;
  }

  /**
   * The remaining words are a preparation or a part, and not the end of another name: a 'beef stock cube' is
   * not beef stock.
   */
  #mayEnd(
    named: NamedThing<Thing>,
    keys: readonly string[],
    dropped: readonly boolean[],
    to: number,
  ): boolean {
    for (let at = to; at < keys.length; at += 1) {
      const key = keys[at] ?? '';
      if (dropped[at]) continue;
      if (!isPart(key) && !isPackage(key) && !isOfHerb(named, key)) return false;
      // Those of walnuts and corn are eaten; a peach's is no peach.
      if (key === 'kernel' && named.isDry !== true) return false;
      const other = this.exact([keys[at - 1] ?? '', key]);
      // 'Thyme leaves' are thyme, but dried thyme has leaves too.
      if (other && other !== named && !isOfHerb(named, key)) return false;
    }
    return true;
  }
}

/** Whether a thing weighs much the same cooked: a sausage, but not rice. */
export function isAlikeCooked<Thing>({ countedIn, isDry = false }: NamedThing<Thing>): boolean {
  return COUNTED.some((unit) => countedIn.includes(unit)) && !countedIn.includes('can') && !isDry;
}

/** The key of a name in the usual spelling of each word. */
export function usualKeyOf(name: string): string {
  return nameKey(name).split(' ').map(usualKey).join(' ');
}
