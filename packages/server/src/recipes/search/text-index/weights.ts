/** Weights of words in the title, cuisine, ingredient names and aliases. */
export const WEIGHTS: Readonly<Float32Array> = Float32Array.of(1, 0.4, 0.1, 0.05);

/** Words further apart contribute almost nothing as a pair. */
const FARTHEST = 100;
const FAR = 1e-30;
const DISTANCES = FARTHEST + 2;

/** For every pair of parts, and every distance. */
const PAIRS = Float32Array.from({ length: WEIGHTS.length ** 2 * DISTANCES }, (_, index) => {
  const distance = index % DISTANCES;
  const pair = Math.floor(index / DISTANCES);
  const weight = Math.fround(WEIGHTS[Math.floor(pair / WEIGHTS.length)]! * WEIGHTS[pair % WEIGHTS.length]!);
  const closeness = distance > FARTHEST ? FAR : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));
  return Math.sqrt(Math.fround(weight * Math.fround(closeness)));
});

/** The weight of two words, by their parts of a recipe and their distance. */
export function pairWeight(a: number, b: number, distance: number): number {
  return PAIRS[(a * WEIGHTS.length + b) * DISTANCES + Math.min(distance, FARTHEST + 1)]!;
}
