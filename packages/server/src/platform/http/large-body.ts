/** A quoted UUID: no text of a cook can contain it, because quotes are escaped there. */
const PLACEHOLDER = /"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/;

/** A JSON body with strings that together are too large for memory: each is read when it is its turn to be sent. */
export class LargeBody<Json> {
  /** The body, with a random UUID instead of each of these strings. */
  readonly json: Json;
  /** What each of those UUIDs stands for. The strings have nothing that JSON escapes. */
  readonly #parts: ReadonlyMap<string, () => Promise<string>>;

  constructor(json: Json, parts: ReadonlyMap<string, () => Promise<string>>) {
    this.json = json;
    this.#parts = parts;
  }

  /** The serialised body, piece by piece. It throws if a part cannot be read, so that half a body is not taken for a whole one. */
  async *pieces(serialize: (json: Json) => string): AsyncGenerator<string> {
    // Every other piece is what the expression has captured.
    for (const [at, piece] of serialize(this.json).split(PLACEHOLDER).entries()) {
      if (at % 2 === 0) yield piece;
      else yield `"${(await this.#parts.get(piece)?.()) ?? piece}"`;
    }
  }
}
