import type { FlatProblem } from './flat.ts';
import { BOUGHT_LATER, LONG_LIST } from './weights.ts';

/** A week's shopping, and what it costs the week's worth. Reused from week to week, because a search fills hundreds of thousands. */
export class Basket {
  readonly #flat: FlatProblem;
  /** The worth of a thing to buy. */
  readonly #item: number;
  readonly #buy: Float64Array;
  readonly #list: Int32Array;
  /** The day on which the last pack of each good on the list is opened. */
  readonly #openedOn: Int32Array;
  /** Further things to buy, because what was bought or opened does not keep until its meal. */
  #again = 0;
  /** The number of different things in it. */
  size = 0;

  constructor(flat: FlatProblem, item: number) {
    this.#flat = flat;
    this.#item = item;
    this.#buy = new Float64Array(flat.pack.length);
    this.#list = new Int32Array(flat.pack.length);
    this.#openedOn = new Int32Array(flat.pack.length);
  }

  /** Adds a good, or more of it. */
  add(good: number, amount: number, evening: number): void {
    const { keeps, keepsOpened, offset } = this.#flat;
    const day = offset[evening]!;
    if (day > keeps[good]!) this.#again += BOUGHT_LATER;
    const isFirst = this.#buy[good] === 0;
    if (isFirst) this.#list[this.size++] = good;
    if (isFirst || day - this.#openedOn[good]! > keepsOpened[good]!) {
      if (!isFirst) this.#again += 1;
      this.#openedOn[good] = day;
    }
    this.#buy[good]! += amount;
  }

  /** Pays for everything in whole packs, and empties it. */
  pay(): number {
    const { pack, price, leftOver, evenings } = this.#flat;
    const beyond = Math.max(0, this.size - LONG_LIST.things * evenings);
    let worth = (this.size + this.#again + LONG_LIST.more * beyond) * this.#item;
    this.#again = 0;
    for (let place = 0; place < this.size; place += 1) {
      const good = this.#list[place]!;
      const buy = this.#buy[good]!;
      this.#buy[good] = 0;
      const size = pack[good]!;
      const bought = size > 0 ? size * Math.ceil(buy / size - 1e-6) : buy;
      worth += bought * price[good]! + (bought - buy) * leftOver[good]!;
    }
    this.size = 0;
    return worth;
  }
}
