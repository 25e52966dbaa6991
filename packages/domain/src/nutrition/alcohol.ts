/**
 * The share of alcohol that is left after minutes of cooking: USDA Table of Nutrient Retention Factors,
 * Release 6 (2007), stirred into a hot liquid and then simmered.
 */
const LEFT = [
  [0, 1],
  [1, 0.85],
  [15, 0.4],
  [30, 0.35],
  [60, 0.25],
  [90, 0.2],
  [120, 0.1],
  [150, 0.05],
] as const;

/** The share of alcohol that is left in a dish after this many minutes of cooking. */
export function alcoholLeft(cookTime: number): number {
  return LEFT.findLast(([minutes]) => cookTime >= minutes)?.[1] ?? 1;
}
