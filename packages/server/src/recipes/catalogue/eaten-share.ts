/** The share of frying oil that is eaten. */
const FRYING = { share: 0.15, fromGrams: 150 } as const;

/** The share of an imported line that is eaten, judging by its text: little of the fat for deep-frying. */
export function eatenShare(text: string, grams: number): number {
  const isFrying = /\b(?:for|to) (?:deep[- ]|shallow[- ])?fry/i.test(text) || /deep[- ]fry/i.test(text);
  return isFrying && grams >= FRYING.fromGrams ? FRYING.share : 1;
}
