import { amountOf } from './amounts.ts';
import { isPart } from './food-parts.ts';
import type { NamedThing } from './named-thing.ts';
import { changes, droppableAt, isPreparation, LOOKS } from './preparation.ts';
import { keysOf, tokensOf, type Parts } from './text.ts';

/** Words at the start of a note, or inside it, that give an instruction rather than a description. */
const TALK: ReadonlySet<string> = new Set(
  'to for or plus at in on cut about if as with without preferably optional more extra needed taste serve serving garnish room temperature into from not any each per reserved leftover left then patted pat wash thaw only juice soft hot slit half coarse fine strong young ground split regular including include necessary'.split(
    ' ',
  ),
);
/** Words after which 'dried' means patted dry. */
const WIPED =
  /\b(?:washed|rinsed|patted|pat|wiped|drained)\b[^,]*\bdr(?:y|ied)\b|\bdried (?:well|off|thoroughly)\b/i;

/** Alternatives and examples go on after their commas. */
const GOES_ON =
  /^(?:or (?:an?|use|substitute)|such as|like|including|preferably|e\.?g\.?|made with|made from) /i;

/** What a step does: 'cooked until crisp and ground in a mill'. */
const COOKED_UNTIL = /\buntil\b/i;

/** The longest note, in words, that may belong before the name: 'pepper, black', 'tomatoes, sun-dried'. */
const MOST_WORDS = 3;

/** What a note says has been done with it at home, and of which nothing else is bought. */
const DONE: ReadonlySet<string> = new Set(['cooked', 'fried', 'dry', 'salted']);
const SOAKED = /\bsoaked (?:overnight|for|in)\b|^(?:and )?soaked$/i;
/** Dried pulses are picked over for stones; fresh berries for leaves. */
const PICKED_OVER = /\bpicked over\b/i;
const BERRY = /(?:berry|cherry|currant)$/;
/** 'Peppercorns, green in brine.' */
const PACKED_IN = /^(\p{L}{1,30}) in (?:brine|oil|water|vinegar|syrup|juice)$/iu;
/** Notes on something else that would do, or on where to find it. */
const ELSEWHERE =
  /^(?:or|e\.?g|made|alternatively|available|see|substitute|use|also|recipe|ask|you|not|rather than|instead of|in place of|about|approx|weigh|i\.?e|if|depending|store|shop)\b|\bavailable (?:from|in|at)\b|^(?:seasoned|mixed|tossed|dredged|dusted|sprinkled|served|dissolved|combined|rubbed|brushed) (?:with|in)\b/i;

/** Words for varieties that none of our names has. */
const KINDS: ReadonlySet<string> = new Set('self raising wild gluten vegan dairy lactose free'.split(' '));
const TINNED: ReadonlySet<string> = new Set(['tinned', 'canned', 'jarred']);
/** What is the same when a note says that it is ground. */
const GROUND_AT_HOME: ReadonlySet<string> = new Set(
  'granule salt seed stick pod peppercorn star berry almond hazelnut pistachio walnut pecan cashew peanut nut'.split(
    ' ',
  ),
);

interface Names<Thing> {
  /** The thing that all of these words name. */
  exact(keys: readonly string[]): NamedThing<Thing> | undefined;
  /** Whether a word is part of any name. */
  isKnown(word: string): boolean;
}

/**
 * What a name means together with its notes: 'tomatoes, tinned' are tinned tomatoes, 'pepper, black' is black
 * pepper, and 'onions, pickled' are not onions at all.
 */
export function changedByNotes<Thing>(
  named: NamedThing<Thing>,
  keys: readonly string[],
  { brackets, notes }: Pick<Parts, 'brackets' | 'notes'>,
  lookup: Names<Thing>,
): NamedThing<Thing> | undefined {
  for (const [index, written] of [...notes, ...brackets].entries()) {
    const text = written.replace(PACKED_IN, '$1');
    const tokens = tokensOf(text);
    const words = keysOf(tokens);
    const amount = amountOf(tokens);
    // 'Chickpeas, soaked overnight' were dried.
    const isPulse = PICKED_OVER.test(text) && !BERRY.test(keys.at(-1) ?? '');
    const isSoaked =
      (SOAKED.test(text) || isPulse) && !/\bor\b|\btinned\b/i.test(notes.slice(0, index + 1).join(' '));
    const soaked = isSoaked ? lookup.exact(['dried', ...keys]) : undefined;
    if (soaked) return soaked;
    // 'Plum tomatoes, 1 tin'.
    const tinned = amount?.isTin ? lookup.exact(['tinned', ...keys]) : undefined;
    if (tinned) return tinned;
    // 'Or a mixture of red, yellow and orange peppers', 'such as basil, chives and parsley'.
    const isAlternative = notes.slice(0, index).some((note) => index < notes.length && GOES_ON.test(note));
    if (words.length === 0 || amount || isAlternative) continue;
    // 'Leeks, white, and pale green parts.'
    if (notes.slice(index).some((note) => /\bparts?\b(?: only)?$/i.test(note))) continue;
    if (WIPED.test(text) || ELSEWHERE.test(text) || COOKED_UNTIL.test(text)) continue;
    if (isDried(notes, index)) continue;
    // What follows a longer note is no part of the name: 'chicken, cut into 8 pieces, back reserved'.
    const isName =
      notes.slice(0, index).every((note) => tokensOf(note).length <= MOST_WORDS) &&
      words.length <= MOST_WORDS &&
      words.some((word) => !DONE.has(word)) &&
      words.some((word) => !isPreparation(word) || LOOKS.has(word));
    const isOneOf = notes.slice(index).some((note) => /^or\s/i.test(note));
    // 'Turkey breast, fresh, smoked, or roasted': the first of them will do.
    if (isOneOf && notes.slice(0, index).some((note) => /^(?:fresh|raw)$/i.test(note.trim()))) continue;
    const together =
      isName && !isOneOf
        ? (lookup.exact([...words, ...keys]) ?? lookup.exact([...keys, ...words]))
        : undefined;
    if (together) return together;
    // '2 tomatoes (or drained canned ones)', 'pineapple (drained, if canned)'.
    if (/\b(?:or|also|preferably|if)\b/i.test(text) && words.some(changes)) continue;
    const made = words.filter(
      (word) =>
        changes(word) &&
        !DONE.has(word) &&
        !(word === 'ground' && keys.some((key) => GROUND_AT_HOME.has(key))),
    );
    if (made.length > 0) {
      const own = new Set(named.names.flatMap((name) => keysOf(tokensOf(name))));
      const isJarred = named.countedIn.includes('can') || named.countedIn.includes('jar');
      const isOwn = (word: string) => own.has(word) || (TINNED.has(word) && isJarred);
      if (!made.some(isOwn)) return lookup.exact([made[0] ?? '', ...keys]);
      continue;
    }
    if (index >= notes.length || words.some((word, at) => isTalk(word) || droppableAt(words, at) > 0))
      continue;
    const others = namesIn(words).map((part) => lookup.exact(part));
    if (isOneOf) continue;
    if (others.some((other) => other && other !== named)) return undefined;
    if (others.every((other) => other === named)) continue;
    if (words.length < MOST_WORDS && words.some((word) => KINDS.has(word) || lookup.isKnown(word)))
      return undefined;
    if (words.length === 1 && isUsualKind(named, keys)) return undefined;
  }
  return named;
}

/** 'Cherries, washed, and dried.' */
function isDried(notes: readonly string[], index: number): boolean {
  const before = notes.slice(0, index).join(' ');
  return (
    /^(?:and )?(?:patted )?dr(?:y|ied)$/i.test(notes[index] ?? '') && /\b(?:washed|rinsed)\b/i.test(before)
  );
}

/**
 * Whether a name stands for the usual one of several kinds, as 'chocolate' for dark chocolate: a note may
 * name another.
 */
function isUsualKind<Thing>({ names }: NamedThing<Thing>, keys: readonly string[]): boolean {
  const own = keysOf(tokensOf(names[0] ?? ''));
  return own.length > keys.length && keys.every((key) => own.includes(key));
}

function isTalk(word: string): boolean {
  return TALK.has(word) || isPreparation(word) || isPart(word) || /(?:ed|en)$/.test(word);
}

/** The names in 'eggs and flour'. */
function namesIn(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'and') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
