/**
 * A file's temporary name while it is written, so that an interrupted run leaves no truncated file behind.
 */
export const PART = '.part';

/** The complete files of a folder. */
export function wholeFiles(entries: readonly string[]): ReadonlySet<string> {
  return new Set(entries.filter((file) => !file.endsWith(PART)));
}

/**
 * The unused files of a folder. Temporary files of current ones are kept: another run may be writing them.
 */
export function outdatedFiles(entries: readonly string[], current: ReadonlySet<string>): string[] {
  return entries.filter((file) => !current.has(file.endsWith(PART) ? file.slice(0, -PART.length) : file));
}
