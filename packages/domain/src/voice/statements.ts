import type { Cue } from './cues.ts';
import { choose } from './kitchen.ts';
import type { HeardName, SpokenItem } from './items.ts';
import { endsInChoice, isAllAbout, isAnswer, isCorrection, isJoined, isOfSome } from './around.ts';
import { DENIALS, IS_GONE, type Denial } from './denials.ts';
import { batchesOf } from './batches-of-names.ts';
import type { SaidOfItems } from './said-of-items.ts';
import type { SpokenName } from './spoken-name.ts';
import { isSame, ToldNames, type Told } from './told-names.ts';
import type { SpokenWorld } from './vocabulary.ts';

/** Follows statements and corrections, and keeps the available names in spoken order. */
export class Statements<Thing> {
  readonly #items: readonly SpokenItem<Thing>[];
  readonly #said: SaidOfItems;
  readonly #world: Pick<SpokenWorld<Thing>, 'kitchens' | 'browns'>;
  readonly #told = new ToldNames<Thing>();
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
    return this.#told.all.flatMap((told) => {
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
    const amount = this.#said.amounts[at] ?? '';
    if (!this.#told.at(-1) || !amount || (next?.ends === 'none' && next.kind !== 'join')) return;
    this.#told.setLastAmount(amount);
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
    this.#isReplacing = cue === 'instead' || (cue === 'no' && isCorrection(this.#items, at, this.#last));
    if (cue === 'yes')
      for (const told of this.#confirmed(asked, at)) this.#told.tell(told, this.#isReplacing);
    if (cue === 'no' && isAnswer(this.#items, at)) return this.#dropLast(false);
    const isPart = (cue === 'gone' || cue === 'goneAll') && isOfSome(this.#items, at);
    if (isPart) return;
    if (cue === 'gone' || cue === 'goneAll' || cue === 'undo') this.#dropLast(cue === 'goneAll');
    if (cue === 'same') return this.#readSame();
    // 'No vegetables except carrots': exceptions to what is missing are available.
    const isTwice = cue === 'except' && (this.#denial !== 'none' || this.#isLastGone);
    this.#isLastGone = IS_GONE.has(cue);
    this.#isSentenceAfter = false;
    this.#denial = this.#isReplacing || isTwice ? 'none' : (DENIALS[cue] ?? 'none');
  }

  /** 'Have we got cumin? Yes, ground cumin': only that. */
  #confirmed(asked: readonly Told<Thing>[], at: number): readonly Told<Thing>[] {
    const next = this.#items[at + 1];
    const sort = next?.kind === 'name' ? next.said.toLowerCase() : '';
    return asked.filter(({ said }) => !sort.endsWith(` ${said.toLowerCase()}`));
  }

  /** What a cue comes to, next to the names around it. */
  #meaningOf(cue: Cue, at: number): Cue {
    if (cue === 'smells') return isAllAbout(this.#items, at) ? 'gone' : 'little';
    if (cue !== 'brown' && cue !== 'brownAll') return cue;
    if (!this.#browns(-1)) return 'little';
    return cue === 'brownAll' && this.#browns(-2) ? 'goneAll' : 'gone';
  }

  get #last(): { readonly replaced: Thing | undefined } | null {
    return this.#told.at(-1) ? { replaced: this.#told.replaced?.thing } : null;
  }

  /** Whether a name told before goes brown with age; -1 is the latest. */
  #browns(before: number): boolean {
    const thing = this.#told.at(before)?.thing;
    return thing !== undefined && this.#world.browns(thing);
  }

  /** 'The eggs have gone off and the milk too': the name before is gone as well. */
  #readToo(at: number): void {
    if (this.#isLastGone && this.#items[at - 1]?.kind === 'name') this.#dropLast(false);
  }

  /** 'And so has the milk': gone as well, or there as well. */
  #readSame(): void {
    this.#denial = this.#isLastGone ? 'joined' : 'none';
  }

  #readName(name: HeardName<Thing>, at: number): void {
    if (this.#isPurpose) {
      this.#isPurpose = false;
      return;
    }
    if (this.#denial === 'spent') this.#denial = endsInChoice(this.#items, at) ? 'joined' : 'none';
    const thing = choose(name, this.#items, this.#world.kitchens);
    if (thing === undefined && name.things.length > 0) return;
    const told: Told<Thing> = {
      thing,
      said: name.said,
      amount: this.#said.amounts[at] ?? '',
      expiresOn: this.#said.dates[at] ?? null,
      isOpened: false,
      batches: this.#said.batches[at] ?? [],
      isJoined: isJoined(this.#items, this.#said.isKnown, at),
      isNextToName: this.#items[at - 1]?.kind === 'name' && this.#items[at]?.ends === 'none',
      isKnown: this.#said.isKnown[at] ?? false,
    };
    const isSort = this.#denial === 'one' && this.#isOtherSort(told, at);
    this.#isLastTold = this.#denial === 'none' || isSort;
    if (isSort) this.#denial = 'none';
    else if (this.#denial === 'none') this.#told.tell(told, this.#isReplacing);
    else {
      this.#told.remove(told);
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

  /** Takes back the latest name; one that was said not to be there was never told. */
  #dropLast(withJoined: boolean): void {
    if (this.#isLastTold) this.#told.dropLast(withJoined);
    this.#isLastTold = false;
  }
}
