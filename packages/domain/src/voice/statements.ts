import type { Day } from '../dates/day.ts';
import type { Cue } from './cues.ts';
import { choose } from './kitchen.ts';
import type { HeardName, SpokenItem } from './items.ts';
import { batchesOf, type PartedName } from './batches-of-names.ts';
import type { SpokenBatch } from './spoken-batches.ts';
import type { SpokenName } from './spoken-name.ts';
import type { SpokenWorld } from './vocabulary.ts';

/** What is said about each item apart from its name, one entry each. */
export interface SaidOfItems {
  /** The words for its amount. */
  readonly amounts: readonly string[];
  readonly dates: readonly (Day | null)[];
  /** Its parts with their own shelf life. */
  readonly batches: readonly (readonly SpokenBatch[])[];
  /** Whether it refers to an earlier item: 'the milk'. */
  readonly isKnown: readonly boolean[];
}

/**
 * The scope of a negation: every name up to the next available one, one name and those joined to it, or one
 * name. `asked`: the first, until a yes; `spent`: one name of the second has been seen.
 */
type Denial = 'none' | 'all' | 'asked' | 'joined' | 'spent' | 'one';

const DENIALS: Partial<Record<Cue, Denial>> = {
  ask: 'asked',
  lack: 'all',
  no: 'joined',
  except: 'joined',
  strike: 'one',
};

type Told<Thing> = PartedName<Thing> & {
  readonly isJoined: boolean;
  /** Whether it follows another name, with nothing between them. */
  readonly isNextToName: boolean;
  readonly isKnown: boolean;
};

/** Follows statements and corrections, and keeps the available names in spoken order. */
export class Statements<Thing> {
  readonly #items: readonly SpokenItem<Thing>[];
  readonly #said: SaidOfItems;
  readonly #world: Pick<SpokenWorld<Thing>, 'kitchens' | 'browns'>;
  #told: Told<Thing>[] = [];
  /** Names in a question that has no answer yet. */
  #asked: Told<Thing>[] = [];
  #denial: Denial = 'none';
  #isPurpose = false;
  #isReplacing = false;
  /** Whether something other than a name was said to be lacking: 'not unsalted'. */
  #isOtherDenied = false;
  /** Whether the latest name was said to be there: what 'it has gone off' is about. */
  #isLastTold = false;
  /** Whether the latest statement was that something is not there, or no longer. */
  #isLastGone = false;
  /** Whether that was in an earlier sentence: 'The milk has gone off. The cream too.', but only that. */
  #isSentenceAfter = false;
  /** What the latest name replaced. */
  #replaced: Told<Thing> | undefined;

  constructor(
    items: readonly SpokenItem<Thing>[],
    said: SaidOfItems,
    world: Pick<SpokenWorld<Thing>, 'kitchens' | 'browns'>,
  ) {
    this.#items = items;
    this.#said = said;
    this.#world = world;
  }

  names(): readonly SpokenName<Thing>[] {
    for (const [at, item] of this.#items.entries()) {
      this.#end(item);
      this.#read(item, at);
    }
    return this.#told.flatMap((told) => {
      const { thing, said, amount, expiresOn, isOpened, batches } = told;
      return batchesOf({ thing, said, amount, expiresOn, isOpened, batches });
    });
  }

  #end({ ends }: SpokenItem<Thing>): void {
    if (ends === 'none') return;
    this.#isPurpose = false;
    if (ends === 'sentence') this.#isSentenceAfter = true;
    if (ends === 'sentence' || this.#denial === 'spent') this.#denial = 'none';
  }

  #read(item: SpokenItem<Thing>, at: number): void {
    const isOtherDenied = this.#isOtherDenied;
    if (item.kind === 'word' || item.kind === 'look') this.#isOtherDenied = true;
    else if (item.kind !== 'join') this.#isOtherDenied = false;
    if (item.kind === 'name') this.#readName(item, at);
    else if (item.kind === 'cue') this.#readCue(item.cue, at, isOtherDenied);
    else if (item.kind === 'join' || item.kind === 'choice') this.#readJoin(item.kind, at);
    else if (item.kind === 'other') this.#forget();
    else if (item.kind === 'word') this.#readWord();
    else if (item.kind === 'amount' && this.#isReplacing) this.#readOtherAmount(at);
    else if (this.#denial === 'spent') this.#denial = 'none';
  }

  /** An unrelated word is a purpose, or precedes a replacement. */
  #readWord(): void {
    this.#isPurpose = false;
    this.#isReplacing = false;
  }

  /** 'Two onions, no, three': a number without a name applies to the previous name. */
  #readOtherAmount(at: number): void {
    const next = this.#items[at + 1];
    const last = this.#told.at(-1);
    const amount = this.#said.amounts[at] ?? '';
    if (!last || !amount || (next?.ends === 'none' && next.kind !== 'join')) return;
    this.#told = [...this.#told.slice(0, -1), { ...last, amount }];
    this.#isReplacing = false;
  }

  /** A neutral element: nothing waits for the next name any more. */
  #forget(): void {
    this.#isPurpose = false;
    this.#isReplacing = false;
    if (this.#denial !== 'all' && this.#denial !== 'asked') this.#denial = 'none';
  }

  #readJoin(kind: 'join' | 'choice', at: number): void {
    this.#isPurpose = false;
    this.#isReplacing = false;
    // 'Red onions, not white, and spinach.'
    const isOne = this.#denial === 'one' || this.#denial === 'joined';
    if (isOne && this.#isOtherDenied && kind === 'join') this.#denial = 'none';
    this.#isOtherDenied = false;
    if (this.#denial !== 'spent') return;
    this.#denial = kind === 'choice' || this.#items[at + 1]?.kind === 'name' ? 'joined' : 'none';
  }

  #readCue(said: Cue, at: number, isOtherDenied: boolean): void {
    const cue = this.#meaningOf(said, at);
    if (cue === 'too') return this.#readToo(at);
    if (cue === 'little' || (cue === 'yes' && this.#denial !== 'asked')) return;
    if (cue === 'purpose') {
      this.#isPurpose = true;
      return;
    }
    this.#isPurpose = false;
    if (cue === 'with' && this.#denial === 'one' && isOtherDenied) this.#denial = 'none';
    const asked = this.#asked;
    this.#asked = [];
    if (cue === 'with') return;
    this.#isReplacing = cue === 'instead' || (cue === 'no' && this.#isCorrection(at));
    if (cue === 'yes') for (const told of asked) this.#tell(told);
    if (cue === 'no' && this.#isAnswer(at)) return this.#dropLast(false);
    if (cue === 'gone' || cue === 'goneAll' || cue === 'undo') this.#dropLast(cue === 'goneAll');
    if (cue === 'same') return this.#readSame();
    // 'No vegetables except carrots': exceptions to what is missing are available.
    const isTwice = cue === 'except' && (this.#denial !== 'none' || this.#isLastGone);
    this.#isLastGone = cue === 'gone' || cue === 'goneAll' || cue === 'lack' || cue === 'no';
    this.#isSentenceAfter = false;
    this.#denial = this.#isReplacing || isTwice ? 'none' : (DENIALS[cue] ?? 'none');
  }

  /** What a cue comes to, next to the names around it. */
  #meaningOf(cue: Cue, at: number): Cue {
    if (cue === 'smells') return this.#isAllAbout(at) ? 'gone' : 'little';
    if (cue !== 'brown' && cue !== 'brownAll') return cue;
    if (!this.#browns(-1)) return 'little';
    return cue === 'brownAll' && this.#browns(-2) ? 'goneAll' : 'gone';
  }

  /** Whether a name told before goes brown with age; -1 is the latest. */
  #browns(before: number): boolean {
    const thing = this.#told.at(before)?.thing;
    return thing !== undefined && this.#world.browns(thing);
  }

  /** 'The milk smells but there is cream', not 'the basil smells great': nothing more is said about the name. */
  #isAllAbout(at: number): boolean {
    const next = this.#items[at + 1];
    const isTurn = next?.kind === 'cue' && next.cue !== 'little';
    return !next || next.ends !== 'none' || next.kind === 'join' || isTurn;
  }

  /** 'The eggs have gone off and the milk too': the name before is gone as well. */
  #readToo(at: number): void {
    if (this.#isLastGone && this.#items[at - 1]?.kind === 'name') this.#dropLast(false);
  }

  /** 'And so has the milk': gone as well, or there as well. */
  #readSame(): void {
    this.#denial = this.#isLastGone ? 'joined' : 'none';
  }

  /** 'No' takes the last name back before a number or a repetition: 'no 600 grams', 'no limes limes'. */
  #isCorrection(at: number): boolean {
    const next = this.#items[at + 1];
    if (next?.kind === 'amount') return next.unit === null;
    if (this.#told.length === 0 || next?.kind !== 'name') return false;
    // 'Cauliflower or is it broccoli, no, cauliflower.'
    if (this.#replaced?.thing !== undefined && next.things.includes(this.#replaced.thing)) return true;
    const second = this.#items[at + 2];
    return second?.kind === 'name' && next.things[0] !== undefined && next.things[0] === second.things[0];
  }

  /** 'Milk yes butter no': no butter. */
  #isAnswer(at: number): boolean {
    const next = this.#items[at + 1];
    const isLast = !next || next.ends === 'sentence' || (next.kind === 'cue' && next.cue === 'have');
    return this.#items[at - 1]?.kind === 'name' && isLast;
  }

  #readName(name: HeardName<Thing>, at: number): void {
    if (this.#isPurpose) {
      this.#isPurpose = false;
      return;
    }
    if (this.#denial === 'spent') this.#denial = this.#endsInChoice(at) ? 'joined' : 'none';
    const thing = choose(name, this.#items, this.#world.kitchens);
    if (thing === undefined && name.things.length > 0) return;
    const told: Told<Thing> = {
      thing,
      said: name.said,
      amount: this.#said.amounts[at] ?? '',
      expiresOn: this.#said.dates[at] ?? null,
      isOpened: false,
      batches: this.#said.batches[at] ?? [],
      isJoined: this.#isJoined(at),
      isNextToName: this.#items[at - 1]?.kind === 'name' && this.#items[at]?.ends === 'none',
      isKnown: this.#said.isKnown[at] ?? false,
    };
    const isSort = this.#denial === 'one' && this.#isOtherSort(told, at);
    this.#isLastTold = this.#denial === 'none' || isSort;
    if (isSort) this.#denial = 'none';
    else if (this.#denial === 'none') this.#tell(told);
    else {
      this.#told = this.#told.filter((other) => !isSame(other, told));
      if (this.#denial === 'asked') this.#asked.push(told);
      if (this.#denial === 'one') this.#denial = 'none';
      if (this.#denial === 'joined') this.#denial = 'spent';
    }
    this.#isReplacing = false;
    const next = this.#items[at + 1];
    if (this.#isSentenceAfter && !(next?.kind === 'cue' && next.cue === 'too')) this.#isLastGone = false;
  }

  /** 'Caster sugar, not granulated': one thing here, and it is there. */
  #isOtherSort(told: Told<Thing>, at: number): boolean {
    const last = this.#told.at(-1);
    const isNext = this.#items[at - 2]?.kind === 'name';
    return isNext && last !== undefined && isSame(last, told) && last.said !== told.said;
  }

  /** 'No milk eggs or bread': none of the three. */
  #endsInChoice(at: number): boolean {
    let next = at;
    while (this.#items[next]?.kind === 'name') next += 1;
    return this.#items[next]?.kind === 'choice';
  }

  /** 'Milk and eggs', 'the milk and the eggs'; but 'we have milk, and the eggs' begins something else. */
  #isJoined(at: number): boolean {
    const { isKnown } = this.#said;
    const join = isKnown[at] && isKnown[at - 3] ? at - 2 : at - 1;
    return this.#items[join]?.kind === 'join' && this.#items[join - 1]?.kind === 'name';
  }

  #tell(told: Told<Thing>): void {
    const last = this.#told.at(-1);
    if (this.#isReplacing && last && !isSame(last, told)) this.#replaced = this.#told.pop();
    // 'Salmon trout I meant trout': already corrected once. But 'no wait, two pints of milk' is about the amount.
    else if (this.#isReplacing && last?.isNextToName && told.amount === '')
      this.#told = this.#told.toSpliced(-2, 1);
    const known = this.#told.findLast((other) => isSame(other, told));
    const isBatch = known?.expiresOn && told.expiresOn && !told.isKnown && !this.#isReplacing;
    if (!known || (isBatch && known.expiresOn !== told.expiresOn)) this.#told.push(told);
    // 'Milk and eggs, and the milk is best before Friday.'
    else this.#told = this.#told.map((one) => (one === known ? withMore(one, told, this.#isReplacing) : one));
  }

  /** Takes back the latest name; one that was said not to be there was never told. */
  #dropLast(withJoined: boolean): void {
    if (!this.#isLastTold) return;
    const last = this.#told.pop();
    if (withJoined && last?.isJoined) this.#told.pop();
  }
}

/** Merges what is said about a name with what is said when it is repeated. */
const withMore = <Thing>(one: Told<Thing>, later: Told<Thing>, isCorrected: boolean): Told<Thing> => ({
  ...one,
  amount: (isCorrected && later.amount) || one.amount,
  expiresOn: later.expiresOn ?? one.expiresOn,
  batches: later.batches.length > 0 ? later.batches : one.batches,
});

function isSame<Thing>(one: SpokenName<Thing>, other: SpokenName<Thing>): boolean {
  if (one.thing !== undefined || other.thing !== undefined) return one.thing === other.thing;
  return one.said.toLowerCase() === other.said.toLowerCase();
}
