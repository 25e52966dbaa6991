import type { PictureSpec } from '../picture.ts';
import { grid, scatter, spots } from '../toppings/arrange.ts';
import type { PlateKind } from './kinds.ts';

/** A dish without its cloth, and before its food. */
type Table = Pick<PictureSpec, 'vessel' | 'layers' | 'toppings' | 'sides' | 'steam'>;

const COUPE = { kind: 'coupe', x: 400, y: 300, radius: 258, rim: '#f6efe0', well: '#e9dec6' } as const;
const BOWL = { kind: 'deep-bowl', x: 400, y: 302, radius: 252, rim: '#f3ead8', well: '#d9c8a4' } as const;
const FORK = { kind: 'fork', x: 728, y: 330, turn: 6 } as const;
const SPOON = { kind: 'spoon', x: 76, y: 330, turn: -6 } as const;

/** How each kind of dish is served. */
export const TABLES: Readonly<Record<PlateKind, (foods: readonly string[]) => Table>> = {
  soup: (foods) => ({
    steam: true,
    vessel: { ...BOWL, band: '#5f7f6a' },
    layers: [{ kind: 'soup', tones: brothOf(foods), texture: 'coarse' }],
    sides: [SPOON, { kind: 'bread-slice', x: 722, y: 500, turn: 18, size: 1.15 }],
  }),
  stew: (foods) => ({
    vessel: { ...BOWL, band: '#8a3a2a' },
    layers: [{ kind: 'soup', tones: brothOf(foods), texture: 'coarse' }],
    sides: [SPOON],
  }),
  salad: () => ({
    vessel: { ...COUPE, band: '#6f8f7a' },
    layers: [
      {
        kind: 'crumpled',
        tones: ['#7fae4a', '#9cc464', '#5f9a3c'],
        vein: '#dcebb2',
        size: 44,
        place: scatter(40, { to: 0.8, gap: 0.6 }),
      },
    ],
    sides: [FORK],
  }),
  cake: (foods) => ({
    vessel: { ...COUPE, band: '#b5522f' },
    layers: [],
    toppings: [
      {
        kind: 'cake',
        tone: foods.includes('chocolate') ? '#6a3c22' : '#eec061',
        size: 0.82,
        cut: [20, 62],
        browned: 0.5,
      },
    ],
    sides: [FORK],
  }),
  bread: () => ({
    vessel: { kind: 'board', x: 400, y: 302, rx: 300, ry: 206, tone: '#a8784a' },
    layers: [],
    toppings: [
      { kind: 'bun', size: 92, place: grid(3, 2, { across: 0.56, down: 0.62, x: 0, y: 0, jitter: 0.1 }) },
    ],
    sides: [],
  }),
  pizza: () => ({
    vessel: { kind: 'board', x: 400, y: 304, rx: 276, ry: 276, tone: '#8f5f35', round: true },
    layers: [],
    toppings: [{ kind: 'pizza' }],
    sides: [],
  }),
  pancakes: () => ({
    vessel: { ...COUPE, band: '#7fb0cc' },
    layers: [],
    toppings: [
      { kind: 'pancake', tone: '#d99a4a', size: 138, place: spots([-0.18, 0.18, 20]) },
      { kind: 'pancake', tone: '#e0a452', size: 136, place: spots([0.16, 0.08, 110]) },
      { kind: 'pancake', tone: '#dd9e4c', size: 134, place: spots([-0.02, -0.14, 210]) },
    ],
    sides: [FORK],
  }),
  toast: () => ({
    vessel: { ...COUPE, band: '#b5522f' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        size: 0.5,
        toasted: true,
        crumb: '#eccb8c',
        crust: '#8f5a2a',
        spots: [
          [-0.34, -0.14, -12],
          [0.36, 0.16, 10],
        ],
      },
    ],
    sides: [],
  }),
  gratin: () => ({
    vessel: { kind: 'baking-dish', x: 396, y: 300, rx: 286, ry: 206, rim: '#e0a23a', well: '#f3dfa8' },
    layers: [
      { kind: 'lining', tone: '#f3deaa' },
      { kind: 'gratin', tone: '#f6cf6a', cover: 0.5 },
    ],
    sides: [],
  }),
  drink: (foods) => ({
    vessel: { kind: 'glass-bowl', x: 400, y: 302, radius: 196 },
    layers: [{ kind: 'soup', tones: drinkOf(foods), texture: 'cream' }],
    sides: [],
  }),
  rice: () => ({
    vessel: { ...COUPE, band: '#6f8f7a' },
    layers: [{ kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], size: 0.94, grain: 16 }],
    sides: [FORK],
  }),
  pasta: (foods) => ({
    vessel: { ...COUPE, band: '#b5522f' },
    layers: [
      {
        kind: 'strands',
        tones: foods.includes('tomato')
          ? ['#e8a25c', '#d9823c', '#f0b878']
          : ['#f3dc9c', '#e8c878', '#f8e8b8'],
        size: 0.84,
        width: 11,
        count: 190,
      },
    ],
    sides: [FORK],
  }),
  tray: () => ({
    vessel: { kind: 'tray', x: 400, y: 302, rx: 304, ry: 224, tone: '#5f5a55' },
    layers: [],
    sides: [],
  }),
  plate: () => ({ vessel: { ...COUPE, band: '#5f8fae' }, layers: [], sides: [FORK] }),
};

/** The colour of what the food swims in. */
function brothOf(foods: readonly string[]): [`#${string}`, `#${string}`, `#${string}`] {
  if (foods.includes('tomato') || foods.includes('pepper')) return ['#c2401c', '#d65a30', '#a83214'];
  if (foods.includes('greens') || foods.includes('pea')) return ['#8a9a4a', '#a3b060', '#6f8038'];
  return ['#dba43a', '#e8bc5c', '#c48c28'];
}

/** The colour of what is blended and poured. */
function drinkOf(foods: readonly string[]): [`#${string}`, `#${string}`, `#${string}`] {
  if (foods.some((food) => food.endsWith('berry'))) return ['#d9849c', '#e6a3b5', '#c26a84'];
  if (foods.includes('chocolate')) return ['#7a4a2c', '#93603e', '#623820'];
  if (foods.includes('greens')) return ['#a9c46a', '#c0d688', '#8fae50'];
  return ['#f0c56a', '#f7d98c', '#e0ad4c'];
}

/** What each kind of dish stands on. */
export const GROUNDS: Readonly<Record<PlateKind, PictureSpec['ground']>> = {
  soup: { pattern: 'linen', motif: 'hem', base: '#7a4f6a', print: '#5c3850' },
  stew: { pattern: 'wood', motif: 'boards', base: '#8a5a3c', print: '#6a4028' },
  salad: { pattern: 'linen', motif: 'double', base: '#5f8fae', print: '#44708c' },
  cake: { pattern: 'linen', motif: 'plain', base: '#c98a3c', print: '#a36a24' },
  bread: { pattern: 'linen', motif: 'hem', base: '#4f7a72', print: '#3a5f58' },
  pizza: { pattern: 'linen', motif: 'double', base: '#86a070', print: '#5f8052' },
  pancakes: { pattern: 'linen', motif: 'plain', base: '#d98a7a', print: '#b5685a' },
  toast: { pattern: 'linen', motif: 'hem', base: '#5f8fae', print: '#44708c' },
  gratin: { pattern: 'wood', motif: 'boards', base: '#8a5a3c', print: '#6a4028' },
  drink: { pattern: 'stone', motif: 'terrazzo', base: '#d9c6a8', print: '#a3785a' },
  rice: { pattern: 'stone', motif: 'terrazzo', base: '#d9c6a8', print: '#a3785a' },
  pasta: { pattern: 'linen', motif: 'plain', base: '#4f7a72', print: '#3a5f58' },
  tray: { pattern: 'stone', motif: 'flags', base: '#c9b79a', print: '#a8926f' },
  plate: { pattern: 'wood', motif: 'planks', base: '#6f5a4a', print: '#4f3e32' },
};

/** What a dish with a seed stands on: each of these looks good under any food. */
export const CLOTHS: readonly PictureSpec['ground'][] = [
  { pattern: 'linen', motif: 'hem', base: '#5f8fae', print: '#44708c' },
  { pattern: 'linen', motif: 'double', base: '#86a070', print: '#5f8052' },
  { pattern: 'linen', motif: 'plain', base: '#c98a3c', print: '#a36a24' },
  { pattern: 'linen', motif: 'hem', base: '#7a4f6a', print: '#5c3850' },
  { pattern: 'linen', motif: 'double', base: '#4f7a72', print: '#3a5f58' },
  { pattern: 'linen', motif: 'plain', base: '#d98a7a', print: '#b5685a' },
  { pattern: 'wood', motif: 'boards', base: '#8a5a3c', print: '#6a4028' },
  { pattern: 'wood', motif: 'planks', base: '#6f5a4a', print: '#4f3e32' },
  { pattern: 'stone', motif: 'terrazzo', base: '#d9c6a8', print: '#a3785a' },
  { pattern: 'checks', motif: 'gingham', base: '#f0e0bc', print: '#7f9f8a' },
  { pattern: 'checks', motif: 'window', base: '#b9653f', print: '#94492a' },
  { pattern: 'stripes', motif: 'ticking', base: '#ead9b4', print: '#5f86a0' },
];
