import { isPreparation } from '../names/preparation.ts';
import { isUnitWord, TIN_WORDS, unitMeaning } from '../names/unit-words.ts';
import { amountAt, smallAt } from './amounts.ts';
import { compoundAt } from './compounds.ts';
import { CUES, type Cue } from './cues.ts';
import type { Certainty, SpokenItem, SpokenPart } from './items.ts';
import { KnownNames } from './known-names.ts';
import { respelledAt, soundedAt } from './likely.ts';
import type { Phrase } from './phrases.ts';
import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How many words of a transcript are compared with all names: the only slow step here. */
const MOST_COMPARED = 16;
/** Colours, if 'one' follows. */
const COLOURS: ReadonlySet<string> = new Set('orange lime peach plum olive cherry lemon'.split(' '));
const ONE: ReadonlySet<string> = new Set(['a', 'an']);
/** Units that only cooks count in. */
const KITCHEN_UNITS: ReadonlySet<string | null> = new Set(['g', 'kg', 'oz', 'lb', 'tsp', 'tbsp', 'sprig']);
const MOST_UNKNOWN_WORDS = 3;

type Found<Thing> = SpokenPart<Thing> & { readonly length: number };

/** Splits a transcript into names, cue phrases, amounts and other words. */
export class Lexer<Thing> {
  readonly #tokens: readonly SpokenToken[];
  readonly #vocabulary: Vocabulary<Thing>;
  readonly #items: SpokenItem<Thing>[] = [];
  readonly #known: KnownNames<Thing>;
  /** Where the next name's unit is. */
  #unitAt: number | null = null;
  #isNumbered = false;
  #compared = 0;

  constructor(tokens: readonly SpokenToken[], vocabulary: Vocabulary<Thing>) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
    this.#known = new KnownNames(tokens, vocabulary);
  }

  items(): readonly SpokenItem<Thing>[] {
    for (let at = 0; at < this.#tokens.length;) {
      const found = this.#at(at);
      this.#items.push(Object.assign(found, { ends: this.#tokens[at]?.ends ?? 'none' }));
      this.#noteAmount(found, at);
      at += found.length;
    }
    return this.#items;
  }

  #noteAmount(found: Found<Thing>, at: number): void {
    if (found.kind === 'amount') {
      this.#isNumbered = found.unit === null || this.#isNumbered;
      this.#unitAt = found.unit === null ? null : at + found.length - 1;
    } else if (found.kind !== 'look' && !(found.kind === 'cue' && found.cue === 'little')) {
      this.#isNumbered = false;
      this.#unitAt = null;
    }
  }

  /** The longest reading at a word; of equally long ones, the plainest. */
  #at(at: number): Found<Thing> {
    const cue = this.#cueAt(at);
    const unit = amountAt(this.#tokens, at, this.#vocabulary.world, this.#nameAfterNumber);
    const choices: (Found<Thing> | null)[] = [
      cue && { kind: 'cue', cue: cue.meaning, length: cue.length },
      this.#misheardAt(at),
      unit,
      this.#nameAt(at),
      this.#otherAt(at),
      this.#respelledAt(at),
    ];
    const best = choices.reduce(
      (one, other) => ((other?.length ?? 0) > (one?.length ?? 0) ? other : one),
      null,
    );
    return (
      best ??
      smallAt(this.#tokens[at]) ??
      this.#soundedAt(at) ??
      this.#measuredAt(at) ?? { kind: 'word', length: 1 }
    );
  }

  /** The phrase at a word, unless its last word begins a name: 'is brown', but 'is brown rice'. */
  #cueAt(at: number): Phrase<Cue> | null {
    const cue = CUES.at(this.#tokens, at);
    if (!cue || cue.length === 1) return cue;
    return this.#known.lengthAt(at + cue.length - 1) > 1
      ? CUES.at(this.#tokens, at, undefined, cue.length - 1)
      : cue;
  }

  #said(from: number, length: number): string[] {
    return this.#tokens.slice(from, from + length).map(({ said }) => said);
  }

  /** Whether a name follows a word and that word is its unit. */
  readonly #nameAfterNumber = (at: number): boolean =>
    this.#isNumbered && this.#tokens[at]?.ends === 'none' && this.#known.lengthAt(at) > 0;

  #nameAt(at: number): Found<Thing> | null {
    const length = this.#known.lengthAt(at);
    if (length === 0) return this.#onlyInTinAt(at);
    const { world } = this.#vocabulary;
    const words = this.#said(at, length);
    const [only = ''] = this.#tokens.slice(at, at + length).map(({ lower }) => lower);
    const next = this.#tokens[at + length]?.lower;
    if (length === 1 && COLOURS.has(only) && (next === 'one' || next === 'ones'))
      return { kind: 'other', length };
    const isCounted =
      (this.#isNumbered && this.#unitAt === null) || ONE.has(this.#tokens[at - 1]?.lower ?? '');
    const thing = world.find(words, isCounted);
    const certainty: Certainty = length === 1 && world.everyday.has(only) ? 'slot' : 'sure';
    const tinned = thing === undefined ? null : this.#inUnit(words, thing, at);
    return tinned && { kind: 'name', things: tinned.things, said: tinned.said, certainty, length };
  }

  /** 'Beans' alone may be any: a tin of them is mixed beans. */
  #onlyInTinAt(at: number): Found<Thing> | null {
    const unit = this.#unitAt === null ? '' : (this.#tokens[this.#unitAt]?.lower ?? '');
    if (!TIN_WORDS.has(unit)) return null;
    const words = this.#said(at, 1);
    const thing = this.#vocabulary.world.find(['tinned', ...words], false);
    return thing === undefined ? null : this.#name(at, 1, [thing], 'sure');
  }

  /** A stick of cinnamon is a cinnamon stick; something not sold in tins is something else in one. */
  #inUnit(words: readonly string[], thing: Thing, at: number): { things: readonly Thing[]; said: string } {
    const { world, tinned } = this.#vocabulary;
    const unit = this.#unitAt === null ? undefined : this.#tokens[this.#unitAt]?.lower;
    const said = words.join(' ');
    if (unit === undefined || this.#unitAt === null) return { things: [thing], said };
    if (!TIN_WORDS.has(unit)) return { things: [world.find([...words, unit], false) ?? thing], said };
    const inTin = world.find(['tinned', ...words], false) ?? (tinned.has(thing) ? thing : undefined);
    if (inTin !== undefined) return { things: [inTin], said };
    return { things: [], said: this.#said(this.#unitAt, at + words.length - this.#unitAt).join(' ') };
  }

  #misheardAt(at: number): Found<Thing> | null {
    const found = this.#vocabulary.misheard.at(this.#tokens, at);
    return found && this.#name(at, found.length, found.meaning, 'sure');
  }

  #otherAt(at: number): Found<Thing> | null {
    const found = compoundAt(this.#tokens, at, this.#vocabulary, this.#known);
    if (!found) return null;
    return found.isFood ? this.#name(at, found.length, [], 'sure') : { kind: 'other', length: found.length };
  }

  /** Next to an unrelated word, no name is merely likely. */
  #isAfterWord(at: number): boolean {
    return this.#items.at(-1)?.kind === 'word' && this.#tokens[at]?.ends === 'none';
  }

  /** 'Brown ones' are no brownies, and red ones no red onions. */
  #isBeforeOnes(at: number): boolean {
    const next = this.#tokens[at + 1];
    return next?.lower === 'ones' && next.ends === 'none';
  }

  #respelledAt(at: number): Found<Thing> | null {
    const { words } = this.#vocabulary;
    const isAlone = !words.has(this.#tokens[at]?.key ?? '') && !words.has(this.#tokens[at + 1]?.key ?? '');
    if ((isAlone && this.#isAfterWord(at)) || this.#isBeforeOnes(at)) return null;
    const found = respelledAt(this.#tokens, at, this.#vocabulary, this.#alternatives);
    if (!found) return null;
    const isHomophone =
      found.length === 1 && this.#vocabulary.world.homophones.has(this.#tokens[at]?.lower ?? '');
    return this.#name(at, found.length, [found.thing], isHomophone ? 'evidence' : found.certainty);
  }

  readonly #alternatives = ({ lower, key }: SpokenToken): readonly string[] => {
    const { world, spelling, mishearings } = this.#vocabulary;
    const homophones = world.homophones.get(lower);
    if (homophones) return homophones;
    const heard = mishearings.get(lower);
    if (heard) return heard;
    if (spelling.has(key) || lower.length < 5 || world.ordinary.has(lower) || world.ordinary.has(key))
      return [];
    if (isUnitWord(lower) || isPreparation(lower) || this.#compared >= MOST_COMPARED) return [];
    this.#compared += 1;
    return spelling.candidates(key, lower);
  };

  #soundedAt(at: number): Found<Thing> | null {
    if (this.#isAfterWord(at) || this.#isBeforeOnes(at)) return null;
    const isSaid = (other: number) =>
      CUES.at(this.#tokens, other) !== null ||
      smallAt(this.#tokens[other]) !== null ||
      this.#known.lengthAt(other) > 1;
    const found = soundedAt(this.#tokens, at, this.#vocabulary, isSaid);
    return found && this.#name(at, found.length, [found.thing], found.certainty);
  }

  /** After a weight comes a food, known or not. */
  #measuredAt(at: number): Found<Thing> | null {
    const unit =
      this.#unitAt === null ? null : (unitMeaning(this.#tokens[this.#unitAt]?.lower ?? '')?.unit ?? null);
    if (!this.#isNumbered || !KITCHEN_UNITS.has(unit)) return null;
    let length = 1;
    while (length < MOST_UNKNOWN_WORDS && this.#isUnknown(at + length)) length += 1;
    return this.#name(at, length, [], 'slot');
  }

  #isUnknown(at: number): boolean {
    const token = this.#tokens[at];
    if (!token || token.ends !== 'none' || CUES.at(this.#tokens, at) || smallAt(this.#tokens[at]))
      return false;
    return (
      this.#known.lengthAt(at) === 0 &&
      !amountAt(this.#tokens, at, this.#vocabulary.world, this.#nameAfterNumber) &&
      !this.#otherAt(at)
    );
  }

  #name(at: number, length: number, things: readonly Thing[], certainty: Certainty): Found<Thing> {
    return { kind: 'name', things, said: this.#said(at, length).join(' '), certainty, length };
  }
}
