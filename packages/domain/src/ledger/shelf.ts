import { batchKey, type BatchMarks } from '../batch.ts';
import type { Unit } from '../units.ts';
import { isSameLot, measured, type Lot, type LotChange } from './lot.ts';
import { MergedLots } from './merged-lots.ts';

/** A lot that was merged into another. */
export interface Merger {
  readonly id: string;
  readonly into: string;
  readonly ingredientId: number;
}

/** The lots of a pantry or of some ingredients, in memory. It records changes. */
export class Shelf {
  readonly #lots = new Map<string, Lot>();
  /** The ids of an ingredient's lots, in order. */
  readonly #byIngredient = new Map<number, string[]>();
  /** The ids of the lots that are the same batch, mostly one. */
  readonly #byBatch = new Map<string, Set<string>>();
  readonly #mergedLots = new MergedLots();
  /** The former state of lots touched since the last `drain`. */
  #was = new Map<string, Lot | null>();
  #mergers: Merger[] = [];

  constructor(lots: Iterable<Lot>, mergers: Iterable<Pick<Merger, 'id' | 'into'>> = []) {
    for (const lot of lots) this.set(lot);
    for (const { id, into } of mergers) this.#mergedLots.add(id, into);
    this.#was = new Map();
  }

  /** The lot with this id, or the one it was merged into. */
  find(id: string): Lot | null {
    const at = this.#mergedLots.follow(id, (one) => this.#lots.has(one));
    return at === null ? null : (this.#lots.get(at) ?? null);
  }

  /** The lots of an ingredient, ordered by id so that replays are deterministic. */
  of(ingredientId: number): Lot[] {
    const ids = this.#byIngredient.get(ingredientId) ?? [];
    return ids.flatMap((id) => this.#lots.get(id) ?? []);
  }

  all(): IterableIterator<Lot> {
    return this.#lots.values();
  }

  /** The lot that is the same batch. */
  twin(marks: BatchMarks, but?: string): Lot | null {
    const ids = [...(this.#byBatch.get(batchKey(marks)) ?? [])].filter((id) => id !== but);
    const [first] = ids.toSorted();
    return first === undefined ? null : (this.#lots.get(first) ?? null);
  }

  /** Replaces or adds a lot. */
  set(lot: Lot): void {
    this.#touch(lot.id);
    this.#unlist(lot.id);
    this.#lots.set(lot.id, lot);
    const ids = this.#byIngredient.get(lot.ingredientId) ?? [];
    ids.splice(placeOf(lot.id, ids), 0, lot.id);
    this.#byIngredient.set(lot.ingredientId, ids);
    const batch = batchKey(lot);
    this.#byBatch.set(batch, (this.#byBatch.get(batch) ?? new Set()).add(lot.id));
  }

  /** Sets a lot's amount; deletes it if nothing is left. */
  setAmount(lot: Lot, amount: number, unit: Unit): void {
    const stock = measured(amount, unit);
    if (stock) this.set({ ...lot, ...stock });
    else this.delete(lot.id);
  }

  delete(id: string): void {
    this.#touch(id);
    this.#unlist(id);
    this.#lots.delete(id);
  }

  /** Records that a lot was merged into another. */
  merge(id: string, { id: into, ingredientId }: Lot): void {
    if (id === into) return;
    this.#mergedLots.add(id, into);
    this.#mergers.push({ id, into, ingredientId });
  }

  /** The ids of lots merged into this one. */
  partsOf(id: string): string[] {
    return this.#lots.has(id) ? this.#mergedLots.into(id, (one) => this.#lots.has(one)) : [];
  }

  /** The ids of lots that others were merged into directly. */
  joined(): Set<string> {
    return this.#mergedLots.joined();
  }

  /** The changes and mergers since the last call. */
  drain(): { readonly changes: LotChange[]; readonly mergers: Merger[] } {
    const changes = Array.from(this.#was, ([id, before]) => ({ before, after: this.#lots.get(id) ?? null }));
    const mergers = this.#mergers;
    this.#was = new Map();
    this.#mergers = [];
    return { changes: changes.filter(({ before, after }) => !isSameLot(before, after)), mergers };
  }

  #unlist(id: string): void {
    const was = this.#lots.get(id);
    if (!was) return;
    const ids = this.#byIngredient.get(was.ingredientId) ?? [];
    ids.splice(placeOf(id, ids), 1);
    this.#byBatch.get(batchKey(was))?.delete(id);
  }

  #touch(id: string): void {
    if (!this.#was.has(id)) this.#was.set(id, this.#lots.get(id) ?? null);
  }
}

/** Where an id is, or belongs, among sorted ones. */
function placeOf(id: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
