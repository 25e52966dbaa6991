import type { Act, Deed, LedgerRules } from '../ledger/deed.ts';
import type { Lot } from '../ledger/lot.ts';
import { Shelf } from '../ledger/shelf.ts';
import { doDeed, undoDeeds } from '../ledger/undo.ts';

/** A deed of a kitchen, by its place in history. */
export interface Remembered extends Deed {
  readonly at: number;
}

let ids = 0;
export const newId = (): string => `made ${String((ids += 1)).padStart(9, '0')}`;

/** Opened food keeps for three days, frozen food for a year. */
export const RULES: LedgerRules = {
  open: (lot) =>
    lot.opened
      ? null
      : {
          expiryDate: lot.expiryIsGuess ? '2030-05-04' : lot.expiryDate,
          expiryIsGuess: lot.expiryIsGuess,
          storage: lot.storage,
          opened: true,
        },
  change: (lot, sent) => {
    const storage = sent.storage ?? lot.storage;
    const opened = sent.opened ?? lot.opened;
    const isMoved = storage !== lot.storage || opened !== lot.opened;
    if (sent.expiry_date !== undefined) {
      return { expiryDate: sent.expiry_date, expiryIsGuess: false, storage, opened };
    }
    const guessed = storage === 'freezer' ? '2031-05-01' : opened ? '2030-05-04' : '2030-05-20';
    const expiryDate = isMoved && lot.expiryIsGuess ? guessed : lot.expiryDate;
    return { expiryDate, expiryIsGuess: lot.expiryIsGuess, storage, opened };
  },
  become: ({ expiryDate, expiryIsGuess, storage, opened }) =>
    expiryDate === null
      ? { expiryDate: '2030-05-20', expiryIsGuess: true, storage, opened }
      : { expiryDate, expiryIsGuess, storage, opened },
  newId,
};

export const TODAY = '2030-05-01';

/** A pantry with its history. */
export class Kitchen {
  readonly start: readonly Lot[];
  lots: readonly Lot[];
  history: readonly Remembered[] = [];
  #count = 0;

  constructor(lots: readonly Lot[]) {
    this.start = lots;
    this.lots = lots;
  }

  /** The ids of lots merged into this one. */
  partsOf(id: string): string[] {
    return this.#shelf().partsOf(id);
  }

  do(acts: readonly Act[]): Remembered {
    const deed = { ...doDeed(this.#shelf(), { acts, today: TODAY }, RULES), at: (this.#count += 1) };
    this.history = [...this.history, deed];
    this.lots = changed(this.lots, deed);
    return deed;
  }

  undo(...undone: readonly number[]): void {
    const first = this.history.findIndex(({ at }) => undone.includes(at));
    const earlier = this.history.slice(0, first);
    const result = undoDeeds(
      this.lots,
      this.history.slice(first),
      ({ at }) => undone.includes(at),
      earlier.flatMap(({ mergers }) => mergers),
      RULES,
    );
    this.lots = changed(this.lots, result);
    this.history = [...earlier, ...result.deeds];
  }

  #shelf(): Shelf {
    return new Shelf(
      this.lots,
      this.history.flatMap(({ mergers }) => mergers),
    );
  }
}

function changed(lots: readonly Lot[], { changes }: Pick<Deed, 'changes'>): Lot[] {
  const gone = new Set(changes.flatMap(({ before }) => before?.id ?? []));
  return [...lots.filter(({ id }) => !gone.has(id)), ...changes.flatMap(({ after }) => after ?? [])];
}

export const inOrder = (lots: Iterable<Lot>): Lot[] => [...lots].toSorted((a, b) => (a.id < b.id ? -1 : 1));
