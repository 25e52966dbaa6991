import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, pepperSpecks } from '../small-dishes.ts';
import { birdsEyes, peanutBowl } from './on-the-table.ts';

/** The tables of Thai salads and vegetables. */
export const THAILAND_SIDES = {
  'som-tam-thai': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#d9604a', print: '#b5402e' },
    vessel: { kind: 'mortar', x: 390, y: 302, radius: 258, tone: '#9a6a44' },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#dfe8b4', size: 1 },
      { kind: 'julienne', tone: '#e3edbc', size: 54, place: scatter(96, { to: 0.92, gap: 0.4 }) },
      { kind: 'julienne', tone: '#f0f4d4', size: 50, place: scatter(50, { to: 0.86, gap: 0.5 }) },
      { kind: 'julienne', tone: '#f08a2c', size: 44, place: scatter(24, { to: 0.86, gap: 0.8 }) },
      { kind: 'green-bean', size: 40, place: scatter(12, { to: 0.86, gap: 1.4 }) },
      { kind: 'tomato-half', size: 32, place: scatter(9, { to: 0.86, gap: 2.2 }) },
      { kind: 'chili-ring', size: 14, place: scatter(12, { to: 0.84, gap: 2.6 }) },
      { kind: 'peanut', tone: '#e6b872', size: 16, place: scatter(24, { to: 0.82, gap: 1.6 }) },
    ],
    sides: [
      { kind: 'wooden-spoon', x: 742, y: 420, turn: 16, size: 0.84 },
      citrus('lime', 80, 88, 50),
      peanutBowl(724, 92, 58),
      birdsEyes(76, 508, -30),
    ],
  },
  'kalam-plee-pad-nam-pla': {
    ground: { pattern: 'stone', motif: 'flags', base: '#7d93a0', print: '#5c7280' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 256, rim: '#2f4f5f', well: '#efe6d0', band: '#7fa0ac' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c9963f', '#dbae5a'], size: 0.94, rough: 0.1 },
      {
        kind: 'crumpled',
        tones: ['#c9dc84', '#b4cc64', '#e0ecae'],
        vein: '#f8fae0',
        size: 58,
        place: scatter(44, { to: 0.84, gap: 0.7 }),
      },
      {
        kind: 'crumpled',
        tones: ['#d0dc8c', '#c4b858', '#e6ecb4'],
        vein: '#b9843c',
        size: 50,
        place: scatter(16, { to: 0.74, gap: 1.1 }),
      },
      { kind: 'garlic', tone: '#e8b04a', size: 24, place: scatter(12, { to: 0.7, gap: 2.4 }) },
      { kind: 'dust', tone: '#a8642a', size: 0.8, weight: 1 },
      pepperSpecks(90, 0.8),
    ],
    sides: [
      { kind: 'garlic-head', x: 84, y: 96, size: 1 },
      { kind: 'bottle', x: 722, y: 110, tone: '#a8541e', cap: '#c9302a', size: 0.9 },
      { kind: 'spoon', x: 734, y: 430, turn: 8, size: 0.9 },
    ],
  },
  'tua-fak-yao-pad-kapi': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#d98aa0', print: '#b5647c' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 304,
      rx: 306,
      ry: 210,
      rim: '#2f6f6a',
      well: '#efe6cc',
      band: '#8fc0b4',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#9c5a34', '#b0704a'], size: 0.92, rough: 0.16 },
      { kind: 'green-bean', size: 86, place: scatter(44, { to: 0.72, gap: 0.4 }) },
      { kind: 'green-bean', size: 80, place: scatter(20, { to: 0.5, gap: 0.6 }) },
      { kind: 'crumble', tone: '#a8623c', size: 10, place: scatter(56, { to: 0.72, gap: 1 }) },
      { kind: 'chili-ring', size: 16, place: scatter(16, { to: 0.72, gap: 2 }) },
      { kind: 'garlic', tone: '#f0cf8c', size: 12, place: scatter(20, { to: 0.72, gap: 1.8 }) },
      { kind: 'wedge', fruit: 'lime', size: 46, place: spots([0.78, 0.3, -40]) },
    ],
    sides: [
      citrus('lime', 722, 84, 46),
      loose(72, 84, 46, { kind: 'chili', size: 54, place: spots([0, 0, -24], [0.2, 0.6, -8]) }),
      { kind: 'fork', x: 62, y: 500, turn: -38, size: 0.6 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
