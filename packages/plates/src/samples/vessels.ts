import type { GroundSpec } from '../grounds/ground.ts';
import type { VesselSpec } from '../vessels/vessel.ts';

type Kind = VesselSpec['kind'];

const ROUND = { x: 400, y: 300, radius: 240 } as const;
const LONG = { x: 400, y: 300, rx: 300, ry: 210 } as const;
const WHITE = { rim: '#fbf5e8', well: '#f0e7d4' } as const;

/** A sample of every vessel; a new kind without one does not compile. */
export const VESSEL_SAMPLES = {
  plate: { kind: 'plate', ...ROUND, ...WHITE, band: '#2f5f93', dots: '#c9472f' },
  coupe: { kind: 'coupe', ...ROUND, ...WHITE },
  bowl: { kind: 'bowl', ...ROUND, rim: '#5d7f95', well: '#d9c7a4', band: '#a9c1cd' },
  'deep-bowl': { kind: 'deep-bowl', ...ROUND, rim: '#35506b', well: '#e6d9c0' },
  'clay-dish': { kind: 'clay-dish', ...ROUND, rim: '#a9512c', well: '#7e351a', ears: true },
  'stone-pot': { kind: 'stone-pot', ...ROUND, tone: '#363436', ears: true },
  mortar: { kind: 'mortar', ...ROUND, tone: '#6b6866' },
  'brass-bowl': { kind: 'brass-bowl', ...ROUND, tone: '#b98c4a', loops: true },
  'paella-pan': { kind: 'paella-pan', ...ROUND, tone: '#4a4a4c' },
  pot: { kind: 'pot', ...ROUND, tone: '#b03a2a', well: '#e6d9c0' },
  skillet: { kind: 'skillet', x: 340, y: 300, radius: 230, tone: '#35322f', handle: 22 },
  'oval-dish': { kind: 'oval-dish', ...LONG, ...WHITE, band: '#2f5f93' },
  'baking-dish': { kind: 'baking-dish', ...LONG, rim: '#f4ead8', well: '#e8d3a2' },
  board: { kind: 'board', ...LONG, tone: '#8f5f35' },
  'glass-bowl': { kind: 'glass-bowl', ...ROUND },
  'square-plate': { kind: 'square-plate', ...ROUND, ...WHITE },
  ramekin: { kind: 'ramekin', ...ROUND, ...WHITE },
  cup: { kind: 'cup', x: 400, y: 300, radius: 190, ...WHITE, handle: 20 },
  casserole: { kind: 'casserole', ...LONG, tone: '#c9472f', well: '#efe3c8' },
  thali: { kind: 'thali', ...ROUND },
  comal: { kind: 'comal', ...ROUND, tone: '#35322f' },
  tray: { kind: 'tray', ...LONG, tone: '#8d9298', lined: '#f0e2c4' },
  slate: { kind: 'slate', ...LONG },
  basket: { kind: 'basket', ...ROUND, tone: '#b98a4a' },
  steamer: { kind: 'steamer', ...ROUND, tone: '#c9a05a' },
  rack: { kind: 'rack', ...LONG },
  paper: { kind: 'paper', ...LONG, print: '#c9472f' },
  'banana-leaf': { kind: 'banana-leaf', x: 400, y: 300, rx: 370, ry: 220 },
  table: { kind: 'table', ...ROUND },
} as const satisfies { [K in Kind]: Extract<VesselSpec, { kind: K }> };

/** Every motif of every background. */
export const GROUND_SAMPLES: readonly GroundSpec[] = [
  { pattern: 'block-print', motif: 'flower', base: '#b5442f', print: '#8a2c1c' },
  { pattern: 'block-print', motif: 'lotus', base: '#d98a2c', print: '#a85f14' },
  { pattern: 'block-print', motif: 'paisley', base: '#2f6a63', print: '#f0d9a0' },
  { pattern: 'diamonds', motif: 'nested', base: '#2f8a8c', print: '#1c5f66' },
  { pattern: 'diamonds', motif: 'zigzag', base: '#d9467f', print: '#a82c5f' },
  { pattern: 'diamonds', motif: 'star', base: '#e8843c', print: '#b85a1c' },
  { pattern: 'stripes', motif: 'trattoria', base: '#86a070', print: '#5f8052' },
  { pattern: 'stripes', motif: 'ticking', base: '#f0e6d0', print: '#8da9bd' },
  { pattern: 'stripes', motif: 'border', base: '#e6c27a', print: '#c2763a' },
  { pattern: 'azulejo', motif: 'leaf', base: '#f0e4cb', print: '#3e6c93' },
  { pattern: 'azulejo', motif: 'star', base: '#e9b43c', print: '#a8651c' },
  { pattern: 'azulejo', motif: 'circle', base: '#dfe8e4', print: '#2f7a6b' },
  { pattern: 'bojagi', motif: 'patchwork', base: '#2f6a63', print: '#17433f' },
  { pattern: 'bojagi', motif: 'squares', base: '#c99a4a', print: '#a06a1e' },
  { pattern: 'checks', motif: 'gingham', base: '#4c6f92', print: '#375577' },
  { pattern: 'checks', motif: 'window', base: '#5f938c', print: '#e6dcc0' },
  { pattern: 'checks', motif: 'tattersall', base: '#f0e2b8', print: '#d9a84c' },
  { pattern: 'wood', motif: 'planks', base: '#b98a5a', print: '#7a5230' },
  { pattern: 'wood', motif: 'boards', base: '#6f5a48', print: '#3f2f24' },
  { pattern: 'linen', motif: 'plain', base: '#e6dcc8', print: '#a8937a' },
  { pattern: 'linen', motif: 'hem', base: '#e6dcc8', print: '#9a4a3a' },
  { pattern: 'linen', motif: 'double', base: '#7f9a8c', print: '#f3ecd8' },
  { pattern: 'stone', motif: 'terrazzo', base: '#e9dfd2', print: '#b5705a' },
  { pattern: 'stone', motif: 'marble', base: '#eceae6', print: '#7f868c' },
  { pattern: 'stone', motif: 'flags', base: '#b0a58f', print: '#6f6654' },
];
