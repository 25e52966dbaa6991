import { type Hex, type LayerSpec, scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The green of fresh serranos and jalapeños. */
export const GREEN_CHILLI: Hex = '#4b8f34';

/** A chilli on the cloth, red by default. */
export const chilli = (x: number, y: number, turn: number, tone?: Hex): SideSpec =>
  loose(x, y, 30, { kind: 'chili', size: 60, place: spots([0, 0, turn]), ...(tone ? { tone } : {}) });

/** A bowl of crumbled white cheese. */
export const cheeseBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, { rim: '#2f7f86', well: '#e9dfc8' }, [
    { kind: 'crumble', size: 26, place: scatter(30, { to: 0.76, gap: 0.8 }) },
  ]);

/** A bowl of chopped onion and coriander. */
export const onionBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, WHITE, [
    { kind: 'onion-dice', size: 17, place: scatter(34, { to: 0.8, gap: 0.8 }) },
    { kind: 'cilantro', size: 30, place: scatter(7, { to: 0.7, gap: 1.2 }) },
  ]);

/** Warm corn tortillas wrapped in a cloth. */
export const wrappedTortillas = (x: number, y: number, edge: Hex, tone: Hex = '#fdf6e6'): SideSpec[] => [
  { kind: 'napkin', x, y, turn: 38, size: 0.92, tone, edge },
  { kind: 'tortilla-stack', x, y, size: 0.86 },
];

/** A drizzle of crema over a dish. */
export const crema = (size: number, width = 0.05): LayerSpec => ({
  kind: 'drizzle',
  tone: '#fff9ec',
  path: 'zigzag',
  size,
  width,
});

/** Coriander leaves scattered over a dish. */
export const coriander = (count: number, to = 0.8, size = 17): ToppingSpec => ({
  kind: 'cilantro',
  size,
  place: scatter(count, { to, gap: 2 }),
});

/** Crumbs of queso fresco scattered over a dish. */
export const quesoFresco = (count: number, to = 0.7, size = 10): ToppingSpec => ({
  kind: 'crumble',
  size,
  place: scatter(count, { to, gap: 1.2 }),
});
