import {
  doDeed,
  Shelf,
  undoDeeds,
  type Act,
  type Deed,
  type LedgerRules,
  type Lot,
  type LotChange,
} from '@larder/domain';
import { inDays } from '../../api/planning-cook.ts';

/** An item as the API returns it, without what a cook cannot change. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number | null;
  readonly expiry: string | null;
}

export interface ItemChange {
  readonly before: Item | null;
  readonly after: Item | null;
}

interface Numbered extends Deed {
  readonly at: number;
}

const UNKNOWN = 'unknown ';
let ids = 0;
/** An id that only the server knows. */
export const unknownId = (): string => `${UNKNOWN}${String((ids += 1)).padStart(6, '0')};`;

/** Food in the model keeps as long once opened. */
const RULES: LedgerRules = {
  open: () => null,
  change: (lot) => lot,
  become: (lot) => lot,
  newId: unknownId,
};

/** What was done to the model's pantry, by the domain's rules, so that it can be undone. */
export class History {
  #lots: readonly Lot[] = [];
  #deeds: readonly Numbered[] = [];
  #count = 0;
  readonly #names: string[] = [];

  get items(): Item[] {
    return this.#lots.map((lot) => this.#itemOf(lot));
  }

  /** Carries it out, and returns the id that undoes it. */
  do(acts: readonly Act[]): number {
    const mergers = this.#deeds.flatMap((deed) => deed.mergers);
    const deed = doDeed(new Shelf(this.#lots, mergers), { acts, today: inDays(0) }, RULES);
    this.#deeds = [...this.#deeds, { ...deed, at: (this.#count += 1) }];
    this.#store(deed.changes);
    return this.#count;
  }

  undo(at: number): ItemChange[] {
    const first = this.#deeds.findIndex((deed) => deed.at === at);
    const earlier = this.#deeds.slice(0, first);
    const { changes, deeds } = undoDeeds(
      this.#lots,
      this.#deeds.slice(first),
      (deed) => deed.at === at,
      earlier.flatMap(({ mergers }) => mergers),
      RULES,
    );
    this.#deeds = [...earlier, ...deeds];
    this.#store(changes);
    return changes.map(({ before, after }) => ({
      before: before && this.#itemOf(before),
      after: after && this.#itemOf(after),
    }));
  }

  /** The current ids of what a deed has changed. */
  changedBy(at: number): string[] {
    const changes = this.#deeds.find((deed) => deed.at === at)?.changes ?? [];
    return changes.flatMap(({ before, after }) => (before ?? after)?.id ?? []);
  }

  /** Adopts an id that the server has assigned. */
  learn(unknown: string, id: string): void {
    const learned = <Value>(value: Value) =>
      JSON.parse(JSON.stringify(value).replaceAll(unknown, id)) as Value;
    this.#lots = learned(this.#lots);
    this.#deeds = learned(this.#deeds);
  }

  /** An item as a lot: each name is one ingredient. */
  lotOf({ id, name, unit, quantity, expiry }: Item): Lot {
    if (!this.#names.includes(name)) this.#names.push(name);
    const ingredientId = this.#names.indexOf(name);
    const marks = { expiryDate: expiry, expiryIsGuess: false, storage: null, opened: false };
    return { id, ingredientId, quantity, used: 0, unit: unit as Lot['unit'], ...marks };
  }

  added = (item: Item): Act => ({ kind: 'add', lot: this.lotOf(item), isPlain: false });
  ensured = (item: Item): Act => ({ kind: 'ensure', lot: this.lotOf(item) });

  bought = (item: Item, amount: number): Act => {
    const { quantity: _quantity, used: _used, ...lot } = this.lotOf(item);
    return { kind: 'put', lot, amount };
  };

  taken = (item: Item, amount: number): Act => {
    const { id, ingredientId, unit } = this.lotOf(item);
    return { kind: 'take', lot: id, ingredientId, unit, amount, parts: this.#partsOf(id) };
  };

  altered = ({ before, after }: ItemChange): Act => ({
    kind: 'alter',
    before: before && this.lotOf(before),
    after: after && this.lotOf(after),
    spare: unknownId(),
    parts: before ? this.#partsOf(before.id) : [],
  });

  #partsOf(id: string): string[] {
    const mergers = this.#deeds.flatMap((deed) => deed.mergers);
    return new Shelf(this.#lots, mergers).partsOf(id);
  }

  #itemOf({ id, ingredientId, quantity, unit, expiryDate }: Lot): Item {
    return { id, name: this.#names[ingredientId]!, unit, quantity, expiry: expiryDate };
  }

  #store(changes: readonly LotChange[]): void {
    const gone = new Set(changes.flatMap(({ before }) => before?.id ?? []));
    this.#lots = [
      ...this.#lots.filter(({ id }) => !gone.has(id)),
      ...changes.flatMap(({ after }) => after ?? []),
    ];
  }
}

export const isUnknown = ({ id }: Item): boolean => id.startsWith(UNKNOWN);
