/** Why something cannot be read, in a sentence for the cook. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The sentence of a refusal; of any other error, that the file is damaged. */
export function refusalText(error: unknown): string {
  return error instanceof Refusal
    ? error.message
    : 'This file is damaged or of a kind that Larder does not read.';
}
