/** What a word counts for in the title, as cuisine, in the name of an ingredient and in another name of one. */
export const WEIGHTS: Readonly<Float32Array> = Float32Array.of(1, 0.4, 0.1, 0.05);

/** Words that are further apart count for nearly nothing together. */
const FARTHEST = 100;
const FAR = 1e-30;
const DISTANCES = FARTHEST + 2;

/** For every two parts, and every distance. */
const PAIRS = Float32Array.from({ length: WEIGHTS.length ** 2 * DISTANCES }, (_, index) => {
  const distance = index % DISTANCES;
  const pair = Math.floor(index / DISTANCES);
  const weight = Math.fround(WEIGHTS[Math.floor(pair / WEIGHTS.length)]! * WEIGHTS[pair % WEIGHTS.length]!);
  const closeness = distance > FARTHEST ? FAR : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));
  return Math.sqrt(Math.fround(weight * Math.fround(closeness)));
});

/** What two words count for together, of these parts of a recipe and so far apart. */
export function pairWeight(a: number, b: number, distance: number): number {
  return PAIRS[(a * WEIGHTS.length + b) * DISTANCES + Math.min(distance, FARTHEST + 1)]!;
}
