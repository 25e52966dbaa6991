/** What a file is called while it is written, so that an interrupted run leaves no half file that looks whole. */
export const PART = '.part';

/** The files of a folder that are whole. */
export function wholeFiles(entries: readonly string[]): ReadonlySet<string> {
  return new Set(entries.filter((file) => !file.endsWith(PART)));
}

/** The files of a folder that nobody needs. A part of a current one may be in the making by another run. */
export function outdatedFiles(entries: readonly string[], current: ReadonlySet<string>): string[] {
  return entries.filter((file) => !current.has(file.endsWith(PART) ? file.slice(0, -PART.length) : file));
}
