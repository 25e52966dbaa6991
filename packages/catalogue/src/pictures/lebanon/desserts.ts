import { type PictureSpec, scatter, type SideSpec, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

const pistachioBowl = (x: number, y: number, radius: number): SideSpec => ({
  kind: 'dish',
  vessel: { kind: 'ramekin', x, y, radius, rim: '#f6f0e4', well: '#f3ead6', band: '#c9838a' },
  layers: [{ kind: 'soup', tones: ['#fffdf6', '#fbf5e6'], texture: 'cream' }],
  toppings: [
    { kind: 'crumble', tone: '#8fae44', size: 15, place: scatter(60, { to: 0.62, gap: 0.8 }) },
    { kind: 'crumble', tone: '#a9843f', size: 11, place: scatter(20, { to: 0.6 }) },
    { kind: 'drizzle', tone: '#e3a63c', path: 'spiral', size: 0.56, width: 0.04 },
  ],
});

/** Diamonds of cake in a tin, and the almond in each. */
const DIAMONDS = [-1.26, -0.84, -0.42, 0, 0.42, 0.84, 1.26].flatMap((y, row) =>
  (row % 2 === 0 ? [-0.6, 0, 0.6] : [-0.9, -0.3, 0.3, 0.9]).map((x) => [x, y, 45] as const),
);

/** The tables of Lebanese sweets. */
export const LEBANON_DESSERTS = {
  muhallabieh: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#e3a9b0', print: '#c9838c' },
    vessel: { kind: 'glass-bowl', x: 330, y: 310, radius: 232 },
    layers: [{ kind: 'soup', tones: ['#fffdf6', '#fbf5e6', '#fffaf0'], texture: 'cream' }],
    toppings: [
      { kind: 'crumble', tone: '#7f9f38', size: 8, place: scatter(120, { to: 0.62, gap: 0.9 }) },
      { kind: 'crumble', tone: '#a9c458', size: 7.5, place: scatter(110, { to: 0.56, gap: 0.9 }) },
      { kind: 'crumble', tone: '#96603a', size: 6, place: scatter(46, { to: 0.6, gap: 1.4 }) },
      { kind: 'drizzle', tone: '#e3a63c', path: 'spiral', size: 0.6, width: 0.03 },
    ],
    sides: [
      pistachioBowl(672, 150, 116),
      pistachioBowl(690, 450, 116),
      { kind: 'spoon', x: 56, y: 150, turn: -24, size: 0.7 },
    ],
  },
  meghli: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#dcd0a8', print: '#8f6a3c' },
    vessel: { kind: 'bowl', x: 392, y: 302, radius: 246, rim: '#2f6f78', well: '#6a3a1c', band: '#e9d3a0' },
    layers: [{ kind: 'soup', tones: ['#8a4f26', '#9c6034', '#743e1a'], texture: 'cream' }],
    toppings: [
      { kind: 'mince', tones: ['#fffdf6', '#f6eedc', '#ffffff'], size: 0.56, grain: 0.9 },
      {
        kind: 'walnut',
        size: 36,
        place: spots([-0.16, -0.14, 20], [0.2, 0.1, 140], [-0.04, 0.28, 80], [0.16, -0.28, 250]),
      },
      {
        kind: 'almond',
        tone: '#f6e3b8',
        size: 32,
        place: spots(
          [-0.34, 0.12, 40],
          [0.36, -0.12, 110],
          [-0.1, -0.4, 170],
          [0.26, 0.36, 20],
          [0, 0.04, 60],
        ),
      },
      { kind: 'sliver', tone: '#f0d596', size: 17, place: scatter(18, { to: 0.46, gap: 1.4 }) },
    ],
    sides: [
      smallBowl(724, 96, 68, WHITE, [{ kind: 'walnut', size: 64, place: scatter(7, { to: 0.66, gap: 1 }) }]),
      loose(74, 88, 44, { kind: 'cinnamon', size: 70, place: spots([0, 0, -32], [0.3, 0.6, -18]) }),
      loose(722, 506, 50, {
        kind: 'almond',
        tone: '#f0ddb4',
        size: 32,
        place: spots([-0.4, -0.2, 20], [0.5, 0.1, 100], [-0.1, 0.8, 160]),
      }),
      { kind: 'spoon', x: 72, y: 440, turn: -6, size: 0.86 },
    ],
  },
  namoura: {
    close: 'top-left',
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#7fb0a0', print: '#5a8f80' },
    vessel: { kind: 'tray', x: 384, y: 304, rx: 312, ry: 232, tone: '#8f8a84' },
    layers: [
      { kind: 'lining', tone: '#a86a22' },
      { kind: 'squares', size: 0.282, tone: '#e0a03c', height: 0.02, top: 'browned', spots: DIAMONDS },
    ],
    toppings: [
      {
        kind: 'almond',
        tone: '#f6e0ae',
        size: 22,
        place: spots(
          ...DIAMONDS.filter(([x, y]) => Math.abs(x) < 0.8 && Math.abs(y) < 0.9).map(
            ([x, y]) => [x, y, 90] as const,
          ),
        ),
      },
    ],
    sides: [
      smallBowl(728, 506, 70, WHITE, [{ kind: 'soup', tones: ['#e9b64a', '#f3cc70'], texture: 'broth' }]),
      citrus('lemon', 744, 84, 42),
      loose(50, 72, 40, {
        kind: 'almond',
        tone: '#f0ddb4',
        size: 28,
        place: spots([-0.2, -0.2, 20], [0.5, 0.4, 100]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
