/** A recipe that was read and is not saved. */
export interface ImportDraft {
  id: string;
  /** Null if none was found. */
  title: string | null;
  /** How many ingredient lines and steps it has. */
  lines: number;
  steps: number;
  /** How many lines were read with doubt, and how many nobody knows. */
  doubtful?: number | undefined;
  unknown?: number | undefined;
  /** What else is not certain, each a sentence. */
  doubts?: readonly string[] | undefined;
  /** The cook has it already; with the address of that recipe, if known. */
  existing?: boolean | string | undefined;
  /** Why it cannot be saved as it is. It cannot be picked until that is mended. */
  problem?: string | null | undefined;
}

/** A file, or a part of one, that could not be read. */
export interface FailedImport {
  name: string;
  /** Why, and what to do, as a sentence. */
  message: string;
}

/** What is picked at first: all that can be saved and are not there yet. */
export const pickedAtFirst = (drafts: readonly ImportDraft[]): readonly string[] =>
  drafts.filter(({ existing, problem }) => !existing && !problem).map(({ id }) => id);
