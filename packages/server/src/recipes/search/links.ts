/** A bidirectional map of links between numbers. Links are unique and in insertion order. */
export class Links {
  readonly #from = new Map<number, number[]>();
  readonly #to = new Map<number, number[]>();

  add(from: number, to: number): void {
    if (this.from(from).includes(to)) return;
    push(this.#from, from, to);
    push(this.#to, to, from);
  }

  /** The targets of links from here. */
  from(id: number): readonly number[] {
    return this.#from.get(id) ?? [];
  }

  /** The sources of links to here. */
  to(id: number): readonly number[] {
    return this.#to.get(id) ?? [];
  }
}

function push(lists: Map<number, number[]>, key: number, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
