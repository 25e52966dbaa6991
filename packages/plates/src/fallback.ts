import { drawPicture } from './picture.ts';

/** The picture of a recipe without one: an empty plate on the house cloth. */
export function drawFallback(prefix = 'fallback'): string {
  return drawPicture(
    {
      ground: { pattern: 'checks', motif: 'window', base: '#fbe7a6', print: '#f6d67c' },
      vessel: {
        kind: 'plate',
        x: 400,
        y: 300,
        radius: 216,
        rim: '#fdf8ee',
        well: '#f7efdf',
        band: '#d2432a',
      },
      layers: [],
      sides: [
        { kind: 'fork', x: 110, y: 306, turn: -3 },
        { kind: 'spoon', x: 690, y: 306, turn: 3 },
      ],
    },
    'fallback',
    prefix,
  );
}
