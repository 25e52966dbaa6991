/** What a cook avoids in one ingredient, phrased for a sentence. */
export interface AvoidedFood {
  /** What every product contains: 'pesto (nuts)'. */
  readonly contains?: string | undefined;
  /** What only some products contain, so that the label decides: 'dairy (margarine)'. */
  readonly mayContain?: string | undefined;
  /** The one of these that is given, in two parts, so that a sentence about several foods gives a shared reason once. */
  readonly because?: { readonly food: string; readonly reason: string } | undefined;
}

/**
 * Several foods for one sentence: 'bacon and lard (not halal)', 'pesto (nuts)'. Of what may be in them it is the reason
 * that comes first: 'dairy (margarine and Brie)'.
 * @param kind what is told of them
 * @param list joins names, as `useLocale().list` does
 */
export function foodsByReason(
  foods: readonly AvoidedFood[],
  kind: 'contains' | 'mayContain',
  list: (names: readonly string[]) => string,
): readonly string[] {
  const texts: string[] = [];
  const byReason = new Map<string, string[]>();
  for (const { [kind]: text, because } of foods) {
    if (text === undefined) continue;
    if (because) byReason.set(because.reason, [...(byReason.get(because.reason) ?? []), because.food]);
    else texts.push(text);
  }
  const inWords = (reason: string, names: string) =>
    kind === 'contains' ? `${names} (${reason})` : `${reason} (${names})`;
  return [...[...byReason].map(([reason, names]) => inWords(reason, list(names))), ...texts];
}
