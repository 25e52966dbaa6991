/** What lists begin their entries with. A dash before a number, as in '- 2 eggs', is one; a fraction is none. */
const BULLET = /^\s*(?:[-–—*•·▢□☐◦‣]|\[[ x]?\])\s+/iu;

/** The entries of a pasted list, without their bullets and without empty ones. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/u)
    .map((line) => line.replace(BULLET, '').replaceAll('\t', ' ').trim())
    .filter((line) => line !== '');
}
