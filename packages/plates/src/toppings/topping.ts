import type { Area } from '../core/area.ts';
import { SHADE } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import type { Pen } from '../core/pen.ts';
import { ALLIUMS } from './alliums.ts';
import { arrange, type Place, type Placed } from './arrange.ts';
import { BREAM } from './bream.ts';
import { BUTCHER } from './butcher.ts';
import { CHICKEN } from './chicken.ts';
import { CUTS } from './cuts.ts';
import { CURED } from './cured.ts';
import { DOUGH } from './dough.ts';
import { DRIED } from './dried.ts';
import { FISH } from './fish.ts';
import { FISH_STEAK } from './fish-steak.ts';
import { FRIED } from './fried.ts';
import { LEAVES } from './leaves.ts';
import { PASTA } from './pasta.ts';
import { PASTRY } from './pastry.ts';
import { PODS } from './pods.ts';
import { OKRA } from './okra.ts';
import { PEPPER_STRIPS } from './pepper-strips.ts';
import { POULTRY } from './poultry.ts';
import { PRAWNS } from './prawns.ts';
import { ROAST } from './roast.ts';
import { ROLLS } from './rolls.ts';
import { ROOTS } from './roots.ts';
import { SWEET } from './sweet.ts';
import { DAIRY } from './dairy.ts';
import { EGG } from './egg.ts';
import { EGG_RAG } from './egg-rag.ts';
import { FRUIT } from './fruit.ts';
import { GREENS } from './greens.ts';
import { HERBS } from './herbs.ts';
import type { Item, Piece } from './item.ts';
import { MEAT } from './meat.ts';
import { PULSES } from './pulses.ts';
import { SEAFOOD } from './seafood.ts';
import { SPICES } from './spices.ts';
import { SEARED } from './seared.ts';
import { SICILY } from './sicily.ts';
import { STARCH } from './starch.ts';
import { TOMATOES } from './tomatoes.ts';
import { VEGETABLES } from './vegetables.ts';

const TOPPINGS = {
  ...ALLIUMS,
  ...BREAM,
  ...BUTCHER,
  ...CHICKEN,
  ...DAIRY,
  ...EGG,
  ...EGG_RAG,
  ...FRUIT,
  ...GREENS,
  ...HERBS,
  ...MEAT,
  ...PULSES,
  ...SEAFOOD,
  ...SEARED,
  ...SICILY,
  ...SPICES,
  ...STARCH,
  ...VEGETABLES,
  ...CURED,
  ...CUTS,
  ...DOUGH,
  ...DRIED,
  ...FISH,
  ...FISH_STEAK,
  ...FRIED,
  ...LEAVES,
  ...PASTA,
  ...PASTRY,
  ...PODS,
  ...OKRA,
  ...PEPPER_STRIPS,
  ...POULTRY,
  ...PRAWNS,
  ...ROAST,
  ...ROLLS,
  ...ROOTS,
  ...SWEET,
  ...TOMATOES,
};

type Kind = keyof typeof TOPPINGS;
type SpecOf = { [K in Kind]: Parameters<(typeof TOPPINGS)[K]['draw']>[0] };

type Tagged<K extends Kind> = { [P in K]: { kind: P; place: Place; size?: number } & SpecOf[P] }[K];

/** Pieces of one kind, and their arrangement. */
export type ToppingSpec = Tagged<Kind>;

const KINDS: { [K in Kind]: Piece<SpecOf[K]> } = TOPPINGS;

/**
 * Pieces of one kind share a few drawings: enough that neighbours do not look stamped, few enough to keep the
 * SVG small.
 */
const VARIANTS = 7;

function put(item: Item, { x, y, turn, grow }: Placed, size: number, pen: Pen): string {
  const scale = Number(((size * grow) / 10).toFixed(3));
  const angle = item.upright ? 0 : turn;
  const at = (dx: number, dy: number) =>
    `transform="translate(${n(x + dx)} ${n(y + dy)})${angle === 0 ? '' : ` rotate(${Math.round(angle)})`} scale(${scale})"`;
  const lift = (item.lift ?? 2) * scale;
  const shadow = item.outline
    ? `<use href="#${pen.shared(`<path d="${item.outline}"/>`)}" fill="${SHADE}" fill-opacity=".32" ${at(lift * 0.5, lift)}/>`
    : '';
  return `${shadow}<use href="#${pen.shared(item.art)}" ${at(0, 0)}/>`;
}

/** Draws every piece of a topping in an area; `scale` shrinks them for small dishes. */
export function drawTopping<K extends Kind>(spec: Tagged<K>, area: Area, pen: Pen, scale = 1): string {
  const size = (spec.size ?? KINDS[spec.kind].size) * scale;
  const drawn: Item[] = [];
  return arrange(spec.place, area, pen.random, size)
    .map((placed, index) => {
      const item = drawn[index % VARIANTS] ?? KINDS[spec.kind].draw(spec, pen);
      drawn[index % VARIANTS] = item;
      return put(item, placed, size, pen);
    })
    .join('');
}
