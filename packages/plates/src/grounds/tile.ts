/**
 * Positions of a motif repeated over the picture: in a grid, or with every other row offset by half a step.
 */
export function places(
  across: number,
  down: number,
  { staggered = false } = {},
): readonly [number, number][] {
  const found: [number, number][] = [];
  for (let row = 0; row * down <= 600 + down; row += 1) {
    const shift = staggered && row % 2 === 1 ? across / 2 : 0;
    for (let column = -1; column * across <= 800 + across; column += 1)
      found.push([column * across + shift, row * down]);
  }
  return found;
}

/** A reference to shared markup at every position. */
export const repeat = (id: string, spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('');

/** A shape repeated in a circle. */
export function wheel(d: string, count: number, first = 0): string {
  let shapes = '';
  for (let index = 0; index < count; index += 1)
    shapes += `<path transform="rotate(${Number((first + (index * 360) / count).toFixed(1))})" d="${d}"/>`;
  return shapes;
}
