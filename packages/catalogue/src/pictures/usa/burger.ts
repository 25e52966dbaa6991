import { spots, type ToppingSpec } from '@larder/plates';

/** Where a burger lies: its middle as a share of the area, the area's half axes, and its radius. */
interface Place {
  x: number;
  y: number;
  rx: number;
  ry: number;
  radius: number;
}

/** Lettuce looks out all round, in degrees. */
const LETTUCE = [10, 52, 95, 138, 180, 222, 265, 308, 340];
/** Sesame on the lid, as shares of the radius. */
const SESAME: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-0.3, -0.3, 20],
  [0, -0.44, 80],
  [0.3, -0.32, 140],
  [-0.46, -0.02, 50],
  [-0.14, -0.1, 110],
  [0.16, -0.14, 10],
  [0.44, -0.04, 70],
  [-0.28, 0.22, 160],
  [0.02, 0.18, 40],
  [0.3, 0.2, 100],
  [-0.04, 0.44, 130],
];

/** An open burger: bun, lettuce, what lies between, and the lid leaning on it up to the right. */
export function burger(
  { x, y, rx, ry, radius }: Place,
  filling: (
    at: (dx: number, dy: number, turn?: number) => ReturnType<typeof spots>,
  ) => readonly ToppingSpec[],
): ToppingSpec[] {
  const point = (dx: number, dy: number, turn = 0) =>
    [x + (dx * radius) / rx, y + (dy * radius) / ry, turn] as const;
  const at = (dx: number, dy: number, turn = 0) => spots(point(dx, dy, turn));
  const leaves = LETTUCE.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return point(Math.cos(radians) * 0.84, Math.sin(radians) * 0.84, angle + 90);
  });
  return [
    { kind: 'ball', tone: '#dba252', size: radius, place: at(0, 0.06) },
    {
      kind: 'crumpled',
      tones: ['#8fc24a', '#a6d364', '#79ae3a'],
      size: radius * 0.42,
      place: spots(...leaves),
    },
    ...filling(at),
    { kind: 'ball', tone: '#cf8a3a', size: radius * 0.86, place: at(0.5, -0.56) },
    {
      kind: 'sesame',
      tone: '#fbeccb',
      size: radius * 0.062,
      place: spots(...SESAME.map(([dx, dy, turn]) => point(0.5 + dx * 0.86, -0.58 + dy * 0.86, turn))),
    },
  ];
}
