import type { ReactNode } from 'react';

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
  /** Its picture, which is saved with it; the address is null while it is fetched. Null or absent for none. */
  picture?: { src: string | null } | null | undefined;
  /** What else is saved with it, such as its rating. */
  comesWith?: string | undefined;
  /** Something to know before saving it, such as an `AllergyNote`. */
  notice?: ReactNode;
  /** Why it cannot be saved as it is. It cannot be picked until that is mended. */
  problem?: string | null | undefined;
}

/** A file, or a part of one, that could not be read. */
export interface FailedImport {
  name: string;
  /** Why, and what to do, as a sentence. */
  message: string;
}

/** Something that is saved beside the recipes, such as ratings of others: all of it or nothing. */
export interface ImportExtra {
  id: string;
  /** May change while it is shown, such as once more is known. */
  label: string;
  /** What it is, in numbers. */
  hint?: string | undefined;
  picked: boolean;
  onPickedChange: (picked: boolean) => void;
}

/** What is picked at first: all that can be saved and are not there yet. */
export const pickedAtFirst = (drafts: readonly ImportDraft[]): readonly string[] =>
  drafts.filter(({ existing, problem }) => !existing && !problem).map(({ id }) => id);
