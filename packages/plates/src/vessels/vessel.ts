import type { Pen } from '../core/pen.ts';
import { innerShade, type Vessel } from './body.ts';
import { bowl, coupe, deepBowl, plate } from './ceramic.ts';
import { clayDish, mortar, stonePot } from './earthenware.ts';
import { glassBowl } from './glass-bowl.ts';
import { brassBowl, paellaPan, pot, skillet } from './metal.ts';
import { bakingDish, board, ovalDish } from './oblong.ts';
import { casserole, comal, cupOf, ramekin, slate, squarePlate, thali, tray } from './tableware.ts';
import { bananaLeaf, basket, paper, rack, steamer } from './woven.ts';

/** No vessel: food on the table itself, in the given circle. */
function table({ x, y, radius }: { x: number; y: number; radius: number }): Vessel {
  return { markup: '', area: { x, y, rx: radius, ry: radius, form: 'round' } };
}

const VESSELS = {
  plate,
  coupe,
  bowl,
  'deep-bowl': deepBowl,
  'clay-dish': clayDish,
  'stone-pot': stonePot,
  mortar,
  'brass-bowl': brassBowl,
  'paella-pan': paellaPan,
  pot,
  skillet,
  'oval-dish': ovalDish,
  'baking-dish': bakingDish,
  board,
  'glass-bowl': glassBowl,
  'square-plate': squarePlate,
  ramekin,
  cup: cupOf,
  casserole,
  thali,
  comal,
  tray,
  slate,
  basket,
  steamer,
  rack,
  paper,
  'banana-leaf': bananaLeaf,
  table,
};

type Kind = keyof typeof VESSELS;
type SpecOf = { [K in Kind]: Parameters<(typeof VESSELS)[K]>[0] };
type Tagged<K extends Kind> = { [P in K]: { kind: P } & SpecOf[P] }[K];

/** What the dish is served in: its position, size and colours. */
export type VesselSpec = Tagged<Kind>;

const DRAW: { [K in Kind]: (spec: SpecOf[K], pen: Pen) => Vessel } = VESSELS;

/** How much shade the vessel's wall casts on its food: none for flat ware. */
const WALL_SHADE: Record<Kind, number> = {
  plate: 0.1,
  coupe: 0.14,
  bowl: 0.34,
  'deep-bowl': 0.48,
  'clay-dish': 0.34,
  'stone-pot': 0.4,
  mortar: 0.42,
  'brass-bowl': 0.34,
  'paella-pan': 0.36,
  pot: 0.44,
  skillet: 0.36,
  'oval-dish': 0.28,
  'baking-dish': 0.3,
  board: 0,
  'glass-bowl': 0.2,
  'square-plate': 0.06,
  ramekin: 0.34,
  cup: 0.3,
  casserole: 0.4,
  thali: 0.1,
  comal: 0.1,
  tray: 0.1,
  slate: 0,
  basket: 0.24,
  steamer: 0.34,
  rack: 0,
  paper: 0,
  'banana-leaf': 0,
  table: 0,
};

/** Draws a vessel and returns the area for food. */
export function drawVessel<K extends Kind>(spec: Tagged<K>, pen: Pen): Vessel {
  return DRAW[spec.kind](spec, pen);
}

/** The shade of a vessel's wall, drawn on top of its food. */
export function drawWallShade(spec: VesselSpec, { area }: Vessel, pen: Pen): string {
  const strength = WALL_SHADE[spec.kind];
  return strength === 0 ? '' : innerShade(pen, area, strength);
}
