/** Concatenated position ranges: those of the second part follow the last of the first. */
export class Parts {
  readonly size: number;
  /** Where each part starts. */
  readonly starts: readonly number[];

  constructor(sizes: readonly number[]) {
    let size = 0;
    this.starts = sizes.map((own) => {
      size += own;
      return size - own;
    });
    this.size = size;
  }

  /** Splits sorted positions by part, in each part's own numbering. */
  split(places: Uint32Array): Uint32Array[] {
    let from = 0;
    return this.starts.map((start, part) => {
      const end = this.starts[part + 1] ?? this.size;
      let to = from;
      if (part + 1 === this.starts.length) to = places.length;
      else to = firstAtLeast(places, end);
      const own = places.subarray(from, to);
      from = to;
      return start === 0 ? own : own.map((place) => place - start);
    });
  }

  /** The inverse. */
  join(places: readonly Uint32Array[]): Uint32Array {
    const all = new Uint32Array(places.reduce((sum, some) => sum + some.length, 0));
    let at = 0;
    for (const [part, some] of places.entries()) {
      const start = this.starts[part]!;
      all.set(start === 0 ? some : some.map((place) => place + start), at);
      at += some.length;
    }
    return all;
  }

  /** A position's part, and its position there. */
  find(place: number): { part: number; place: number } {
    let part = this.starts.length - 1;
    while (this.starts[part]! > place) part -= 1;
    return { part, place: place - this.starts[part]! };
  }
}

/** The number of sorted positions below a limit. */
function firstAtLeast(places: Uint32Array, limit: number): number {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (places[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
