/** Splits groups into two columns as evenly as possible, the first one longer. */
export function intoColumns<T>(groups: readonly T[], height: (group: T) => number): [T[], T[]] {
  const half = groups.reduce((sum, group) => sum + height(group), 0) / 2;
  let above = 0;
  const cut = groups.findIndex((group) => {
    above += height(group);
    return above >= half;
  });
  return [groups.slice(0, cut + 1), groups.slice(cut + 1)];
}
