/** Which lots were merged into which. An id may be merged again, into another. */
export class MergedLots {
  readonly #into = new Map<string, string>();
  /** The reverse, so that a lot's parts are found without looking at all others. */
  readonly #parts = new Map<string, Set<string>>();
  /** The order in which ids were first merged. */
  readonly #order = new Map<string, number>();

  add(id: string, into: string): void {
    const former = this.#into.get(id);
    if (former !== undefined) this.#parts.get(former)?.delete(id);
    this.#into.set(id, into);
    this.#parts.set(into, (this.#parts.get(into) ?? new Set()).add(id));
    if (!this.#order.has(id)) this.#order.set(id, this.#order.size);
  }

  /** The first id that is there, from this one through what it was merged into; null if none is. */
  follow(id: string, isThere: (id: string) => boolean): string | null {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = this.#into.get(at)) {
      if (isThere(at)) return at;
      seen.add(at);
    }
    return null;
  }

  /** The ids that lead to this one, in the order in which they were merged. */
  into(id: string, isThere: (id: string) => boolean): string[] {
    const found = new Set<string>([id]);
    // What is added is visited too. A part that is there by itself is not one.
    for (const at of found) {
      for (const part of this.#parts.get(at) ?? []) if (!isThere(part)) found.add(part);
    }
    found.delete(id);
    return [...found].toSorted((a, b) => this.#order.get(a)! - this.#order.get(b)!);
  }

  /** The ids that others were merged into directly. */
  joined(): Set<string> {
    return new Set(this.#into.values());
  }
}
