import type { StoragePlace } from '../storage.ts';
import type { Unit } from '../units.ts';
import type { Lot, LotChange, LotMarks } from './lot.ts';
import type { Merger } from './shelf.ts';

/** What a cook sets about the storage of a lot. Omitted properties are unchanged. */
export interface SentMarks {
  expiry_date?: string | null | undefined;
  expiry_is_guess?: boolean | undefined;
  storage?: StoragePlace | undefined;
  opened?: boolean | undefined;
}

/** A meal uses an amount of a lot, as far as available. What remains counts as opened. */
export interface Take {
  readonly kind: 'take';
  readonly lot: string;
  readonly ingredientId: number;
  readonly amount: number;
  readonly unit: Unit;
  /** Lots merged into this one. If they are separate in a replay, what this one lacks is taken from them. */
  readonly parts: readonly string[];
}

/** A purchase, added to the same batch if there is one. */
export interface Put {
  readonly kind: 'put';
  readonly lot: Omit<Lot, 'quantity' | 'used'>;
  readonly amount: number;
}

/** Something a cook enters, added to the same batch if there is one, in whole units. */
export interface Add {
  readonly kind: 'add';
  readonly lot: Lot;
  /** Whether the cook only named the ingredient and the amount. 'Some' then says nothing new about an existing lot. */
  readonly isPlain: boolean;
}

/** Adds 'some' of an ingredient unless it is there. */
export interface Ensure {
  readonly kind: 'ensure';
  readonly lot: Lot;
}

/** An edit of a lot, or its removal (`after` is null). In a replay the difference counts, not the total. */
export interface Alter {
  readonly kind: 'alter';
  readonly before: Lot | null;
  readonly after: Lot | null;
  /** The properties that were set, from which a guessed date is derived again. */
  readonly sent?: SentMarks;
  /** The id of a remainder that cannot be converted to a new kind of unit. */
  readonly spare: string;
  readonly parts: readonly string[];
  /** Whether it is the last of a rename: whatever else there is of the ingredient in a replay is renamed, too. */
  readonly isRename?: true;
}

/** A single change to a pantry, as it was meant, so it can be replayed on another state. */
export type Act = Take | Put | Add | Ensure | Alter;

/** The date and time zone of a deed. */
export interface DeedDay {
  /** The date in the cook's time zone. */
  readonly today: string;
  /** The time zone; undefined for UTC. */
  readonly zone?: string | undefined;
}

/** Acts that are done and undone together. */
export interface Deed extends DeedDay {
  readonly acts: readonly Act[];
  /** Its effect on each lot. */
  readonly changes: readonly LotChange[];
  readonly mergers: readonly Merger[];
}

/** Rules that depend on the catalogue. */
export interface LedgerRules {
  /** The properties of a lot once opened; null if that makes no difference. */
  open(lot: Lot, day: DeedDay): LotMarks | null;
  /** The properties of a lot after a change. */
  change(lot: Lot, sent: SentMarks, day: DeedDay): LotMarks;
  /** The properties of a lot that has just become another ingredient. */
  become(lot: Lot, day: DeedDay): LotMarks;
  newId(): string;
}
