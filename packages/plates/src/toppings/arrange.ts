import { type Area, scatterPoints, type Span } from '../core/area.ts';
import type { Random } from '../core/random.ts';

/** How pieces are arranged: randomly, in a ring, in rows and columns, or at given positions. */
export type Place =
  | ({
      by: 'scatter';
      count: number;
      /** Minimum distance, in piece sizes. */ gap?: number;
      /** Fixed angle instead of a random one. */ turn?: number;
    } & Span)
  | {
      by: 'ring';
      count: number;
      /** Fraction of the way to the edge. */ at: number;
      first?: number;
      turn?: number;
    }
  | { by: 'spots'; spots: readonly Spot[] }
  | ({ by: 'grid' } & GridOptions);

/** Pieces in rows and columns: the grid's centre, its steps and the rotation of its pieces. */
interface GridOptions {
  columns: number;
  rows: number;
  /** Steps between pieces, as fractions of the area. */
  across?: number;
  down?: number;
  x?: number;
  y?: number;
  turn?: number;
  /** Offsets every other row by half a step. */
  staggered?: boolean;
  /** How far pieces stray from their positions, in steps. */
  jitter?: number;
}

/** A position as fractions of the area (-1 to 1), with a rotation in degrees and a relative size. */
export type Spot = readonly [x: number, y: number, turn?: number, grow?: number];

/** Randomly placed pieces. */
export const scatter = (count: number, options: { gap?: number; turn?: number } & Span = {}): Place => ({
  by: 'scatter',
  count,
  ...options,
});

/** Pieces in a ring; `turn` is added to the outward angle. */
export const around = (
  count: number,
  at: number,
  options: { first?: number; turn?: number } = {},
): Place => ({
  by: 'ring',
  count,
  at,
  ...options,
});

/** Pieces at given positions. */
export const spots = (...list: readonly Spot[]): Place => ({ by: 'spots', spots: list });

/** Pieces in rows and columns. */
export const grid = (
  columns: number,
  rows: number,
  options: Omit<GridOptions, 'columns' | 'rows'> = {},
): Place => ({
  by: 'grid',
  columns,
  rows,
  ...options,
});

function gridSpots(place: GridOptions, area: Area, random: Random): Placed[] {
  const { columns, rows, across = 0.3, down = 0.3, x = 0, y = 0, turn = 0, staggered, jitter = 0 } = place;
  const stray = () => (jitter === 0 ? 0 : random.between(-jitter, jitter));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = staggered ? (row % 2 === 0 ? -0.25 : 0.25) : 0;
    return {
      x: area.x + (x + (column - (columns - 1) / 2 + shift + stray()) * across) * area.rx,
      y: area.y + (y + (row - (rows - 1) / 2 + stray()) * down) * area.ry,
      turn: turn + (jitter === 0 ? random.between(-4, 4) : random.turn()),
      grow: random.between(0.97, 1.03),
    };
  });
}

/** The position of one piece. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly grow: number;
}

/** The positions of all pieces, with slightly varied sizes if random. */
export function arrange(place: Place, area: Area, random: Random, size: number): Placed[] {
  switch (place.by) {
    case 'scatter':
      return scatterPoints(area, random, place.count, (place.gap ?? 1.5) * size, place).map(([x, y]) => ({
        x,
        y,
        turn: place.turn === undefined ? random.turn() : place.turn + random.between(-9, 9),
        grow: random.between(0.88, 1.14),
      }));
    case 'ring':
      return Array.from({ length: place.count }, (_, index) => {
        const degrees = (place.first ?? 0) + (index * 360) / place.count + random.between(-3, 3);
        const radians = (degrees * Math.PI) / 180;
        return {
          x: area.x + Math.cos(radians) * area.rx * place.at,
          y: area.y + Math.sin(radians) * area.ry * place.at,
          turn: degrees + (place.turn ?? 90),
          grow: random.between(0.95, 1.06),
        };
      });
    case 'grid':
      return gridSpots(place, area, random);
    case 'spots':
      return place.spots.map(([x, y, turn = 0, grow = 1]) => ({
        x: area.x + x * area.rx,
        y: area.y + y * area.ry,
        turn,
        grow,
      }));
  }
}
