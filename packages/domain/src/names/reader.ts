import type { Amount, ReadAmount } from './amount.ts';
import { amountAtEnd, amountInside, amountsAtFront } from './amounts.ts';
import { isNamedWith, mayShare, sharedInNotes, sharing } from './alternatives.ts';
import { brandIn } from './brands.ts';
import { NameLookup } from './lookup.ts';
import { lastOf, withMain } from './main-part.ts';
import type { NamedThing } from './named-thing.ts';
import { TypoCorrector } from './typo-corrector.ts';
import { changedByNotes } from './notes.ts';
import { isFromJar, isLiquid, isPlausible, unitInName } from './packed-in.ts';
import { changes, isDescription, isOtherFood } from './preparation.ts';
import { isOfReplacer, keyOf } from './replacers.ts';
import { mayFollow, statedAmount, totalOf, unitOf } from './stated.ts';
import { keysOf, partsOf, type Parts, type Token } from './text.ts';
import { isMeasured } from './unit-at.ts';
import { usualKeys } from './variants.ts';

/** What a text says about an ingredient. */
export interface NameReading<Thing> extends Amount {
  /** The ingredient; undefined if uncertain. */
  readonly found: Thing | undefined;
  /** The words of the name as written: without quantity, unit and notes. */
  readonly name: string;
  /** The counting word as written: 'tins', 'bottle'; set even if it is not one of our units. */
  readonly measure: string | null;
  /** The rest, as written: 'finely chopped'. */
  readonly note: string;
  /** Whether the name was found only by correcting a typo. */
  readonly isCorrected: boolean;
}

interface Options<Thing> {
  /** What a name means if counted or plural: '2 peppers' are not ground pepper. */
  readonly counted?: ReadonlyMap<string, NamedThing<Thing>>;
  /** Whether it replaces milk, meat or eggs, and so may be what their makers make. */
  readonly isReplacer?: (thing: Thing) => boolean;
  /** Whether it is sold fresh, and so is not what makers of cubes and spices make. */
  readonly isFresh?: (thing: Thing) => boolean;
  /** Whether it may have milk in it, and so may be what makers of yogurt and chocolate make. */
  readonly hasMilk?: (thing: Thing) => boolean;
}

interface Hit<Thing> {
  readonly named: NamedThing<Thing>;
  readonly amount: ReadAmount;
  readonly keys: readonly string[];
}

/** Whether what was read as a unit belongs to the name: head cheese is no head of cheese. */
function isGlued<Thing>({ amount, keys }: Hit<Thing>): boolean {
  return amount.unitWord !== null && isOtherFood(`${amount.unitWord} ${keys[0] ?? ''}`);
}

/** What is made from a food, although its singular only describes one: kale crisps are no crisp kale. */
const MADE_INTO: ReadonlySet<string> = new Set(['crisps', 'thins']);

/** A text with more words than this is not an ingredient's name. */
const MOST_WORDS = 40;

/** Matches typed, spoken or pasted text to things by name. A wrong match is worse than none. */
export class NameReader<Thing> {
  readonly #lookup: NameLookup<Thing>;
  readonly #counted: ReadonlyMap<string, NamedThing<Thing>>;
  readonly #isReplacer: (thing: Thing) => boolean;
  readonly #isFresh: (thing: Thing) => boolean;
  readonly #hasMilk: (thing: Thing) => boolean;
  #typos: TypoCorrector | null = null;

  constructor(
    things: readonly NamedThing<Thing>[],
    {
      counted = new Map(),
      isReplacer = () => false,
      isFresh = () => false,
      hasMilk = () => true,
    }: Options<Thing> = {},
  ) {
    this.#lookup = new NameLookup(things);
    this.#counted = counted;
    this.#isReplacer = isReplacer;
    this.#isFresh = isFresh;
    this.#hasMilk = hasMilk;
  }

  /** The thing whose name consists of exactly these words; `isCounted`: a number is given. */
  find(words: readonly string[], isCounted = false): Thing | undefined {
    const keys = words.flatMap(usualKeys);
    const [word = ''] = words;
    const isSeveral = isCounted || (words.length === 1 && /s$/i.test(word));
    const several = isSeveral ? this.#counted.get(keys.join(' ')) : undefined;
    return (several ?? this.#lookup.exact(keys))?.thing;
  }

  /** Reads a line: what, how much, and anything else. */
  read(text: string): NameReading<Thing> {
    const first = partsOf(text.slice(0, 1_000));
    const parts = withMain(first);
    const isTooLong = parts.main.length > MOST_WORDS;
    // '2 cloves, stuck into an onion' are cloves before 'stuck' is looked at.
    const written = isTooLong ? undefined : (this.#hit(first) ?? this.#hit(parts));
    const isGuarded = isTooLong || isOfReplacer(parts);
    const hit = written ?? (isGuarded ? undefined : this.#corrected(parts));
    const amount = hit?.amount ?? lastOf(amountsAtFront(parts.main));
    const stated = statedAmount(amount, parts);
    const rest = parts.main.slice(amount.length);
    return {
      found: hit?.named.thing,
      name: rest.map(({ said }) => said).join(' '),
      quantity: stated.quantity,
      unit: unitOf(hit?.named, stated, rest),
      measure: amount.unitWord,
      note: [...parts.brackets, ...parts.notes].join(', '),
      isCorrected: written === undefined && hit !== undefined,
    };
  }

  #hit(parts: Parts): Hit<Thing> | undefined {
    const hit = this.#hitOf(parts.main) ?? this.#branded(parts.main);
    if (!hit || isGlued(hit)) return undefined;
    const named =
      sharedInNotes(this.#lookup, hit, parts) ?? changedByNotes(hit.named, hit.keys, parts, this.#lookup);
    if (!named || (isOfReplacer(parts) && !this.#isReplacer(named.thing))) return undefined;
    return { ...hit, named };
  }

  /** Without the maker's name: 'Heinz baked beans'. */
  #branded(main: readonly Token[]): Hit<Thing> | undefined {
    const brand = brandIn(main.map(keyOf));
    if (!brand) return undefined;
    // Müller rice is a pudding.
    const [last, next] = main.slice(brand.from + brand.length - 1).map(keyOf);
    if (isOtherFood(`${last} ${next}`)) return undefined;
    const before = main.slice(0, brand.from);
    const after = main.slice(brand.from + brand.length);
    const { state, isOfPackets } = brand;
    const kept = state && this.#hitOf([...before, { said: state, lower: state }, ...after]);
    const hit = kept || (this.#hitOf([...before, ...after]) ?? this.#branded([...before, ...after]));
    // Breyers chocolate is an ice cream, and Lindt's hazelnut a chocolate.
    if (hit && !brand.sells(hit.keys, this.#hasMilk(hit.named.thing))) return undefined;
    // Knorr's chicken is a cube.
    return hit && isOfPackets && this.#isFresh(hit.named.thing) ? undefined : hit;
  }

  #hitOf(main: readonly Token[]): Hit<Thing> | undefined {
    const amounts = amountsAtFront(main);
    for (const amount of amounts) {
      const tokens = main.slice(amount.length);
      const keys = keysOf(tokens);
      const named =
        this.#several(amount, tokens, keys) ??
        unitInName(this.#lookup, amount, keys) ??
        this.#lookup.exact(keys);
      if (named && isPlausible(named, amount)) return { named, amount, keys };
      if (named) break;
    }
    const amount = lastOf(amounts);
    return (
      this.#withAmountAtEnd(main, amount) ??
      this.#searched(main.slice(amount.length), amount) ??
      (amount.length === 0 ? this.#withUnitAtEnd(main) : undefined)
    );
  }

  #withAmountInside(main: readonly Token[], before: ReadAmount): Hit<Thing> | undefined {
    const inside = amountInside(main);
    if (!inside || !mayFollow(before, inside.amount)) return undefined;
    if (before.length === 0) return this.#hitOf([...inside.own, ...inside.others]);
    const hit = this.#hitOf(inside.others);
    if (!hit || !isPlausible(hit.named, inside.amount)) return undefined;
    return { ...hit, amount: totalOf(hit.amount, inside.amount) };
  }

  /** 'Lychees tin', 'kimchi jar', 'rigatoni lb', 'sesame oil drizzle'. */
  #withUnitAtEnd(main: readonly Token[]): Hit<Thing> | undefined {
    const last = main.at(-1);
    const isUnit =
      main.length > 1 &&
      /^(?:tins?|cans?|jars?|bags?|packs?|packets?|bottles?|box|gallon|punnet|lb|kg|pinch|drizzle|glug|knob|squeeze|splash|dash|sprinkle|sprinkling|handful|grating)$/.test(
        last?.lower ?? '',
      );
    return last && isUnit ? this.#hitOf([last, ...main.slice(0, -1)]) : undefined;
  }

  #withAmountAtEnd(main: readonly Token[], amount: ReadAmount): Hit<Thing> | undefined {
    const atEnd = amountAtEnd(main);
    if (!atEnd) return this.#withAmountInside(main, amount);
    // '1 tsp baking powder 5 ml': the same again.
    if (isMeasured(amount.unit) && isMeasured(atEnd.unit)) return this.#hitOf(main.slice(0, -atEnd.length));
    if (!mayFollow(amount, atEnd)) return undefined;
    const hit = this.#hitOf(main.slice(0, -atEnd.length));
    return hit && isPlausible(hit.named, atEnd) ? { ...hit, amount: totalOf(hit.amount, atEnd) } : undefined;
  }

  #searched(tokens: readonly Token[], amount: ReadAmount): Hit<Thing> | undefined {
    const inside = tokens.findIndex(({ lower }, at) => lower === 'in' && at > 0);
    if (inside > 0 && !isNamedWith(this.#lookup, 'in', keysOf(tokens))) {
      // 'Tuna in brine' comes from a tin; anything not listed this way is not ours.
      const keys = ['tinned', ...keysOf(tokens.slice(0, inside))];
      const isTinned = isLiquid(tokens.slice(inside + 1));
      if (!isTinned) return undefined;
      const named = this.#lookup.exact(keys);
      if (named) return { named, amount, keys };
      const jarred = this.#searched(tokens.slice(0, inside), amount);
      return jarred && isFromJar(jarred.named) ? jarred : undefined;
    }
    const whole = keysOf(tokens);
    const tinned = amount.isTin ? this.#lookup.search(['tinned', ...whole]) : undefined;
    if (tinned?.from === 0 && tinned.to > 1) return { named: tinned.named, amount, keys: whole };
    const found = this.#lookup.search(whole);
    if (found && found.to < whole.length && MADE_INTO.has(tokens.at(-1)?.lower ?? '')) return undefined;
    if (found) {
      const keys = whole.slice(found.from, found.to);
      const isSeveral = tokens.at(-1)?.lower.endsWith('s') === true && found.to === whole.length;
      const isCounted = isSeveral || (amount.quantity !== null && amount.unit === null);
      const counted = isCounted ? this.#counted.get(keys.join(' ')) : undefined;
      const named = counted ?? unitInName(this.#lookup, amount, keys) ?? found.named;
      return isPlausible(named, amount) ? { named, amount, keys } : undefined;
    }
    const or = tokens.findIndex(({ lower }) => lower === 'or');
    if (or < 1) return undefined;
    // 'Gaeta or other black olives.'
    const isOther = tokens[or + 1]?.lower === 'other';
    const first = tokens.slice(0, or);
    const either = this.#either(first, tokens.slice(or + (isOther ? 2 : 1)), amount);
    return either ?? (isOther ? this.#searched(first, amount) : this.#beforeLastOr(tokens, or, amount));
  }

  /** 'Vegetable or chicken stock or water.' */
  #beforeLastOr(tokens: readonly Token[], first: number, amount: ReadAmount): Hit<Thing> | undefined {
    const last = tokens.findLastIndex(({ lower }) => lower === 'or');
    return last > first ? this.#either(tokens.slice(0, last), tokens.slice(last + 1), amount) : undefined;
  }

  /** The first of two: 'butter or margarine'. They may share the last word: 'vegetable or sunflower oil'. */
  #either(first: readonly Token[], second: readonly Token[], amount: ReadAmount): Hit<Thing> | undefined {
    const further = second.findIndex(({ lower }) => lower === 'or');
    // 'Purple or green scallions or spring onions' are no purple onions.
    const keys = keysOf(further < 1 ? second : second.slice(0, further));
    const own = keysOf(first);
    // 'Fresh or canned plum tomatoes.'
    const from = keys.findIndex((key) => !changes(key));
    const fresh =
      from > 0 && isDescription(own) ? this.#lookup.search([...own, ...keys.slice(from)]) : undefined;
    if (fresh) return { named: fresh.named, amount, keys: own };
    const shared = mayShare(own, keys) ? sharing(this.#lookup, own, keys.at(-1) ?? '') : undefined;
    if (shared) return { named: shared, amount, keys: own };
    const hit = this.#searched(first, amount);
    // 'Pork shoulder or leg', 'chicken stock or my own chicken stock'.
    const isSame = keys.at(-1) === own.at(-1);
    const isOther =
      isSame || this.#lookup.search(keys) !== undefined || keys.every((key) => this.#lookup.isKnown(key));
    return isOther ? hit : undefined;
  }

  /** Whether the name is counted or plural: '2 peppers', 'peppers'. */
  #several(
    amount: ReadAmount,
    tokens: readonly Token[],
    keys: readonly string[],
  ): NamedThing<Thing> | undefined {
    const isCounted = amount.quantity !== null && amount.unitWord === null;
    const isSeveral = tokens.length === 1 && tokens[0]?.lower.endsWith('s');
    return isCounted || isSeveral ? this.#counted.get(keys.join(' ')) : undefined;
  }

  /** The match after correcting unknown words as typos; none if uncertain. */
  #corrected(parts: Parts): Hit<Thing> | undefined {
    this.#typos ??= new TypoCorrector(this.#lookup.words);
    const hits = this.#typos.readings(parts.main).flatMap((main) => this.#hit({ ...parts, main }) ?? []);
    const [hit] = hits;
    return hits.every(({ named }) => named === hit?.named) ? hit : undefined;
  }
}
