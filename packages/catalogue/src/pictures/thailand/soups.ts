import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl } from '../small-dishes.ts';
import { limeLeaves } from './on-the-table.ts';

/** The tables of Thai soups. */
export const THAILAND_SOUPS = {
  'tom-yum-goong': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f7fa0', print: '#285f80' },
    close: 'bottom-left',
    steam: true,
    vessel: {
      kind: 'brass-bowl',
      x: 398,
      y: 302,
      radius: 252,
      tone: '#c9ced2',
      well: '#d0742e',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#e88a3c', '#f2a658', '#d8722a'], texture: 'broth' },
      { kind: 'oil', tone: '#c93414', count: 70 },
      { kind: 'mushroom', tone: '#ecdcb8', size: 40, place: scatter(11, { to: 0.8, gap: 1.8 }) },
      { kind: 'tomato-wedge', size: 42, place: scatter(9, { to: 0.8, gap: 2 }) },
    ],
    toppings: [
      { kind: 'scallion', tone: '#d9d68a', size: 70, place: spots([-0.34, -0.46, 30], [0.44, 0.5, 10]) },
      { kind: 'prawn', tone: '#f4744a', size: 86, place: around(5, 0.46, { first: 10, turn: 100 }) },
      { kind: 'prawn', tone: '#f68a60', size: 74, place: spots([0.02, 0.04, 200]) },
      limeLeaves(5, 0.72, 38),
      {
        kind: 'chili',
        tone: '#d0201a',
        size: 38,
        place: spots([-0.62, 0.3, 40], [0.3, -0.7, -20], [0.66, -0.2, 70]),
      },
      { kind: 'cilantro', tone: '#3f8c36', size: 22, place: scatter(9, { to: 0.74, gap: 2.6 }) },
    ],
    sides: [
      riceBowl(86, 500, 80),
      citrus('lime', 722, 92, 50),
      loose(84, 92, 48, { kind: 'tomato-wedge', size: 44, place: spots([-0.3, 0, 20], [0.5, 0.4, 100]) }),
      { kind: 'spoon', x: 728, y: 430, turn: 6, size: 0.9 },
    ],
  },
  'tom-kha-gai': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#c4566e', print: '#9c3850' },
    close: 'bottom-right',
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 400,
      y: 302,
      radius: 250,
      rim: '#3f6a8f',
      well: '#f3e8cc',
      band: '#8fb4cf',
    },
    layers: [
      { kind: 'soup', tones: ['#fbf0d4', '#f6e6be', '#fff8e8'], texture: 'cream' },
      { kind: 'oil', tone: '#efc25a', count: 54 },
      {
        kind: 'crumpled',
        tones: ['#e3ecb4', '#d0de94', '#f0f4cc'],
        vein: '#fbfce6',
        size: 42,
        place: scatter(8, { to: 0.78, gap: 2 }),
      },
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f6d49a', '#eec07a', '#fae3b8'],
        size: 46,
        place: scatter(13, { to: 0.78, gap: 1.6 }),
      },
      { kind: 'mushroom', tone: '#cfa878', size: 36, place: scatter(9, { to: 0.78, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'round-slice',
        tone: '#f0cf94',
        edge: '#c98a5a',
        size: 27,
        place: scatter(6, { to: 0.7, gap: 3 }),
      },
      { kind: 'tomato-half', size: 30, place: scatter(7, { to: 0.74, gap: 3 }) },
      limeLeaves(5, 0.7, 40),
      { kind: 'chili', size: 42, place: spots([0.1, -0.1, 30], [-0.5, 0.44, -30]) },
      { kind: 'cilantro', tone: '#3f8c36', size: 24, place: scatter(10, { to: 0.74, gap: 2.4 }) },
    ],
    sides: [
      riceBowl(718, 500, 82),
      loose(78, 96, 50, {
        kind: 'round-slice',
        tone: '#f0cf94',
        edge: '#b5744a',
        size: 36,
        place: spots([-0.3, 0, 20], [0.4, 0.3, 70], [0.1, -0.5, 40]),
      }),
      citrus('lime', 722, 90, 46),
      loose(82, 506, 46, {
        kind: 'leaf',
        tone: '#2f7a3c',
        size: 56,
        place: spots([-0.2, 0, 30], [0.5, 0.3, 80]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
