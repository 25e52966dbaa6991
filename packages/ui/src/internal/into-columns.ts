/** Splits groups into two columns as evenly as possible; of two equal ways, the one with the longer first column. */
export function intoColumns<T>(groups: readonly T[], height: (group: T) => number): [T[], T[]] {
  const total = groups.reduce((sum, group) => sum + height(group), 0);
  let above = 0;
  let best = { cut: 0, difference: Infinity };
  for (const [index, group] of groups.entries()) {
    above += height(group);
    const difference = Math.abs(2 * above - total);
    if (difference <= best.difference) best = { cut: index + 1, difference };
  }
  return [groups.slice(0, best.cut), groups.slice(best.cut)];
}
