/**
 * Groups of numbers, such as the recipes of each word, in two typed arrays: all members, and where each group
 * starts.
 */
export class Postings {
  /** Where each group starts; one more entry marks the end. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;

  /** `visit` posts every member of every group, and is called twice. Groups keep insertion order. */
  constructor(groups: number, visit: (post: (group: number, member: number) => void) => void) {
    const starts = new Uint32Array(groups + 1);
    visit((group) => {
      starts[group + 1]! += 1;
    });
    for (let group = 0; group < groups; group += 1) starts[group + 1]! += starts[group]!;
    const members = new Uint32Array(starts[groups]!);
    const next = starts.slice(0, groups);
    visit((group, member) => {
      const at = next[group]!;
      members[at] = member;
      next[group] = at + 1;
    });
    this.starts = starts;
    this.members = members;
  }

  /** The groups of each member: the inverse. */
  inverted(members: number): Postings {
    return new Postings(members, (post) => {
      for (let group = 0; group + 1 < this.starts.length; group += 1) {
        for (let at = this.starts[group]!; at < this.starts[group + 1]!; at += 1)
          post(this.members[at]!, group);
      }
    });
  }

  /** The members of one group. */
  of(group: number): Uint32Array {
    return this.members.subarray(this.starts[group]!, this.starts[group + 1]!);
  }
}
