/** A quoted UUID: no text of a cook can contain it, because quotes are escaped there. */
const PLACEHOLDER = /"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/;

/** A list of items that are serialised already, in pieces of some items each. */
interface SerializedList {
  /** Its name in the body, where it stands as the only empty list of this name. */
  readonly name: string;
  readonly pieces: readonly Buffer[];
}

/** A JSON body that is too large for memory as objects. */
export class LargeBody<Json> {
  /** The body, with an empty list instead of `list`, and a random UUID instead of each string that is read later. */
  readonly json: Json;
  /** What each of those UUIDs stands for. The strings have nothing that JSON escapes. */
  readonly #parts: ReadonlyMap<string, () => Promise<string>>;
  readonly #list: SerializedList;

  constructor(json: Json, parts: ReadonlyMap<string, () => Promise<string>>, list: SerializedList) {
    this.json = json;
    this.#parts = parts;
    this.#list = list;
  }

  /** The serialised body, piece by piece. It throws if a part cannot be read, so that half a body is not taken for a whole one. */
  async *pieces(serialize: (json: Json) => string): AsyncGenerator<string | Buffer> {
    const text = serialize(this.json);
    const { name, pieces } = this.#list;
    // No text of a cook can contain it either.
    const open = `"${name}":[`;
    const from = text.indexOf(`${open}]`);
    if (from < 0) throw new Error(`The body has no empty list '${name}'`);
    const at = from + open.length;
    yield* this.#withParts(text.slice(0, at));
    for (const [nth, piece] of pieces.entries()) {
      if (nth > 0) yield ',';
      yield piece;
    }
    yield* this.#withParts(text.slice(at));
  }

  async *#withParts(text: string): AsyncGenerator<string> {
    // Every other piece is what the expression has captured.
    for (const [at, piece] of text.split(PLACEHOLDER).entries()) {
      if (at % 2 === 0) yield piece;
      else yield `"${(await this.#parts.get(piece)?.()) ?? piece}"`;
    }
  }
}
