/** A range of results. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}
