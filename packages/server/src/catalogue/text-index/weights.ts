/** What a word counts for in the title, as cuisine, in the name of an ingredient and in another name of one. */
export const WEIGHTS: Readonly<Float32Array> = Float32Array.of(1, 0.4, 0.1, 0.05);

/** Words that are further apart do not help each other. */
const FARTHEST = 100;
const FAR = Math.fround(1e-30);

const PAIRS = Float32Array.from({ length: WEIGHTS.length ** 2 * (FARTHEST + 1) }, (_, index) => {
  const distance = index % (FARTHEST + 1);
  const pair = Math.floor(index / (FARTHEST + 1));
  const closeness = Math.fround(1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));
  return closenessOf(pair, closeness);
});
const FAR_PAIRS = Float32Array.from({ length: WEIGHTS.length ** 2 }, (_, pair) => closenessOf(pair, FAR));

function closenessOf(pair: number, closeness: number): number {
  const [a, b] = [WEIGHTS[Math.floor(pair / WEIGHTS.length)]!, WEIGHTS[pair % WEIGHTS.length]!];
  return Math.sqrt(Math.fround(Math.fround(a * b) * closeness));
}

/** What two words count for together, of these parts of a recipe and so far apart. */
export function pairWeight(a: number, b: number, distance: number): number {
  const pair = a * WEIGHTS.length + b;
  return distance > FARTHEST ? FAR_PAIRS[pair]! : PAIRS[pair * (FARTHEST + 1) + distance]!;
}
