import type { LayerSpec } from '../layers/layer.ts';
import { scatter, type Spot, spots } from '../toppings/arrange.ts';

type Kind = LayerSpec['kind'];

const THREE: readonly Spot[] = [
  [-0.3, -0.36, -8],
  [0.36, -0.04, 10],
  [-0.2, 0.42, 0],
];

/** A sample of every layer; a new kind without one does not compile. */
export const LAYER_SAMPLES = {
  soup: { kind: 'soup', tones: ['#c2371a', '#e4622e', '#f08a3c'], texture: 'coarse' },
  pool: { kind: 'pool', tones: ['#b8251a', '#d8402f'], size: 0.6 },
  drizzle: { kind: 'drizzle', tone: '#fff6e0', path: 'zigzag' },
  oil: { kind: 'oil', tone: '#f0893c' },
  rice: { kind: 'rice', tones: ['#fdf3d0', '#f5dc94'], size: 0.9, heap: true },
  strands: { kind: 'strands', tones: ['#f5cf74', '#f8dc93', '#efc05a'] },
  mash: { kind: 'mash', tones: ['#f0c36e', '#f6d48c', '#eab055'] },
  sectors: {
    kind: 'sectors',
    parts: [
      { ground: '#25591f', food: { kind: 'crumpled', size: 27, place: scatter(60, { gap: 0.5 }) } },
      { ground: '#d96b1b', food: { kind: 'strip', size: 30, place: scatter(60, { gap: 0.3 }) } },
      { ground: '#5a2c14', food: { kind: 'slice', size: 27, place: scatter(60, { gap: 0.5 }) } },
    ],
  },
  tortillas: {
    kind: 'tortillas',
    size: 0.44,
    bent: true,
    spots: THREE,
    filling: [{ kind: 'chunk', size: 18, place: scatter(14, { gap: 0.9 }) }],
  },
  tacos: {
    kind: 'tacos',
    size: 0.6,
    spots: THREE,
    filling: [{ kind: 'strip', size: 18, place: scatter(14, { gap: 0.4 }) }],
  },
  pizza: { kind: 'pizza' },
  cake: { kind: 'cake', tone: '#eec061', cut: [20, 62] },
  waffles: { kind: 'waffles', size: 1, spots: [[0, 0, -12]] },
  rolls: { kind: 'rolls', count: 4, tone: '#e9bf70' },
  gratin: { kind: 'gratin', tone: '#f2d79a' },
  slabs: { kind: 'slabs', tone: '#f0cf8c', spots: THREE },
  lining: { kind: 'lining', tone: '#f3dda2' },
  underleaf: { kind: 'underleaf', tone: '#5f9a3c' },
  dosa: { kind: 'dosa', filling: [{ kind: 'potato', size: 22, place: scatter(8, { gap: 0.6 }) }] },
  folded: {
    kind: 'folded',
    size: 0.46,
    spots: THREE,
    filling: [{ kind: 'mushroom', size: 22, place: spots([-0.5, 0.7], [0, 0.9, 40], [0.5, 0.7]) }],
  },
  toasts: {
    kind: 'toasts',
    size: 0.36,
    spots: THREE,
    toasted: true,
    food: [{ kind: 'dice', place: scatter(14, { gap: 0.9 }) }],
  },
  sandwiches: { kind: 'sandwiches', size: 0.44, spots: THREE, bands: ['#f6cf5e', '#a9c46a', '#e88d84'] },
  squares: {
    kind: 'squares',
    size: 0.48,
    spots: [[0, 0, 0]],
    tone: '#4a2716',
    layers: ['#f3e3c3', '#b98a52', '#f3e3c3', '#b98a52'],
  },
  'ring-cake': { kind: 'ring-cake', dusted: true },
  tart: { kind: 'tart', tone: '#f0d488' },
  flan: { kind: 'flan', cut: [20, 66] },
  'turned-out': { kind: 'turned-out', tone: '#f3dc9a', top: '#8a4312', sauce: '#a85a1c' },
  loaf: { kind: 'loaf', specks: '#3a1d1f' },
  'pastry-case': { kind: 'pastry-case' },
  heap: { kind: 'heap', tone: '#8fae4a' },
  mince: { kind: 'mince', tones: ['#7a4526', '#8f5530', '#66371c'] },
  scramble: { kind: 'scramble' },
  shreds: { kind: 'shreds', tones: ['#c8632a', '#b4501f', '#d9783a'] },
  snow: { kind: 'snow' },
  porridge: { kind: 'porridge', tone: '#fbf1da' },
  dust: { kind: 'dust', tone: '#ffffff', cross: true, weight: 2 },
  crystals: { kind: 'crystals', tones: ['#5f361d', '#7a4a2b', '#94623c'] },
  cracks: { kind: 'cracks', tone: '#5f3218' },
  caramel: { kind: 'caramel', cracked: true },
  swirl: { kind: 'swirl', tone: '#4a2816' },
  focaccia: { kind: 'focaccia' },
  flatbreads: { kind: 'flatbreads', size: 0.5, spots: THREE, flecks: ['#4e8f3a'] },
  'powder-lines': { kind: 'powder-lines', tone: '#8a4a1c' },
} as const satisfies { [K in Kind]: Extract<LayerSpec, { kind: K }> };
