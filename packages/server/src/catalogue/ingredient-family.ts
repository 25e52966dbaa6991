interface Member {
  readonly id: number;
  readonly slug: string;
  readonly parent: string | null;
}

/** Which ingredient covers which: a specific one ('basmati rice') covers what it is a kind of ('rice'). */
export class IngredientFamily {
  readonly #parents = new Map<number, number>();
  readonly #children = new Map<number, number[]>();

  constructor(members: readonly Member[]) {
    const ids = new Map(members.map(({ id, slug }) => [slug, id]));
    for (const { id, parent } of members) {
      const parentId = parent === null ? undefined : ids.get(parent);
      if (parentId === undefined) continue;
      this.#parents.set(id, parentId);
      this.#children.set(parentId, [...(this.#children.get(parentId) ?? []), id]);
    }
  }

  /** Everything that these ingredients cover: themselves and all that they are a kind of. */
  coveredBy(ids: Iterable<number>): Set<number> {
    const covered = new Set<number>();
    for (const id of ids) {
      for (
        let one: number | undefined = id;
        one !== undefined && !covered.has(one);
        one = this.#parents.get(one)
      ) {
        covered.add(one);
      }
    }
    return covered;
  }

  /** Everything that covers this ingredient: itself and all that are a kind of it. */
  covering(id: number): Set<number> {
    const covering = new Set([id]);
    for (const one of covering) for (const child of this.#children.get(one) ?? []) covering.add(child);
    return covering;
  }
}
