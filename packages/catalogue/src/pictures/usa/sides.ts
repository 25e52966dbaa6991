import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, sauceBowl, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The pictures of American sides. */
export const USA_SIDES = {
  'buttermilk-cornbread': {
    ground: { pattern: 'wood', motif: 'boards', base: '#a84a3a', print: '#7a2c22' },
    vessel: { kind: 'skillet', x: 402, y: 306, radius: 240, tone: '#2f2c2b', handle: 318 },
    layers: [],
    toppings: [
      {
        kind: 'cake',
        tone: '#e9a93c',
        size: 0.9,
        browned: 0.75,
        cut: [98, 142],
        inside: ['#f9dc7a', '#efc250'],
      },
      { kind: 'butter', size: 46, place: spots([0.3, -0.28, -14]) },
    ],
    sides: [
      smallBowl(86, 100, 74, WHITE, [{ kind: 'butter', size: 112, place: spots([0, 0, 18]) }]),
      { kind: 'knife', x: 60, y: 420, turn: -8, size: 0.9, handle: '#6b4026' },
      smallBowl(724, 512, 76, WHITE, [
        { kind: 'mince', tones: ['#f3cf5c', '#e9bb40', '#f9de85'], grain: 0.7 },
      ]),
    ],
  },
  'smoky-braised-greens': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#e6a98c', print: '#b86a48' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 254, rim: '#f3e6cc', well: '#8f7a3a', band: '#8a3a22' },
    layers: [
      { kind: 'soup', tones: ['#7a6a24', '#8f7f34', '#655818'], texture: 'broth' },
      {
        kind: 'wilted',
        tones: ['#2a4a22', '#223f1c', '#355a28'],
        size: 44,
        place: scatter(60, { to: 0.88, gap: 0.6 }),
      },
      { kind: 'wilted', tones: ['#3f6a2c', '#4a7834'], size: 36, place: scatter(34, { to: 0.78, gap: 0.8 }) },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        half: true,
        tone: '#b9772c',
        flesh: '#e3b664',
        size: 26,
        place: scatter(26, { to: 0.8, gap: 1.2 }),
      },
      { kind: 'garlic', size: 13, place: scatter(12, { to: 0.74, gap: 2.6 }) },
      { kind: 'seed', tone: '#c9381c', size: 5, place: scatter(60, { to: 0.84, gap: 1.6 }) },
      { kind: 'oil', tone: '#c9692a', count: 26 },
    ],
    sides: [
      { kind: 'onion', x: 722, y: 96 },
      sauceBowl(80, 500, 68, '#a8622c'),
      { kind: 'ladle', x: 738, y: 410, turn: 10, size: 0.9 },
      { kind: 'garlic-head', x: 80, y: 96, size: 0.9 },
    ],
  },
  'carolina-vinegar-slaw': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#e8574a', print: '#c23a30' },
    close: 'top-left',
    vessel: { kind: 'glass-bowl', x: 396, y: 300, radius: 242 },
    layers: [
      { kind: 'lining', tone: '#eef2cf' },
      {
        kind: 'shreds',
        tones: ['#eef2c9', '#dbe6a4', '#f7f7de', '#c6da88'],
        size: 0.96,
        width: 9,
        long: 58,
        count: 290,
      },
      { kind: 'julienne', tone: '#f0852c', size: 40, place: scatter(34, { to: 0.82, gap: 0.7 }) },
    ],
    toppings: [
      springOnions(26, 0.8, 12),
      { kind: 'seed', round: true, tone: '#2b1a10', size: 2.6, place: scatter(44, { to: 0.84 }) },
    ],
    sides: [
      { kind: 'carrot', x: 84, y: 480, turn: 16, size: 1.05 },
      { kind: 'bottle', x: 736, y: 150, turn: 8, tone: '#c98a3c', cap: '#3f2a1c', label: '#f6ecd2' },
      { kind: 'fork', x: 728, y: 440, turn: 10, size: 0.92 },
      loose(84, 96, 36, { kind: 'scallion', size: 92, place: spots([0, 0, -30], [0.5, 0.4, -20]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
