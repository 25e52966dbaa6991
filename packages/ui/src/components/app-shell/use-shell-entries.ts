'use client';
import { useWords } from '../locale/index.ts';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';

const NO_NAMES: Readonly<Record<string, string>> = {};

/** The given items; the product's own ones in the page's language. */
export function useShellEntries(given: readonly ShellEntry[]): readonly ShellEntry[] {
  const names = useWords(NO_NAMES, undefined, 'shell-entries');
  if (given !== SHELL_ENTRIES) return given;
  return given.map((entry) => ({ ...entry, label: names[entry.href] ?? entry.label }));
}
