/** A stretch of what was found. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}
