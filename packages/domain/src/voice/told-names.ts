import type { PartedName } from './batches-of-names.ts';
import type { SpokenName } from './spoken-name.ts';

/** A name that was said to be there. */
export type Told<Thing> = PartedName<Thing> & {
  readonly isJoined: boolean;
  /** Whether it follows another name, with nothing between them. */
  readonly isNextToName: boolean;
  readonly isKnown: boolean;
};

/** The names that are there, in spoken order, each once apart from batches. */
export class ToldNames<Thing> {
  #told: readonly Told<Thing>[] = [];
  /** What the latest name replaced. */
  #replaced: Told<Thing> | undefined;

  get all(): readonly Told<Thing>[] {
    return this.#told;
  }

  /** The name told before; -1 is the latest. */
  at(before: number): Told<Thing> | undefined {
    return this.#told.at(before);
  }

  get replaced(): Told<Thing> | undefined {
    return this.#replaced;
  }

  /** Adds a name, in place of the latest one if it replaces that. */
  tell(told: Told<Thing>, isReplacing: boolean): void {
    const last = this.#told.at(-1);
    if (isReplacing && last && !isSame(last, told)) {
      this.#replaced = last;
      this.#told = this.#told.slice(0, -1);
    }
    // 'Salmon trout I meant trout': already corrected once. But 'no wait, two pints of milk' is about the amount.
    else if (isReplacing && last?.isNextToName && told.amount === '')
      this.#told = this.#told.toSpliced(-2, 1);
    const known = this.#told.findLast((other) => isSame(other, told));
    const isBatch = known?.expiresOn && told.expiresOn && !told.isKnown && !isReplacing;
    if (!known || (isBatch && known.expiresOn !== told.expiresOn)) this.#told = [...this.#told, told];
    // 'Milk and eggs, and the milk is best before Friday.'
    else this.#told = this.#told.map((one) => (one === known ? withMore(one, told, isReplacing) : one));
  }

  /** Takes every batch of a name back. */
  remove(told: Told<Thing>): void {
    this.#told = this.#told.filter((other) => !isSame(other, told));
  }

  /** Takes the latest name back, and the one joined to it if asked. */
  dropLast(withJoined: boolean): void {
    const last = this.#told.at(-1);
    this.#told = this.#told.slice(0, withJoined && last?.isJoined ? -2 : -1);
  }

  /** Gives the latest name another amount. */
  setLastAmount(amount: string): void {
    const last = this.#told.at(-1);
    if (last) this.#told = [...this.#told.slice(0, -1), { ...last, amount }];
  }
}

/** Merges what is said about a name with what is said when it is repeated. */
const withMore = <Thing>(one: Told<Thing>, later: Told<Thing>, isCorrected: boolean): Told<Thing> => ({
  ...one,
  amount: (isCorrected && later.amount) || one.amount,
  expiresOn: later.expiresOn ?? one.expiresOn,
  batches: later.batches.length > 0 ? later.batches : one.batches,
});

/** Whether two names are of one thing, or of the same unknown words. */
export function isSame<Thing>(one: SpokenName<Thing>, other: SpokenName<Thing>): boolean {
  if (one.thing !== undefined || other.thing !== undefined) return one.thing === other.thing;
  return one.said.toLowerCase() === other.said.toLowerCase();
}
