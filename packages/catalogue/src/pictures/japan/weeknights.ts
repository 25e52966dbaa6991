import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose } from '../small-dishes.ts';

/** The tables of Japanese dinners from one pot. */
export const JAPAN_WEEKNIGHTS = {
  'tofu-to-jagaimo-no-nimono': {
    ground: { pattern: 'linen', motif: 'double', base: '#c98a6a', print: '#a8664a' },
    close: 'top-right',
    vessel: {
      kind: 'deep-bowl',
      x: 396,
      y: 302,
      radius: 250,
      rim: '#3f5a78',
      well: '#5a3a1e',
      band: '#8fa6bd',
    },
    layers: [
      { kind: 'soup', tones: ['#8a5226', '#9c6432', '#74421c'], texture: 'broth' },
      { kind: 'potato', tone: '#ecc878', size: 52, place: scatter(13, { to: 0.8, gap: 1.1 }) },
      { kind: 'carrot-coin', size: 28, place: scatter(10, { to: 0.78, gap: 1.6 }) },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#e6bf80',
        size: 36,
        place: scatter(8, { to: 0.78, gap: 1.6 }),
      },
      {
        kind: 'slabs',
        tone: '#e9bf74',
        size: 0.3,
        spots: [
          [-0.36, -0.3, 14],
          [0.3, -0.36, 60],
          [0.4, 0.26, 100],
          [-0.24, 0.4, 150],
          [0.02, 0.02, 30],
        ],
      },
    ],
    toppings: [
      {
        kind: 'green-bean',
        tone: '#5fa33c',
        size: 50,
        place: spots(
          [-0.12, -0.16, 20],
          [0.16, -0.1, 80],
          [0.12, 0.24, 140],
          [-0.2, 0.14, 60],
          [-0.44, 0.06, 110],
          [0.46, -0.08, 10],
        ),
      },
    ],
    sides: [
      { kind: 'chopsticks', x: 84, y: 320, turn: -6, size: 0.9, tone: '#7a2a20' },
      loose(716, 500, 50, {
        kind: 'green-bean',
        tone: '#5fa33c',
        size: 60,
        place: spots([0, -0.4, 10], [0.1, 0.1, -6], [-0.1, 0.6, 16]),
      }),
      { kind: 'whole-potato', x: 716, y: 94 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
