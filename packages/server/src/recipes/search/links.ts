/** Links between numbers, followed from either end. Each is there once, in the order in which they were added. */
export class Links {
  readonly #from = new Map<number, number[]>();
  readonly #to = new Map<number, number[]>();

  add(from: number, to: number): void {
    if (this.from(from).includes(to)) return;
    push(this.#from, from, to);
    push(this.#to, to, from);
  }

  /** Where the links from here lead. */
  from(id: number): readonly number[] {
    return this.#from.get(id) ?? [];
  }

  /** Where the links to here come from. */
  to(id: number): readonly number[] {
    return this.#to.get(id) ?? [];
  }
}

function push(lists: Map<number, number[]>, key: number, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
