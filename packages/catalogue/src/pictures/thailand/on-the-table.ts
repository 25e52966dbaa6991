import { scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** Sprigs of Thai basil scattered over a dish. */
export const basil = (count: number, to = 0.7, size = 36): ToppingSpec => ({
  kind: 'sprig',
  tone: '#3f7f3a',
  size,
  place: scatter(count, { to, gap: 2.2 }),
});

/** Torn makrut lime leaves. */
export const limeLeaves = (count: number, to = 0.74, size = 34): ToppingSpec => ({
  kind: 'leaf',
  tone: '#2f7a3c',
  size,
  place: scatter(count, { to, gap: 2.4 }),
});

/** A bowl of roasted peanuts. */
export const peanutBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, { rim: '#7a4a2c', well: '#c99a5c' }, [
    { kind: 'peanut', size: 32, place: scatter(26, { to: 0.72, gap: 0.8 }) },
  ]);

/** Rings of chilli in vinegar. */
export const chilliVinegar = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, WHITE, [
    { kind: 'soup', tones: ['#f3e8c4', '#f9f2da'], texture: 'broth' },
    { kind: 'chili-ring', size: 26, place: scatter(9, { to: 0.66, gap: 1.4 }) },
  ]);

/** Bird's eye chillies on the cloth. */
export const birdsEyes = (x: number, y: number, turn: number): SideSpec =>
  loose(x, y, 44, {
    kind: 'chili',
    size: 44,
    place: spots([0, 0, turn], [0.2, 0.6, turn + 18], [-0.3, -0.6, turn - 14]),
  });

/** A bowl of sliced cucumber. */
export const cucumberBowl = (x: number, y: number, radius: number): SideSpec =>
  smallBowl(x, y, radius, WHITE, [{ kind: 'cucumber', size: 58, place: scatter(12, { to: 0.6, gap: 0.8 }) }]);
