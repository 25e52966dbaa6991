import { scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { loose } from '../small-dishes.ts';

/** Dried oregano rubbed over a dish. */
export const oregano = (count: number, to = 0.8): ToppingSpec => ({
  kind: 'seed',
  tone: '#5f7038',
  size: 3.4,
  place: scatter(count, { to }),
});

/** Crumbled feta. */
export const feta = (count: number, to = 0.7, size = 16): ToppingSpec => ({
  kind: 'crumble',
  size,
  place: scatter(count, { to, gap: 1 }),
});

/** Fronds of dill scattered over a dish. */
export const dill = (count: number, to = 0.8, size = 22): ToppingSpec => ({
  kind: 'rosemary',
  tone: '#5f9440',
  size,
  place: scatter(count, { to, gap: 1.6 }),
});

/** A bunch of parsley on the cloth. */
export const parsleyBunch = (x: number, y: number): SideSpec =>
  loose(x, y, 44, {
    kind: 'cilantro',
    tone: '#3f8c36',
    size: 42,
    place: spots([0, 0, -20], [0.5, 0.6, 40], [-0.4, 0.8, -60], [-0.5, -0.3, -100]),
  });
