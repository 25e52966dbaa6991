/** An ingredient that became another. */
export interface Rename {
  readonly from: number;
  readonly to: number;
}

/**
 * What an ingredient has become.
 * @param renames oldest first: renamed to and fro, it is what it was
 */
export const currentOf = (renames: readonly Rename[], id: number): number =>
  renames.reduce((current, { from, to }) => (from === current ? to : current), id);
