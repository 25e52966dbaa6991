import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian chicken dishes. */
export const INDIA_CHICKEN = {
  'tandoori-chicken': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f8a8a', print: '#2a6a6c' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 300,
      rx: 312,
      ry: 218,
      rim: '#d9b25c',
      well: '#f6ecd4',
      band: '#a8772c',
    },
    layers: [{ kind: 'onion-ring', size: 42, place: scatter(46, { to: 0.9, gap: 1 }) }],
    toppings: [
      {
        kind: 'chicken-leg',
        size: 122,
        place: spots([-0.64, 0.12, -72], [-0.22, -0.1, 108], [0.2, 0.12, -72], [0.62, -0.1, 106]),
      },
      { kind: 'seed', round: true, tone: '#8f5a1c', size: 3.6, place: scatter(40, { to: 0.74 }) },
      {
        kind: 'wedge',
        fruit: 'lemon',
        size: 48,
        place: spots([-0.78, -0.5, 220], [0.84, 0.44, 100], [-0.02, 0.9, 170]),
      },
    ],
    sides: [
      citrus('lemon', 728, 88, 46),
      smallBowl(76, 516, 58, { rim: '#d9b25c', well: '#f3e6c8' }, [
        { kind: 'mince', tones: ['#a8622a', '#8f4f1c', '#bd7a3c'], grain: 0.8, size: 0.9 },
      ]),
      loose(74, 84, 44, {
        kind: 'onion-ring',
        size: 42,
        place: spots([0, 0, 20], [0.6, 0.5, 80, 0.8]),
      }),
      loose(728, 518, 40, { kind: 'chili', tone: '#a51e14', size: 54, place: spots([0, 0, -30]) }),
    ],
  },
  'hyderabadi-chicken-biryani': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#1f6a5c', print: '#134c42' },
    close: 'bottom-left',
    vessel: {
      kind: 'brass-bowl',
      x: 396,
      y: 302,
      radius: 252,
      tone: '#b9673a',
      well: '#8a4a22',
      loops: true,
    },
    layers: [
      { kind: 'rice', tones: ['#fffdf4', '#f9e3a0', '#fffaf0', '#f0b83c', '#fdf3d6'], grain: 20 },
      {
        kind: 'drumstick',
        tone: '#c9782e',
        size: 88,
        place: spots([-0.44, -0.32, 300], [0.46, -0.2, 62], [-0.1, 0.5, 176]),
      },
      { kind: 'sliver', tone: '#fffaf0', size: 13, place: scatter(44, { to: 0.7, gap: 1 }) },
      { kind: 'sliver', tone: '#f3c24a', size: 13, place: scatter(18, { to: 0.7, gap: 1 }) },
    ],
    toppings: [
      { kind: 'fried-onion', tone: '#7a3a14', size: 20, place: scatter(26, { to: 0.28, gap: 0.7 }) },
      {
        kind: 'fried-onion',
        tone: '#8f4a1c',
        size: 18,
        place: scatter(26, { from: 0.5, to: 0.86, gap: 1.2 }),
      },
      {
        kind: 'sprig',
        size: 28,
        place: spots([0.02, -0.02, 10], [-0.62, 0.24, -60], [0.5, 0.46, 80], [0.24, -0.6, 30]),
      },
      { kind: 'cardamom', place: scatter(5, { to: 0.8, gap: 5 }) },
    ],
    sides: [
      smallBowl(88, 496, 84, { rim: '#b9673a', well: '#efe4cc' }, [
        { kind: 'soup', tones: ['#fffaf0', '#f3ecd9'], texture: 'cream' },
        { kind: 'dice', tone: '#8fbf5c', size: 20, place: scatter(12, { to: 0.74 }) },
        { kind: 'cilantro', size: 28, place: spots([0, 0, 10], [0.3, 0.3, 70]) },
      ]),
      loose(718, 92, 44, {
        kind: 'cinnamon',
        size: 62,
        place: spots([-0.1, -0.1, -30], [0.2, 0.6, -14]),
      }),
      loose(730, 508, 50, { kind: 'cardamom', size: 22, place: scatter(5, { to: 0.8, gap: 2 }) }),
      loose(80, 88, 40, { kind: 'sprig', size: 44, place: spots([0, 0, 20]) }),
    ],
  },
  'chettinad-pepper-chicken': {
    close: 'top-left',
    ground: { pattern: 'block-print', motif: 'paisley', base: '#e6bd72', print: '#c08e3e' },
    vessel: { kind: 'banana-leaf', x: 400, y: 300, rx: 336, ry: 232 },
    layers: [
      { kind: 'heap', tone: '#6a3818', size: 0.74 },
      {
        kind: 'nugget',
        tone: '#a5602c',
        glaze: true,
        size: 38,
        place: scatter(44, { to: 0.72, gap: 0.95 }),
      },
      {
        kind: 'nugget',
        tone: '#b87238',
        glaze: true,
        size: 38,
        place: scatter(18, { to: 0.5, gap: 1.2 }),
      },
      { kind: 'crumble', tone: '#43200e', size: 5, place: scatter(60, { to: 0.72 }) },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        half: true,
        tone: '#b56a84',
        size: 24,
        place: scatter(18, { to: 0.62, gap: 1.5 }),
      },
      { kind: 'seed', round: true, tone: '#1f140f', size: 4.4, place: scatter(90, { to: 0.7 }) },
      { kind: 'leaf', slim: true, tone: '#3f8c36', size: 38, place: scatter(12, { to: 0.6, gap: 1.6 }) },
      { kind: 'chili', tone: '#5fa040', size: 44, place: spots([0.3, -0.3, -20], [-0.3, 0.34, 30]) },
    ],
    sides: [
      riceBowl(104, 480, 96, { rim: '#cfd2d4', well: '#f3ead6' }),
      smallBowl(716, 108, 68, { rim: '#b9743a', well: '#d9b98a' }, [
        { kind: 'seed', round: true, tone: '#2b1a10', size: 17, place: scatter(90, { to: 0.86, gap: 1 }) },
      ]),
      loose(88, 92, 40, {
        kind: 'pearl-onion',
        tone: '#b56a84',
        size: 38,
        place: spots([-0.3, 0, 20], [0.8, 0.5, 70]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
