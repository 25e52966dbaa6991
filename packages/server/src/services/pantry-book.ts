import {
  convertQuantity,
  inWholeUnits,
  MESSAGES,
  UNITS,
  type MeasuredStock,
  type Unit,
} from '@larder/domain';
import type { ItemThen, StockChange } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';

/** What is put in: so much of an ingredient. */
export interface Delivery {
  readonly ingredientId: number;
  readonly amount: number;
  readonly unit: Unit;
  /** The last day on which a meal is to use it: '2030-05-31'. */
  readonly neededUntil: string;
}

/** A pantry while something is taken out of it, put in, or put back, with what that changes. Nothing is stored. */
export class PantryBook {
  readonly #was: ReadonlyMap<string, ItemThen>;
  readonly #items: Map<string, ItemThen>;
  readonly #newId: () => string;

  constructor(pantry: readonly ItemThen[], newId: () => string) {
    const items = pantry.map(({ id, ingredientId, quantity, used, unit, expiryDate }) => ({
      id,
      ingredientId,
      quantity,
      used,
      unit,
      expiryDate,
    }));
    this.#was = new Map(items.map((item) => [item.id, item]));
    this.#items = new Map(this.#was);
    this.#newId = newId;
  }

  /** Every item that is different now. */
  changes(): StockChange[] {
    return [...new Set([...this.#was.keys(), ...this.#items.keys()])]
      .map((id) => ({ before: this.#was.get(id) ?? null, after: this.#items.get(id) ?? null }))
      .filter(({ before, after }) => !isSame(before, after));
  }

  /** Takes so much of an item, in its unit, as far as it is there. 'Some' stays. */
  take(id: string, amount: number): void {
    const item = this.#items.get(id);
    if (item && item.quantity !== null) this.#set(item, amountOf(item) - amount, item.unit);
  }

  /**
   * Puts in what was bought: to the item that is there in a unit of this kind, or as a new one. What has expired gives way
   * to it. An item that would expire before the fresh food is eaten loses its date.
   */
  put({ ingredientId, amount, unit, neededUntil }: Delivery, today: string): void {
    const there = this.#find(ingredientId, unit);
    if (!there) {
      this.#insert(this.#newId(), ingredientId, amount, unit, null);
      return;
    }
    const { expiryDate } = there;
    const isOver = expiryDate !== null && expiryDate < today;
    const isTooEarly = expiryDate !== null && expiryDate < neededUntil;
    const undated = { ...there, expiryDate: isTooEarly ? null : expiryDate };
    if (isOver || there.quantity === null) this.#set(undated, amount, unit);
    else this.#set(undated, amountOf(there) + convertQuantity(amount, unit, there.unit), there.unit);
  }

  /** Undoes a change. What has happened to the item since is kept. */
  revert({ before, after }: StockChange): void {
    const then = before ?? after;
    if (!then) return;
    const now = this.#find(then.ingredientId, then.unit);
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
      this.#insert(id, before.ingredientId, back - gone, before.unit, before.expiryDate);
    }
  }

  #giveBack(now: ItemThen, amount: number, { before, after }: StockChange, unit: Unit): void {
    if (now.quantity === null) return;
    const hasItsDate = before && after && now.expiryDate === after.expiryDate;
    const item = hasItsDate ? { ...now, expiryDate: before.expiryDate } : now;
    const sum = amountOf(now) + convertQuantity(amount, unit, now.unit);
    if (before?.quantity === null && !measured(sum, now.unit)) {
      this.#items.set(now.id, { ...item, quantity: null, used: 0 });
      return;
    }
    // 700 g and 300 g are the 1 kg that was there.
    const old = before ? measured(convertQuantity(sum, now.unit, before.unit), before.unit) : null;
    const isWhole = old !== null && old.unit === before?.unit && old.used === 0;
    this.#set(item, isWhole ? old.quantity : sum, isWhole ? old.unit : now.unit);
  }

  #find(ingredientId: number, unit: Unit): ItemThen | null {
    const { kind } = UNITS[unit];
    for (const item of this.#items.values()) {
      if (item.ingredientId === ingredientId && UNITS[item.unit].kind === kind) return item;
    }
    return null;
  }

  #insert(id: string, ingredientId: number, amount: number, unit: Unit, expiryDate: string | null): void {
    this.#set({ id, ingredientId, quantity: null, used: 0, unit, expiryDate }, amount, unit);
  }

  #set(item: ItemThen, amount: number, unit: Unit): void {
    const stock = measured(amount, unit);
    if (stock) this.#items.set(item.id, { ...item, ...stock });
    else this.#items.delete(item.id);
  }
}

/** How much of an item there is, in its unit; nothing that can be reckoned with of 'some'. */
export function amountOf({ quantity, used }: Pick<ItemThen, 'quantity' | 'used'>): number {
  return quantity === null ? 0 : quantity - used;
}

function measured(amount: number, unit: Unit): MeasuredStock | null {
  if (amount <= 0) return null;
  const stock = inWholeUnits(amount, unit);
  if (stock === 'too-much') throw new Problem(409, MESSAGES.quantityTooLarge);
  return stock;
}

function isSame(a: ItemThen | null, b: ItemThen | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.id === b.id &&
    a.ingredientId === b.ingredientId &&
    a.quantity === b.quantity &&
    a.used === b.used &&
    a.unit === b.unit &&
    a.expiryDate === b.expiryDate
  );
}
