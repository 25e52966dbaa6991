import { isSameBatch, type BatchMarks } from '../batch.ts';
import type { Unit } from '../units.ts';
import { isSameLot, measured, type Lot, type LotChange } from './lot.ts';

/** A lot that was merged into another. */
export interface Merger {
  readonly id: string;
  readonly into: string;
  readonly ingredientId: number;
}

/** The lots of a pantry or of some ingredients, in memory. It records changes. */
export class Shelf {
  readonly #lots = new Map<string, Lot>();
  readonly #byIngredient = new Map<number, Set<string>>();
  /** The ids of merged lots, and what each was merged into. */
  readonly #part = new Map<string, string>();
  /** The former state of lots touched since the last `drain`. */
  #was = new Map<string, Lot | null>();
  #mergers: Merger[] = [];

  constructor(lots: Iterable<Lot>, mergers: Iterable<Pick<Merger, 'id' | 'into'>> = []) {
    for (const lot of lots) this.set(lot);
    for (const { id, into } of mergers) this.#part.set(id, into);
    this.#was = new Map();
  }

  /** The lot with this id, or the one it was merged into. */
  find(id: string): Lot | null {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = this.#part.get(at)) {
      const lot = this.#lots.get(at);
      if (lot) return lot;
      seen.add(at);
    }
    return null;
  }

  /** The lots of an ingredient, ordered by id so that replays are deterministic. */
  of(ingredientId: number): Lot[] {
    const ids = this.#byIngredient.get(ingredientId) ?? [];
    return [...ids].toSorted().flatMap((id) => this.#lots.get(id) ?? []);
  }

  all(): IterableIterator<Lot> {
    return this.#lots.values();
  }

  /** The lot that is the same batch. */
  twin(marks: BatchMarks, but?: string): Lot | null {
    return this.of(marks.ingredientId).find((lot) => lot.id !== but && isSameBatch(lot, marks)) ?? null;
  }

  /** Replaces or adds a lot. */
  set(lot: Lot): void {
    this.#touch(lot.id);
    const was = this.#lots.get(lot.id);
    if (was) this.#byIngredient.get(was.ingredientId)?.delete(lot.id);
    this.#lots.set(lot.id, lot);
    const ids = this.#byIngredient.get(lot.ingredientId);
    if (ids) ids.add(lot.id);
    else this.#byIngredient.set(lot.ingredientId, new Set([lot.id]));
  }

  /** Sets a lot's amount; deletes it if nothing is left. */
  setAmount(lot: Lot, amount: number, unit: Unit): void {
    const stock = measured(amount, unit);
    if (stock) this.set({ ...lot, ...stock });
    else this.delete(lot.id);
  }

  delete(id: string): void {
    const was = this.#lots.get(id);
    if (!was) return;
    this.#touch(id);
    this.#lots.delete(id);
    this.#byIngredient.get(was.ingredientId)?.delete(id);
  }

  /** Records that a lot was merged into another. */
  merge(id: string, { id: into, ingredientId }: Lot): void {
    if (id === into) return;
    this.#part.set(id, into);
    this.#mergers.push({ id, into, ingredientId });
  }

  /** The ids of lots merged into this one. */
  partsOf(id: string): string[] {
    return [...this.#part.keys()].filter((part) => part !== id && this.find(part)?.id === id);
  }

  /** The ids of lots that others were merged into directly. */
  joined(): Set<string> {
    return new Set(this.#part.values());
  }

  /** The changes and mergers since the last call. */
  drain(): { readonly changes: LotChange[]; readonly mergers: Merger[] } {
    const changes = Array.from(this.#was, ([id, before]) => ({ before, after: this.#lots.get(id) ?? null }));
    const mergers = this.#mergers;
    this.#was = new Map();
    this.#mergers = [];
    return { changes: changes.filter(({ before, after }) => !isSameLot(before, after)), mergers };
  }

  #touch(id: string): void {
    if (!this.#was.has(id)) this.#was.set(id, this.#lots.get(id) ?? null);
  }
}
