/** Thrown by a search once nobody is waiting for it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';

  constructor() {
    super('Nobody waits for this plan any more.');
  }
}

/** Polled during a search: whether nobody is waiting for it any more. */
export type IsGivenUp = () => boolean;
