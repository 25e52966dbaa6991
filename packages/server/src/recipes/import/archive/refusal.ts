/** Why something cannot be read, as a sentence for the cook. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The message of a refusal; for any other error, that the file is damaged. */
export function refusalText(error: unknown): string {
  return error instanceof Refusal
    ? error.message
    : 'This file is damaged, or Larder cannot read its format. Paste its recipes as text instead.';
}
