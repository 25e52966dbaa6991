import {
  around,
  type Hex,
  type LayerSpec,
  scatter,
  type SideSpec,
  spots,
  type ToppingSpec,
} from '@larder/plates';

type Part = LayerSpec | ToppingSpec;

/** A small bowl beside the dish. */
export function smallBowl(
  x: number,
  y: number,
  radius: number,
  look: { rim: Hex; well: Hex; band?: Hex },
  layers: readonly Part[],
  toppings: readonly Part[] = [],
): SideSpec {
  return { kind: 'dish', vessel: { kind: 'bowl', x, y, radius, ...look }, layers, toppings };
}

/** White stoneware. */
export const WHITE = { rim: '#f6f0e4', well: '#eae1cf' } as const satisfies { rim: Hex; well: Hex };

/** A glass of water, which may stand beside any dish. */
export const WATER: Hex = '#d3e4e8';

/** A bowl of plain rice. */
export const riceBowl = (
  x: number,
  y: number,
  radius: number,
  look: { rim: Hex; well: Hex; band?: Hex } = WHITE,
): SideSpec =>
  smallBowl(x, y, radius, look, [{ kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 24 }]);

/** A bowl of smooth sauce with a highlight. */
export const sauceBowl = (
  x: number,
  y: number,
  radius: number,
  tone: Hex,
  look: { rim: Hex; well: Hex; band?: Hex } = WHITE,
): SideSpec =>
  smallBowl(x, y, radius, look, [
    { kind: 'soup', tones: [tone], texture: 'cream' },
    { kind: 'pool', tones: [tone], size: 0.72, rough: 0.12 },
  ]);

/** A bowl of sauce with seeds or herbs in it. */
export const speckledBowl = (
  x: number,
  y: number,
  radius: number,
  tone: Hex,
  specks: readonly Hex[],
  look: { rim: Hex; well: Hex; band?: Hex } = WHITE,
): SideSpec =>
  smallBowl(x, y, radius, look, [
    { kind: 'soup', tones: [tone], texture: 'cream' },
    ...specks.map((speck): Part => ({
      kind: 'seed',
      round: true,
      tone: speck,
      size: 9,
      place: scatter(14, { to: 0.8 }),
    })),
  ]);

/** A plate of fries. */
export const friesPlate = (x: number, y: number, radius: number): SideSpec => ({
  kind: 'dish',
  vessel: { kind: 'coupe', x, y, radius, ...WHITE },
  layers: [],
  toppings: [
    { kind: 'fry', size: 88, place: scatter(16, { to: 0.42, gap: 0.1 }) },
    { kind: 'fry', size: 84, place: scatter(22, { to: 0.5, gap: 0.12 }) },
    { kind: 'fry', size: 78, place: scatter(14, { to: 0.34, gap: 0.1 }) },
  ],
});

/** Halves of lime or lemon on the table. */
export const citrus = (fruit: 'lime' | 'lemon', x: number, y: number, size = 46): SideSpec => ({
  kind: 'loose',
  x,
  y,
  radius: 10,
  food: [{ kind: 'citrus-half', fruit, size, place: spots([0, 0, 14]) }],
});

/** Pieces at given positions on the table. */
export const loose = (x: number, y: number, radius: number, ...food: ToppingSpec[]): SideSpec => ({
  kind: 'loose',
  x,
  y,
  radius,
  food,
});

/** A bowl of kimchi. */
export const kimchiBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, { rim: '#efe9dc', well: '#d9cfba' }, [
    { kind: 'kimchi', size: 78, place: around(7, 0.5) },
    { kind: 'kimchi', size: 66, place: around(4, 0.2, { first: 30 }) },
  ]);

/** A bowl of spring onions in rings. */
export const springOnionBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, WHITE, [
    { kind: 'spring-onion', size: 26, place: scatter(22, { to: 0.68, gap: 0.8 }) },
  ]);

/** A bowl of sesame seeds. */
export const sesameBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, { rim: '#5d7f86', well: '#e8d9b0' }, [
    { kind: 'sesame', place: scatter(90, { to: 0.74, gap: 0.9 }) },
  ]);

/** Leaves of parsley or coriander scattered over a dish. */
export const parsley = (count: number, to = 0.84, size = 14): ToppingSpec => ({
  kind: 'cilantro',
  tone: '#3f8c36',
  size,
  place: scatter(count, { to, gap: 2 }),
});

/** Ground pepper. */
export const pepperSpecks = (count: number, to = 0.88): ToppingSpec => ({
  kind: 'seed',
  round: true,
  tone: '#2b1a10',
  size: 2.2,
  place: scatter(count, { to }),
});

/** Sesame seeds. */
export const sesameSeeds = (count: number, to = 0.82): ToppingSpec => ({
  kind: 'sesame',
  place: scatter(count, { to, gap: 2 }),
});

/** Rings of spring onion. */
export const springOnions = (count: number, to = 0.82, size = 9): ToppingSpec => ({
  kind: 'spring-onion',
  size,
  place: scatter(count, { to, gap: 2 }),
});
