import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Japanese small dishes and sweets. */
export const JAPAN_SIDES_AND_DESSERTS = {
  tamagoyaki: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#5a6f9a', print: '#3c5078' },
    vessel: { kind: 'slate', x: 398, y: 302, rx: 316, ry: 200, tone: '#45403e' },
    layers: [],
    toppings: [{ kind: 'loaf', tone: '#eeb93a', crumb: '#f9dc74', slices: 4, turn: -12 }],
    sides: [
      { kind: 'whole-egg', x: 724, y: 92, turn: 24 },
      { kind: 'whole-egg', x: 76, y: 512, turn: -34, tone: '#f3e3cf' },
      smallBowl(94, 96, 72, WHITE, [
        { kind: 'mash', tones: ['#fbf8ee', '#f0ead8'], size: 0.7 },
        { kind: 'pool', tones: ['#9a6a34'], size: 0.24, rough: 0.3, thin: true },
      ]),
      { kind: 'chopsticks', x: 440, y: 554, turn: 86, size: 0.74, tone: '#b5362a' },
    ],
  },
  'ingen-no-goma-ae': {
    ground: { pattern: 'stone', motif: 'flags', base: '#b5a08c', print: '#8f7a66' },
    vessel: { kind: 'mortar', x: 398, y: 302, radius: 250, tone: '#6a4630' },
    layers: [
      { kind: 'lining', tone: '#8f6a48' },
      { kind: 'mash', tones: ['#a8855a', '#967446'], size: 0.8 },
    ],
    toppings: [
      { kind: 'green-bean', tone: '#4f8f3a', size: 72, place: scatter(30, { to: 0.62, gap: 0.4 }) },
      { kind: 'green-bean', tone: '#66a848', size: 68, place: scatter(22, { to: 0.5, gap: 0.5 }) },
      { kind: 'mince', tones: ['#c9a878', '#b08e5c', '#dcc49a'], size: 0.3, grain: 0.7 },
      { kind: 'sesame', size: 6.5, place: scatter(110, { to: 0.64, gap: 1.4 }) },
    ],
    sides: [
      { kind: 'chopsticks', x: 744, y: 400, turn: 8, size: 0.86, tone: '#c9a06a' },
      smallBowl(78, 504, 60, WHITE, [
        { kind: 'sesame', size: 15, place: scatter(60, { to: 0.72, gap: 0.7 }) },
      ]),
      loose(76, 90, 50, {
        kind: 'green-bean',
        tone: '#5fa33c',
        size: 60,
        place: spots([-0.2, -0.3, 20], [0.2, 0.4, 40]),
      }),
    ],
  },
  'kabocha-no-nimono': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#3f6a72', print: '#2a4c54' },
    close: 'top-left',
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 264, rim: '#e3d6bc', well: '#cdbb98', band: '#8a6a48' },
    layers: [{ kind: 'soup', tones: ['#a8702c', '#b9803c'], texture: 'broth' }],
    toppings: [
      {
        kind: 'potato',
        tone: '#eb9a2c',
        skin: '#2f5a36',
        glaze: true,
        size: 66,
        place: scatter(14, { to: 0.68, gap: 1.15 }),
      },
      {
        kind: 'potato',
        tone: '#f3ad42',
        skin: '#38663e',
        glaze: true,
        size: 62,
        place: spots([-0.16, -0.1, 20], [0.24, 0.12, 110], [0, 0.36, 200]),
      },
    ],
    sides: [
      { kind: 'chopsticks', x: 738, y: 390, turn: 8, size: 0.86, tone: '#2b1a18' },
      smallBowl(78, 96, 60, WHITE, [{ kind: 'soup', tones: ['#3a1c10'], texture: 'broth' }]),
    ],
  },
  'mitarashi-dango': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#8aa88a', print: '#648664' },
    vessel: { kind: 'slate', x: 398, y: 302, rx: 300, ry: 206, tone: '#45403e' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#8f4c1a', '#a35c22'], size: 0.66, rough: 0.16 },
      {
        kind: 'julienne',
        tone: '#e3c690',
        size: 210,
        place: spots([0, -0.6, 0], [0, -0.2, 0], [0, 0.2, 0], [0, 0.6, 0]),
      },
      {
        kind: 'ball',
        tone: '#cb843a',
        size: 47,
        place: spots(
          ...[-0.6, -0.2, 0.2, 0.6].flatMap((y) =>
            [-0.42, -0.13, 0.16, 0.45].map((x): [number, number] => [x, y]),
          ),
        ),
      },
    ],
    sides: [
      smallBowl(726, 512, 64, WHITE, [{ kind: 'soup', tones: ['#7a3a10', '#8f4c1a'], texture: 'cream' }]),
      { kind: 'cup', x: 84, y: 90, tone: '#7a4a38', drink: '#a8ae4a', size: 0.9 },
    ],
  },
  purin: {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#9ab8b4', print: '#6f9490' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 250, rim: '#fbf5e8', well: '#f6eede', band: '#35547f' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#8f4a14', '#a8621f'], size: 0.86, rough: 0.16 },
      { kind: 'flan', tone: '#f8dd92', caramel: '#8f4814', size: 0.6 },
    ],
    sides: [
      { kind: 'spoon', x: 742, y: 360, turn: 6 },
      { kind: 'whole-egg', x: 76, y: 92, turn: 20 },
      { kind: 'glass', x: 82, y: 508, tone: '#fbf6ea', size: 0.9 },
    ],
  },
  dorayaki: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#6a5a8a', print: '#4a3c68' },
    vessel: { kind: 'coupe', x: 365, y: 302, radius: 256, rim: '#dfe6d4', well: '#eef0e2', band: '#7f9f88' },
    layers: [],
    toppings: [
      {
        kind: 'bun',
        tone: '#b5702c',
        split: '#4a1a16',
        size: 118,
        place: spots([-0.36, -0.36, -20], [0.42, -0.3, 24]),
      },
      { kind: 'pancake', tone: '#e0ae68', size: 120, place: spots([-0.08, 0.36, 0]) },
      { kind: 'pool', tones: ['#4a1a16', '#5c2420'], size: 0.42, x: -0.02, y: 0.36, rough: 0.1 },
      {
        kind: 'bean',
        tone: '#6e2622',
        size: 26,
        place: spots([-0.34, 0.3], [-0.3, 0.44], [-0.22, 0.56], [-0.28, 0.16]),
      },
      { kind: 'pancake', tone: '#b86a2a', size: 116, place: spots([0.16, 0.3, 60]) },
    ],
    sides: [
      smallBowl(724, 504, 66, WHITE, [
        { kind: 'heap', tone: '#5a1f1c', size: 0.8 },
        { kind: 'bean', tone: '#6e2622', size: 46, place: scatter(18, { to: 0.66, gap: 0.8 }) },
      ]),
      { kind: 'cup', x: 84, y: 92, tone: '#5d7f86', drink: '#a8ae4a' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
