import type { StoragePlace } from '../storage.ts';
import type { Unit } from '../units.ts';
import type { Lot, LotChange, LotMarks } from './lot.ts';
import type { Merger } from './shelf.ts';

/** What a cook says about how a lot is kept. What is left out stays. */
export interface SentMarks {
  expiry_date?: string | null | undefined;
  expiry_is_guess?: boolean | undefined;
  storage?: StoragePlace | undefined;
  opened?: boolean | undefined;
}

/** A meal takes an amount of a lot, as far as it is there, and begins what it takes a part of. */
export interface Take {
  readonly kind: 'take';
  readonly lot: string;
  readonly ingredientId: number;
  readonly amount: number;
  readonly unit: Unit;
  /** What was part of the lot. If it no longer is, the rest is taken from there. */
  readonly parts: readonly string[];
}

/** A purchase: to the same batch if there is one. */
export interface Put {
  readonly kind: 'put';
  readonly lot: Omit<Lot, 'quantity' | 'used'>;
  readonly amount: number;
}

/** What a cook enters: to the same batch if there is one, in whole units. */
export interface Add {
  readonly kind: 'add';
  readonly lot: Lot;
  /** Whether the cook only named the ingredient and the amount. 'Some' then says nothing new about what is there. */
  readonly isPlain: boolean;
}

/** Makes sure that there is some of an ingredient. */
export interface Ensure {
  readonly kind: 'ensure';
  readonly lot: Lot;
}

/** A cook says that a lot is otherwise, or gone (`after` is null): the difference counts, not what it came to. */
export interface Alter {
  readonly kind: 'alter';
  readonly before: Lot | null;
  readonly after: Lot | null;
  /** What was said about how it is kept, if that is more than `after` tells. */
  readonly sent?: SentMarks;
  /** The id of what cannot be counted in a new kind of unit. */
  readonly spare: string;
  readonly parts: readonly string[];
}

/** One thing that is done to a pantry, as it was meant: it can be done to another pantry too. */
export type Act = Take | Put | Add | Ensure | Alter;

/** When and where a deed was done. */
export interface DeedDay {
  /** The day in the cook's time zone. */
  readonly today: string;
  /** The time zone; undefined for UTC. */
  readonly zone?: string | undefined;
}

/** What a cook does at once: all of it is undone together. */
export interface Deed extends DeedDay {
  readonly acts: readonly Act[];
  /** What it did to each lot. */
  readonly changes: readonly LotChange[];
  readonly mergers: readonly Merger[];
}

/** What only a catalogue knows. */
export interface LedgerRules {
  /** How a lot is kept once a part of it is used; null if that makes no difference. */
  open(lot: Lot, day: DeedDay): LotMarks | null;
  /** How a lot is kept after what the cook says. */
  change(lot: Lot, sent: SentMarks, day: DeedDay): LotMarks;
  newId(): string;
}
