import type { Cue } from './cues.ts';

/**
 * The scope of a negation: every name up to the next available one, one name and those joined to it, or one
 * name. `asked`: the first, until a yes; `spent`: one name of the second has been seen.
 */
export type Denial = 'none' | 'all' | 'asked' | 'joined' | 'spent' | 'one';

/** What a cue denies. */
export const DENIALS: Readonly<Partial<Record<Cue, Denial>>> = {
  ask: 'asked',
  lack: 'all',
  no: 'joined',
  ate: 'all',
  binned: 'joined',
  except: 'joined',
  strike: 'one',
};

/** What says that something is not there, or no longer. */
export const IS_GONE: ReadonlySet<Cue> = new Set(['gone', 'goneAll', 'lack', 'no', 'ate', 'binned']);
