/** What ends on the plates of oil that things are fried in. */
const FRYING = { share: 0.15, fromGrams: 150 } as const;

/** The share of an imported line that is eaten, by what the line or its note says: of much fat for frying only a little. */
export function eatenShare(text: string, grams: number): number {
  const isFrying = /\b(?:for|to) (?:deep[- ]|shallow[- ])?fry/i.test(text) || /deep[- ]fry/i.test(text);
  return isFrying && grams >= FRYING.fromGrams ? FRYING.share : 1;
}
