import type { Area } from '../core/area.ts';
import type { Pen } from '../core/pen.ts';
import { lining, rolls, slabs, underleaf } from './baked.ts';
import { cake } from './cake.ts';
import { ringCake, squares, tart } from './cakes.ts';
import { flan } from './flan.ts';
import { mash, rice, strands } from './grain.ts';
import { flatbreads } from './flatbread.ts';
import { gratin } from './gratin.ts';
import { dosa, folded } from './griddled.ts';
import { heap, mince, scramble, shreds } from './heaps.ts';
import { cracks } from './cracks.ts';
import { crystals } from './crystals.ts';
import { drizzle, oil, pool, soup } from './liquid.ts';
import { powderLines } from './powder-lines.ts';
import { loaf, pastryCase } from './pastry.ts';
import { pizza } from './pizza.ts';
import { porridge } from './porridge.ts';
import { sectors } from './sectors.ts';
import { snow } from './snow.ts';
import { sandwiches, toasts } from './toasts.ts';
import { tacos } from './tacos.ts';
import { tortillas } from './tortillas.ts';
import { turnedOut } from './turned-out.ts';
import { waffles } from './waffles.ts';
import { caramel, dust, focaccia, swirl } from './tops.ts';

const LAYERS = {
  soup,
  pool,
  drizzle,
  oil,
  rice,
  strands,
  mash,
  sectors,
  tortillas,
  tacos,
  pizza,
  cake,
  waffles,
  rolls,
  gratin,
  slabs,
  lining,
  underleaf,
  dosa,
  folded,
  toasts,
  sandwiches,
  squares,
  'ring-cake': ringCake,
  tart,
  'turned-out': turnedOut,
  flan,
  loaf,
  'pastry-case': pastryCase,
  heap,
  mince,
  scramble,
  shreds,
  snow,
  porridge,
  dust,
  cracks,
  crystals,
  caramel,
  swirl,
  focaccia,
  flatbreads,
  'powder-lines': powderLines,
};

type Kind = keyof typeof LAYERS;
type SpecOf = { [K in Kind]: Parameters<(typeof LAYERS)[K]>[0] };
type Tagged<K extends Kind> = { [P in K]: { kind: P } & SpecOf[P] }[K];

/** The contents of a vessel. */
export type LayerSpec = Tagged<Kind>;

const DRAW: { [K in Kind]: (spec: SpecOf[K], area: Area, pen: Pen) => string } = LAYERS;

/** Draws one layer inside an area. */
export function drawLayer<K extends Kind>(spec: Tagged<K>, area: Area, pen: Pen): string {
  return DRAW[spec.kind](spec, area, pen);
}

/** Whether a part is a layer rather than a topping. */
export const isLayer = (part: { kind: string }): part is LayerSpec => part.kind in LAYERS;
