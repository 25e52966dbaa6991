import type { Area } from '../core/area.ts';
import { SHADE } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import type { Pen } from '../core/pen.ts';
import { friedOnion, leek, onionDice, onionRing, scallion, springOnion } from './alliums.ts';
import { arrange, type Place, type Placed } from './arrange.ts';
import { crumble, cube, dollop, mozzarella, shaving } from './dairy.ts';
import { boiledEgg, egg, yolk } from './egg.ts';
import { blueberry, citrusHalf, olive, strawberry, wedge } from './fruit.ts';
import { crumpled, kimchi, sprout } from './greens.ts';
import { cilantro, leaf, rosemary, sprig } from './herbs.ts';
import type { DrawItem, Item } from './item.ts';
import { chunk, drumstick, fatDrop, hamFold, meatball, porkBelly, sausage, slice } from './meat.ts';
import { bean, chickpea, nut } from './pulses.ts';
import { clam, fillet, mussel, prawn, squidRing } from './seafood.ts';
import { chili, chiliRing, garlic, seed, sesame, starAnise } from './spices.ts';
import { fry, totopo, tube } from './starch.ts';
import {
  avocado,
  carrotCoin,
  cucumber,
  dice,
  floret,
  mushroom,
  pea,
  radish,
  strip,
  tomatoHalf,
} from './vegetables.ts';

const TOPPINGS = {
  cilantro,
  leaf,
  sprig,
  rosemary,
  chili,
  'chili-ring': chiliRing,
  seed,
  sesame,
  garlic,
  'star-anise': starAnise,
  'spring-onion': springOnion,
  'onion-ring': onionRing,
  'onion-dice': onionDice,
  'fried-onion': friedOnion,
  leek,
  scallion,
  dice,
  'carrot-coin': carrotCoin,
  pea,
  mushroom,
  cucumber,
  avocado,
  radish,
  strip,
  floret,
  'tomato-half': tomatoHalf,
  bean,
  chickpea,
  nut,
  chunk,
  slice,
  meatball,
  drumstick,
  sausage,
  'pork-belly': porkBelly,
  'ham-fold': hamFold,
  'fat-drop': fatDrop,
  prawn,
  mussel,
  clam,
  'squid-ring': squidRing,
  fillet,
  cube,
  crumble,
  shaving,
  mozzarella,
  dollop,
  egg,
  yolk,
  'boiled-egg': boiledEgg,
  'citrus-half': citrusHalf,
  wedge,
  olive,
  strawberry,
  blueberry,
  fry,
  totopo,
  tube,
  crumpled,
  kimchi,
  sprout,
};

type Kind = keyof typeof TOPPINGS;
type SpecOf = { [K in Kind]: Parameters<(typeof TOPPINGS)[K]>[0] };

/** Half the usual length of each piece, in the picture's units, inside a vessel of ordinary size. */
const SIZE: Record<Kind, number> = {
  cilantro: 14,
  leaf: 24,
  sprig: 24,
  rosemary: 36,
  chili: 40,
  'chili-ring': 9,
  seed: 5,
  sesame: 4.6,
  garlic: 10,
  'star-anise': 20,
  'spring-onion': 8.5,
  'onion-ring': 22,
  'onion-dice': 5.5,
  'fried-onion': 16,
  leek: 18,
  scallion: 90,
  dice: 9,
  'carrot-coin': 17,
  pea: 8,
  mushroom: 22,
  cucumber: 20,
  avocado: 34,
  radish: 16,
  strip: 26,
  floret: 22,
  'tomato-half': 20,
  bean: 12,
  chickpea: 13,
  nut: 13,
  chunk: 32,
  slice: 30,
  meatball: 38,
  drumstick: 72,
  sausage: 70,
  'pork-belly': 30,
  'ham-fold': 44,
  'fat-drop': 8,
  prawn: 38,
  mussel: 56,
  clam: 30,
  'squid-ring': 22,
  fillet: 62,
  cube: 26,
  crumble: 8,
  shaving: 17,
  mozzarella: 40,
  dollop: 34,
  egg: 84,
  yolk: 42,
  'boiled-egg': 34,
  'citrus-half': 46,
  wedge: 38,
  olive: 17,
  strawberry: 32,
  blueberry: 12,
  fry: 44,
  totopo: 66,
  tube: 17,
  crumpled: 26,
  kimchi: 32,
  sprout: 26,
};

type Tagged<K extends Kind> = { [P in K]: { kind: P; place: Place; size?: number } & SpecOf[P] }[K];

/** Pieces of one kind, and where they lie. */
export type ToppingSpec = Tagged<Kind>;

const DRAW: { [K in Kind]: DrawItem<SpecOf[K]> } = TOPPINGS;

/** Pieces of one kind share a few drawings: enough that no two neighbours look stamped, few enough to keep the text short. */
const VARIANTS = 7;

function put(item: Item, { x, y, turn, grow }: Placed, size: number, pen: Pen): string {
  const scale = Number(((size * grow) / 10).toFixed(3));
  const angle = item.upright ? 0 : turn;
  const at = (dx: number, dy: number) =>
    `transform="translate(${n(x + dx)} ${n(y + dy)})${angle === 0 ? '' : ` rotate(${Math.round(angle)})`} scale(${scale})"`;
  const lift = (item.lift ?? 2) * scale;
  const shadow = item.outline
    ? `<use href="#${pen.shared(`<path d="${item.outline}"/>`)}" fill="${SHADE}" opacity=".32" ${at(lift * 0.5, lift)}/>`
    : '';
  return `${shadow}<use href="#${pen.shared(item.art)}" ${at(0, 0)}/>`;
}

/** Draws every piece of a topping inside an area; `scale` shrinks them for small dishes. */
export function drawTopping<K extends Kind>(spec: Tagged<K>, area: Area, pen: Pen, scale = 1): string {
  const size = (spec.size ?? SIZE[spec.kind]) * scale;
  const drawn: Item[] = [];
  return arrange(spec.place, area, pen.random, size)
    .map((placed, index) => {
      const item = drawn[index % VARIANTS] ?? DRAW[spec.kind](spec, pen);
      drawn[index % VARIANTS] = item;
      return put(item, placed, size, pen);
    })
    .join('');
}
