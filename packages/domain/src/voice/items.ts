import type { Cue } from './cues.ts';
import type { Ending } from './tokens.ts';

/** How certain a name is: said exactly, or only likely if the context fits. */
export type Certainty = 'sure' | 'slot' | 'evidence';

/** A recognised name. Several things: context decides. None: the words name another food. */
export interface HeardName<Thing> {
  readonly kind: 'name';
  readonly things: readonly Thing[];
  readonly said: string;
  readonly certainty: Certainty;
}

/** The elements of a transcript. */
export type SpokenPart<Thing> =
  | HeardName<Thing>
  | { readonly kind: 'cue'; readonly cue: Cue }
  /** A number or a counting unit. */
  | { readonly kind: 'amount'; readonly unit: string | null }
  | { readonly kind: 'join' | 'choice' }
  /** A description or preparation. */
  | { readonly kind: 'look' }
  /** A dish, or a non-food with a food in its name. */
  | { readonly kind: 'other' }
  | { readonly kind: 'word' };

/** An element, how many words it takes, and the boundary before it. */
export type SpokenItem<Thing> = SpokenPart<Thing> & { readonly length: number; readonly ends: Ending };
