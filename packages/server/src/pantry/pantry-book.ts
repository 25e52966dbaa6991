import {
  areUnitsCompatible,
  convertQuantity,
  inWholeUnits,
  isSameBatch,
  MESSAGES,
  type BatchMarks,
  type MeasuredStock,
  type Unit,
} from '@larder/domain';
import type { ItemThen, StockChange } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Batch, BatchChange } from './pantry.store.ts';

/** An addition: an amount of an ingredient, and what distinguishes its batch. */
export interface Delivery extends BatchMarks {
  readonly amount: number;
  readonly expiryIsGuess: boolean;
}

/** The properties of a batch once opened. */
export type OpenedMarks = Pick<Batch, 'expiryDate' | 'expiryIsGuess' | 'storage' | 'opened'>;

/** Units that are sealed individually. */
const PACKETS: ReadonlySet<Unit> = new Set(['bottle', 'can', 'jar', 'pack']);

/** Less than this of a package counts as nothing. */
const HAIR = 0.001;

/** An in-memory pantry for taking out, adding and restoring, which records its changes. Nothing is stored. */
export class PantryBook {
  readonly #was: ReadonlyMap<string, Batch>;
  readonly #items: Map<string, Batch>;
  readonly #newId: () => string;
  /** Batches merged into their opened twin, with their former unit. */
  readonly #joined = new Map<string, { readonly into: string; readonly unit: Unit }>();

  constructor(pantry: readonly Batch[], newId: () => string) {
    this.#was = new Map(pantry.map((item) => [item.id, batchOf(item)]));
    this.#items = new Map(this.#was);
    this.#newId = newId;
  }

  /** Every item that has changed. */
  changes(): BatchChange[] {
    return [...new Set([...this.#was.keys(), ...this.#items.keys()])]
      .map((id) => ({ before: this.#was.get(id) ?? null, after: this.#items.get(id) ?? null }))
      .filter(({ before, after }) => !isSame(before, after));
  }

  /**
   * Takes an amount of an item in its unit, as far as available. 'Some' stays. The rest of a package counts
   * as opened: `open` returns the new properties, or null if that makes no difference. Several tins are not
   * marked as opened, because one date applies to all.
   */
  take(id: string, amount: number, open: (item: Batch) => OpenedMarks | null = () => null): void {
    const joined = this.#joined.get(id);
    const item = this.#items.get(joined?.into ?? id);
    if (!item || item.quantity === null) return;
    const left = amountOf(item) - (joined ? convertQuantity(amount, joined.unit, item.unit) : amount);
    const isBegun = left > HAIR && (!PACKETS.has(item.unit) || left < 1 - HAIR);
    const marks = isBegun ? open(item) : null;
    if (!marks) return this.#set(item, left, item.unit);
    const { quantity: _quantity, used: _used, ...closed } = item;
    const opened = { ...closed, ...marks };
    const twin = this.#findBatch(opened);
    if (twin) {
      this.#items.delete(id);
      this.#joined.set(id, { into: twin.id, unit: item.unit });
    }
    const into = twin
      ? { ...twin, expiryIsGuess: twin.expiryIsGuess && opened.expiryIsGuess }
      : { ...opened, quantity: null, used: 0 };
    this.#set(into, amountOf(into) + convertQuantity(left, item.unit, into.unit), into.unit);
  }

  /** Adds a purchase: to the existing batch with the same date, or as a new one. */
  put({ amount, expiryIsGuess, ...marks }: Delivery): void {
    const there = this.#findBatch(marks);
    if (!there) {
      const { ingredientId, unit, expiryDate, storage, opened } = marks;
      const id = this.#newId();
      const made = {
        id,
        ingredientId,
        quantity: null,
        used: 0,
        unit,
        expiryDate,
        expiryIsGuess,
        storage,
        opened,
      };
      this.#set(made, amount, unit);
      return;
    }
    const item = { ...there, expiryIsGuess: there.expiryIsGuess && expiryIsGuess };
    if (there.quantity === null) this.#set(item, amount, marks.unit);
    else this.#set(item, amountOf(there) + convertQuantity(amount, marks.unit, there.unit), there.unit);
  }

  /** Undoes a change, keeping what happened to the item since. */
  revert(change: StockChange): void {
    const before = change.before && batchOf(change.before);
    const after = change.after && batchOf(change.after);
    const then = before ?? after;
    if (!then) return;
    const now = this.#find(then);
    if (isSame(now, after)) {
      if (now) this.#items.delete(now.id);
      if (before) this.#items.set(before.id, before);
      return;
    }
    const back = before ? amountOf(before) : 0;
    const gone = after ? convertQuantity(amountOf(after), after.unit, then.unit) : 0;
    if (now) this.#giveBack(now, back - gone, { before, after }, then.unit);
    else if (before && back > gone) {
      const id = this.#items.has(before.id) ? this.#newId() : before.id;
      this.#set({ ...before, id, quantity: null, used: 0 }, back - gone, before.unit);
    }
  }

  #giveBack(now: Batch, amount: number, { before, after }: BatchChange, unit: Unit): void {
    if (now.quantity === null) {
      // An added 'some' is less informative than the amount that was taken out.
      if (!after && amount > 0) this.#set(now, amount, unit);
      return;
    }
    const hasItsDate = before && after && now.expiryDate === after.expiryDate;
    const dated = hasItsDate
      ? { ...now, expiryDate: before.expiryDate, expiryIsGuess: before.expiryIsGuess }
      : now;
    const isAsOpened = before && after && now.opened === after.opened && now.storage === after.storage;
    const item = isAsOpened ? { ...dated, opened: before.opened, storage: before.storage } : dated;
    const sum = amountOf(now) + convertQuantity(amount, unit, now.unit);
    if (before?.quantity === null && !measured(sum, now.unit)) {
      this.#items.set(now.id, { ...item, quantity: null, used: 0 });
      return;
    }
    // 700 g plus 300 g is the original 1 kg.
    const old = before ? measured(convertQuantity(sum, now.unit, before.unit), before.unit) : null;
    const isWhole = old !== null && old.unit === before?.unit && old.used === 0;
    this.#set(item, isWhole ? old.quantity : sum, isWhole ? old.unit : now.unit);
  }

  /**
   * The current state of an item: itself if its unit is compatible, otherwise the batch that it would belong
   * to.
   */
  #find(then: Batch): Batch | null {
    const same = this.#items.get(then.id);
    if (same && areUnitsCompatible(same.unit, then.unit)) return same;
    return this.#findBatch(then);
  }

  #findBatch(marks: BatchMarks): Batch | null {
    for (const item of this.#items.values()) if (isSameBatch(item, marks)) return item;
    return null;
  }

  #set(item: Batch, amount: number, unit: Unit): void {
    const stock = measured(amount, unit);
    if (stock) this.#items.set(item.id, { ...item, ...stock });
    else this.#items.delete(item.id);
  }
}

/** An item's quantity in its unit; not computable for 'some'. */
export function amountOf({ quantity, used }: Pick<ItemThen, 'quantity' | 'used'>): number {
  return quantity === null ? 0 : quantity - used;
}

function measured(amount: number, unit: Unit): MeasuredStock | null {
  if (amount <= 0) return null;
  const stock = inWholeUnits(amount, unit);
  if (stock === 'too-much') throw new Problem(409, MESSAGES.quantityTooLarge);
  return stock;
}

/** An item without its name. Data from before batches existed is the only batch of its ingredient. */
function batchOf({ id, ingredientId, quantity, used, unit, expiryDate, ...marks }: ItemThen): Batch {
  const { expiryIsGuess = false, storage = null, opened = false } = marks;
  return { id, ingredientId, quantity, used, unit, expiryDate, expiryIsGuess, storage, opened };
}

/** Whether a batch is unchanged as far as meals are concerned. */
function isSame(a: Batch | null, b: Batch | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.id === b.id && a.quantity === b.quantity && a.used === b.used && a.unit === b.unit && isSameBatch(a, b)
  );
}
