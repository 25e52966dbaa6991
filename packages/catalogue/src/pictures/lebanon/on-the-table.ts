import { type Hex, scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { smallBowl, WHITE } from '../small-dishes.ts';

/** Two thin pita breads on the cloth. */
export const pitas = (x: number, y: number, radius: number, tone: Hex = '#efd6a4'): SideSpec => ({
  kind: 'dish',
  vessel: { kind: 'table', x, y, radius },
  layers: [
    {
      kind: 'flatbreads',
      size: 0.84,
      tone,
      spots: [
        [0.14, 0.16, 120],
        [-0.08, -0.1, 10],
      ],
    },
  ],
  toppings: [],
});

/** A bowl of tomatoes and cucumbers in chunks. */
export const freshSalad = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, WHITE, [
    { kind: 'cucumber', size: 42, place: scatter(9, { to: 0.76, gap: 0.9 }) },
    { kind: 'tomato-wedge', size: 52, place: scatter(8, { to: 0.72, gap: 0.9 }) },
    { kind: 'sprig', size: 40, place: spots([0.1, -0.1, 20]) },
  ]);

/** A bowl of whipped white sauce: toum, labneh, yoghurt. */
export const whiteSauce = (x: number, y: number, radius: number, tone: Hex = '#fffaf0'): SideSpec =>
  smallBowl(x, y, radius, { rim: '#3f7f86', well: '#e9e2d0' }, [{ kind: 'swirl', tone, size: 0.94 }]);

/** Toasted pine nuts. */
export const pineNuts = (count: number, to = 0.7, size = 11): ToppingSpec => ({
  kind: 'sliver',
  tone: '#e9bf6a',
  size,
  place: scatter(count, { to, gap: 1.5 }),
});
