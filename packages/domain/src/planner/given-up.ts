/** Thrown by a search that nobody waits for any more. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';

  constructor() {
    super('Nobody waits for this plan any more.');
  }
}

/** Asked now and then during a search: whether nobody waits for it any more. */
export type IsGivenUp = () => boolean;
