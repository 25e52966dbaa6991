import type { Cue } from './cues.ts';
import type { Ending } from './tokens.ts';

/** How sure it is that words are a name: said so, or only like it where everything around it fits. */
export type Certainty = 'sure' | 'slot' | 'evidence';

/** A name that was heard. Several things: what else was said tells which. None: words that name another food. */
export interface HeardName<Thing> {
  readonly kind: 'name';
  readonly things: readonly Thing[];
  readonly said: string;
  readonly certainty: Certainty;
}

/** What a transcript is made of. */
export type SpokenPart<Thing> =
  | HeardName<Thing>
  | { readonly kind: 'cue'; readonly cue: Cue }
  /** A number, or a unit that something is counted in. */
  | { readonly kind: 'amount'; readonly unit: string | null }
  | { readonly kind: 'join' | 'choice' }
  /** How something looks or was prepared. */
  | { readonly kind: 'look' }
  /** A dish, or what is no food though it has one in its name. */
  | { readonly kind: 'other' }
  | { readonly kind: 'word' };

/** A part with how many words it takes, and what ended before it. */
export type SpokenItem<Thing> = SpokenPart<Thing> & { readonly length: number; readonly ends: Ending };
