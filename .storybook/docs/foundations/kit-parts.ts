import {
  drawPicture,
  GROUND_SAMPLES,
  LAYER_SAMPLES,
  type LayerSpec,
  type PictureSpec,
  SIDE_SAMPLES,
  spots,
  TOPPING_SAMPLES,
  VESSEL_SAMPLES,
} from '../../../packages/plates/src/index.ts';

/** A part of the picture kit, under its name in the picture data. */
export interface KitPart {
  name: string;
  /** The variant, for parts that have several. */
  motif?: string;
  draw: () => string;
}

const BARE: PictureSpec = {
  ground: { pattern: 'linen', motif: 'plain', base: '#e6dcc8', print: '#a8937a' },
  vessel: { kind: 'table', x: 400, y: 300, radius: 220 },
  layers: [],
};
/** Both pale and dark pieces stand out on blue cloth. */
const BLUE: PictureSpec['ground'] = { pattern: 'linen', motif: 'plain', base: '#8fa6b5', print: '#647f91' };
const COUPE: PictureSpec['vessel'] = {
  kind: 'coupe',
  x: 400,
  y: 300,
  radius: 268,
  rim: '#557079',
  well: '#49636c',
};
const CAKE: LayerSpec = { kind: 'cake', tone: '#eec061' };
const SOUP: LayerSpec = { kind: 'soup', tones: ['#7a4a24', '#8f5c30', '#66381a'], texture: 'cream' };

/** Layers that go on top of food are shown on this one. */
const BENEATH: Partial<Record<LayerSpec['kind'], LayerSpec>> = {
  drizzle: SOUP,
  oil: SOUP,
  dust: CAKE,
  cracks: CAKE,
  'powder-lines': CAKE,
};

/** Three of each, because no two are drawn alike. */
const HEAPED = { size: 118, place: spots([-0.62, -0.36, -24], [0.62, -0.3, 12], [0, 0.52, 0]) };
const IN_ROWS = { size: 200, place: spots([0.1, -0.62, -7], [-0.1, 0, 5], [0.1, 0.62, -4]) };
const LONG_TOPPINGS: ReadonlySet<string> = new Set<keyof typeof TOPPING_SAMPLES>([
  'asparagus',
  'bream',
  'chive',
  'chocolate',
  'churro',
  'cinnamon',
  'fish-side',
  'fried-onion',
  'fry',
  'green-bean',
  'julienne',
  'nori',
  'okra-crisp',
  'okra-pod',
  'raja',
  'roast-strip',
  'scallion',
  'seaweed',
  'short-noodle',
  'shred',
  'skewer',
  'sliver',
  'sprout',
  'strip',
  'whole-fish',
]);

/** Sides too long to fit at the size of a tomato. */
const LARGE_SIDES: Readonly<Record<string, { size: number; turn?: number }>> = {
  aubergine: { size: 2 },
  baguette: { size: 2.2, turn: -8 },
  bottle: { size: 2, turn: 60 },
  'bread-slice': { size: 2.4 },
  carrot: { size: 2.2, turn: 50 },
  chicory: { size: 2.4 },
  chopsticks: { size: 1.4, turn: 66 },
  'corn-cob': { size: 2 },
  cup: { size: 2.3 },
  fork: { size: 2, turn: 66 },
  knife: { size: 2, turn: 66 },
  ladle: { size: 2, turn: 66 },
  mill: { size: 2.4, turn: 50 },
  naan: { size: 1.8, turn: 70 },
  napkin: { size: 1.5 },
  'rolling-pin': { size: 1.7, turn: 66 },
  spoon: { size: 2, turn: 66 },
  'tortilla-stack': { size: 2.2 },
  'whole-leek': { size: 1.9, turn: 60 },
  'wooden-spoon': { size: 1.9, turn: 66 },
} satisfies Partial<Record<keyof typeof SIDE_SAMPLES, object>>;

const draw = (name: string, spec: Partial<PictureSpec>) => () =>
  drawPicture({ ...BARE, ...spec }, name, `part-${name}`);

const byName = (parts: KitPart[]) => parts.toSorted((one, other) => one.name.localeCompare(other.name));

/** All parts by sort, taken from the kit's own samples so that none can be missing. */
export const KIT_PARTS = {
  grounds: GROUND_SAMPLES.map((ground): KitPart => {
    const { pattern: name, motif } = ground;
    return { name, motif, draw: draw(`ground-${name}-${motif}`, { ground }) };
  }),
  vessels: byName(
    Object.values(VESSEL_SAMPLES).map((vessel) => ({
      name: vessel.kind,
      draw: draw(`vessel-${vessel.kind}`, { vessel }),
    })),
  ),
  layers: byName(
    Object.values(LAYER_SAMPLES).map((layer) => {
      const beneath = BENEATH[layer.kind];
      const layers = beneath ? [beneath, layer] : [layer];
      return { name: layer.kind, draw: draw(`layer-${layer.kind}`, { vessel: COUPE, layers }) };
    }),
  ),
  toppings: byName(
    Object.values(TOPPING_SAMPLES).map((topping) => ({
      name: topping.kind,
      draw: draw(`topping-${topping.kind}`, {
        ground: BLUE,
        toppings: [{ ...topping, ...(LONG_TOPPINGS.has(topping.kind) ? IN_ROWS : HEAPED) }],
      }),
    })),
  ),
  sides: byName(
    Object.values(SIDE_SAMPLES).map((side) => ({
      name: side.kind,
      draw: draw(`side-${side.kind}`, {
        ground: BLUE,
        sides: [{ ...side, ...(LARGE_SIDES[side.kind] ?? { size: 2.8 }) }],
      }),
    })),
  ),
} satisfies Record<string, KitPart[]>;

/** A category of parts, in drawing order. */
export type KitSort = keyof typeof KIT_PARTS;
