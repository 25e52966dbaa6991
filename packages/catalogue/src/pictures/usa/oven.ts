import {
  around,
  type Hex,
  type LayerSpec,
  type PictureSpec,
  scatter,
  spots,
  type ToppingSpec,
} from '@larder/plates';
import { citrus, loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

const RED = '#d63a22';
const YELLOW = '#f0b52c';
/** Where each half of a pepper lies, and its colour. */
const HALVES: readonly (readonly [x: number, y: number, tone: Hex])[] = [
  [-0.6, -0.36, RED],
  [0, -0.4, YELLOW],
  [0.6, -0.36, RED],
  [-0.6, 0.48, YELLOW],
  [0, 0.5, RED],
  [0.6, 0.48, YELLOW],
];

/** Half a pepper with its stalk, filled and covered with cheese. */
const stuffedPepper = (x: number, y: number, tone: Hex, at: number): (LayerSpec | ToppingSpec)[] => [
  { kind: 'finger', tone: '#6f9a3a', size: 26, place: spots([x, y - 0.44, 86]) },
  { kind: 'stuffed-tomato', tone, filling: '#d9954a', size: 86, place: spots([x, y, at * 50]) },
  { kind: 'pool', tones: ['#f6c95c', '#fbdc86'], x, y, size: 0.25, rough: 0.4 },
  {
    kind: 'bean',
    tone: '#a8674a',
    size: 16,
    place: spots([x - 0.1, y - 0.06, at * 40], [x + 0.1, y + 0.1, at * 70]),
  },
  {
    kind: 'corn',
    size: 11,
    place: spots([x + 0.08, y - 0.1, at * 30], [x - 0.07, y + 0.12, at * 50], [x + 0.01, y + 0.02, 0]),
  },
  {
    kind: 'dice',
    tone: '#b5651f',
    size: 7,
    place: spots([x - 0.02, y - 0.14], [x + 0.12, y], [x - 0.13, y + 0.05]),
  },
];

/** The pictures of American oven dishes. */
export const USA_OVEN = {
  'tuna-noodle-casserole': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#8fb0c9', print: '#4f7898' },
    steam: true,
    vessel: {
      kind: 'baking-dish',
      x: 400,
      y: 300,
      rx: 292,
      ry: 208,
      rim: '#f6f0e2',
      well: '#f3e6c4',
      band: '#c9503a',
    },
    layers: [
      { kind: 'lining', tone: '#f3deaa' },
      { kind: 'strands', tones: ['#f6dc92', '#efcd78', '#fbe9b4'], size: 0.98, width: 17, count: 80 },
      { kind: 'gratin', tone: '#f9e0a0', cover: 0.36 },
      {
        kind: 'chunk',
        tones: ['#d9b08c', '#c99c78', '#e6c4a4'],
        size: 26,
        place: scatter(14, { to: 0.9, gap: 1.9 }),
      },
      { kind: 'mushroom', tone: '#b98d62', size: 27, place: scatter(10, { to: 0.88, gap: 2 }) },
      { kind: 'pea', size: 11, place: scatter(46, { to: 0.92, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'crumble', tone: '#d99a4a', size: 12, place: scatter(40, { to: 0.88, gap: 1.3 }) },
      { kind: 'crumble', tone: '#f0c27a', size: 9, place: scatter(40, { to: 0.86, gap: 1.3 }) },
      pepperSpecks(30),
    ],
    sides: [
      smallBowl(732, 78, 62, WHITE, [{ kind: 'pea', size: 34, place: scatter(24, { to: 0.76, gap: 0.95 }) }]),
      { kind: 'spoon', x: 52, y: 420, turn: -8, size: 0.9 },
      { kind: 'whole-mushroom', x: 740, y: 530, turn: 20, size: 0.9 },
    ],
  },
  'stuffed-peppers': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e8d9a0', print: '#4f8a72' },
    close: 'top-left',
    vessel: {
      kind: 'oval-dish',
      x: 400,
      y: 302,
      rx: 322,
      ry: 228,
      rim: '#3f7a8a',
      well: '#f0e4c8',
      band: '#f3ead6',
    },
    layers: [{ kind: 'oil', tone: '#d9702c', count: 20 }],
    toppings: HALVES.flatMap(([x, y, tone], at) => stuffedPepper(x, y, tone, at)),
    sides: [
      loose(70, 78, 30, { kind: 'garlic-clove', size: 24, place: spots([0, 0, 20], [1, 0.6, 80]) }),
      { kind: 'wooden-spoon', x: 752, y: 470, turn: 6, size: 0.8 },
    ],
  },
  'sunday-pot-roast': {
    ground: { pattern: 'wood', motif: 'planks', base: '#b98a54', print: '#8a5f30' },
    steam: true,
    vessel: { kind: 'casserole', x: 400, y: 302, rx: 318, ry: 220, tone: '#b5382c', well: '#f0e0c0' },
    layers: [
      { kind: 'soup', tones: ['#7a4420', '#8f562c', '#653414'], texture: 'broth' },
      { kind: 'potato', size: 46, tone: '#e9c878', place: around(9, 0.76, { first: 8 }) },
      { kind: 'carrot-coin', size: 33, place: around(9, 0.74, { first: 28 }) },
    ],
    toppings: [
      {
        kind: 'meat-slice',
        tone: '#a8704c',
        crust: '#4a2814',
        size: 92,
        place: spots([-0.36, -0.04, 12], [-0.18, 0.02, 8], [0, -0.02, 10], [0.18, 0.04, 6], [0.36, 0, 10]),
      },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#e0b878',
        size: 30,
        place: scatter(7, { from: 0.4, to: 0.84, gap: 2 }),
      },
      { kind: 'rosemary', tone: '#6a8f4f', size: 42, place: spots([-0.1, -0.4, 20], [0.5, 0.4, 130]) },
      { kind: 'leaf', tone: '#6b8a50', size: 46, place: spots([-0.52, 0.42, 40]) },
    ],
    sides: [
      { kind: 'carrot', x: 64, y: 90, turn: 40, size: 0.9 },
      smallBowl(738, 530, 62, WHITE, [{ kind: 'soup', tones: ['#6a3816', '#7f4a22'], texture: 'broth' }]),
      { kind: 'onion', x: 742, y: 66, turn: -12, size: 0.8 },
    ],
  },
  'chicken-pot-pie': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#7fae8a', print: '#5a8c68' },
    steam: true,
    vessel: { kind: 'ramekin', x: 398, y: 302, radius: 258, rim: '#f3ead6', well: '#f6e8c4' },
    layers: [
      { kind: 'soup', tones: ['#f3e0ac', '#f9edc8', '#e6cc8c'], texture: 'cream' },
      { kind: 'chunk', tones: ['#f6e2bc', '#ecd2a4'], size: 34, place: scatter(26, { to: 0.94, gap: 1.2 }) },
      { kind: 'carrot-coin', size: 19, place: scatter(30, { to: 0.94, gap: 1.5 }) },
      { kind: 'pea', size: 12, place: scatter(50, { to: 0.94, gap: 1.5 }) },
    ],
    toppings: [
      {
        kind: 'cake',
        tone: '#dd9a42',
        size: 0.96,
        browned: 0.5,
        cut: [20, 78],
        inside: ['#f6dc9a', '#c98a3a'],
      },
      { kind: 'ball', tone: '#cf8a38', size: 17, place: around(34, 0.9, { first: 84 }) },
      {
        kind: 'sliver',
        tone: '#7a3d14',
        size: 30,
        place: spots([-0.3, -0.3, 45], [-0.42, 0.16, 160], [0.1, -0.46, 100]),
      },
    ],
    sides: [
      { kind: 'carrot', x: 82, y: 110, turn: 16, size: 0.98 },
      { kind: 'fork', x: 72, y: 410, turn: -8, size: 0.92 },
      { kind: 'rolling-pin', x: 742, y: 470, turn: 78, size: 0.7 },
      loose(724, 100, 46, { kind: 'pea', size: 15, place: scatter(9, { to: 1, gap: 1.4 }) }),
    ],
  },
  'sheet-pan-tofu': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e6d3a8', print: '#b98a4a' },
    vessel: { kind: 'tray', x: 396, y: 302, rx: 320, ry: 226, tone: '#5a5650' },
    layers: [],
    toppings: [
      {
        kind: 'cube',
        tone: '#ee8a34',
        side: '#cf6a1e',
        browned: true,
        size: 34,
        place: scatter(26, { to: 0.94, gap: 1 }),
      },
      { kind: 'floret', tone: '#4c8f3a', size: 38, place: scatter(13, { to: 0.92, gap: 1.3 }) },
      { kind: 'dice', tone: '#cf3524', size: 26, place: scatter(12, { to: 0.92, gap: 1.4 }) },
      { kind: 'onion-ring', half: true, tone: '#b0527a', size: 36, place: scatter(9, { to: 0.9, gap: 1.8 }) },
      { kind: 'cube', tone: '#efc47c', browned: true, size: 34, place: scatter(24, { to: 0.9, gap: 1.1 }) },
      { kind: 'floret', tone: '#57a044', size: 38, place: scatter(6, { to: 0.86, gap: 2.4 }) },
      { kind: 'cilantro', size: 20, place: scatter(16, { to: 0.86, gap: 1.6 }) },
      { kind: 'wedge', fruit: 'lime', size: 52, place: spots([-0.6, 0.5, -20], [0.5, -0.5, 40]) },
    ],
    sides: [
      citrus('lime', 742, 74, 48),
      loose(60, 536, 44, { kind: 'wedge', fruit: 'lime', size: 50, place: spots([0, 0, -24]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
