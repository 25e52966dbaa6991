import { PARTS, SUBSTITUTIONS, type Part, type Substitution } from '@larder/catalogue';

interface Member {
  readonly id: number;
  readonly slug: string;
  readonly parent: string | null;
}

/** What there is beyond kinds: what stands in for what, and what comes out of what. */
export interface Kinship {
  readonly substitutions: readonly Substitution[];
  readonly parts: readonly Part[];
}

const KINSHIP: Kinship = { substitutions: SUBSTITUTIONS, parts: PARTS };

/**
 * Which ingredient covers which: a specific one ('basmati rice') covers what it is a kind of ('rice'), a whole its part (egg:
 * egg white). With a note, one stands in for another (rice for basmati rice).
 */
export class IngredientFamily {
  readonly #parents = new Map<number, number>();
  readonly #children = new Map<number, number[]>();
  readonly #parts = new Map<number, Map<number, number>>();
  readonly #wholes = new Map<number, number[]>();
  readonly #standsIn = new Map<number, Map<number, string>>();
  readonly #substitutes = new Map<number, number[]>();

  constructor(members: readonly Member[], { substitutions, parts }: Kinship = KINSHIP) {
    const ids = new Map(members.map(({ id, slug }) => [slug, id]));
    for (const { id, parent } of members) {
      const parentId = parent === null ? undefined : ids.get(parent);
      if (parentId === undefined) continue;
      this.#parents.set(id, parentId);
      push(this.#children, parentId, id);
    }
    for (const { whole, part, share } of parts) {
      const [from, to] = [ids.get(whole), ids.get(part)];
      if (from === undefined || to === undefined) continue;
      this.#parts.set(from, (this.#parts.get(from) ?? new Map<number, number>()).set(to, share));
      push(this.#wholes, to, from);
    }
    for (const { has, asked, note } of substitutions) {
      const [from, to] = [ids.get(has), ids.get(asked)];
      if (from === undefined || to === undefined) continue;
      this.#standsIn.set(from, (this.#standsIn.get(from) ?? new Map<number, string>()).set(to, note));
      push(this.#substitutes, to, from);
    }
  }

  /** Everything that these ingredients cover without a note: themselves, all that they are a kind of, and their parts. */
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
      for (const part of this.#parts.get(id)?.keys() ?? []) covered.add(part);
    }
    return covered;
  }

  /** What an ingredient stands in for, and the note with which it does. */
  standsInFor(id: number): ReadonlyMap<number, string> {
    return this.#standsIn.get(id) ?? new Map();
  }

  /** The share of an ingredient that each of its parts is, by weight. */
  partsOf(id: number): ReadonlyMap<number, number> {
    return this.#parts.get(id) ?? new Map();
  }

  /** Everything that covers this ingredient without a note: itself, its kinds, and wholes of which it is a part. */
  covering(id: number): Set<number> {
    const covering = new Set([id]);
    for (const one of covering) for (const child of this.#children.get(one) ?? []) covering.add(child);
    for (const whole of this.#wholes.get(id) ?? []) covering.add(whole);
    return covering;
  }

  /** Everything that stands in for this ingredient. */
  substitutesFor(id: number): readonly number[] {
    return this.#substitutes.get(id) ?? [];
  }
}

function push(lists: Map<number, number[]>, key: number, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
