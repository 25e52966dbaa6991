import type { Pen } from '../core/pen.ts';
import { baguette, breadSlice, naan, puri, tortillaStack } from './bakery.ts';
import { chopsticks, fork, napkin, spoon } from './cutlery.ts';
import { cup, glass } from './drink.ts';
import { apple, aubergine, cornCob, pod, wholeEgg, wholeFruit, wholeLeek, wholePotato } from './garden.ts';
import { avocadoHalf, cheeseWedge, chicory, coconut } from './halves.ts';
import { nopal } from './nopal.ts';
import { carrot, garlicHead, onion, tomato, wholeMushroom } from './produce.ts';
import { rollingPin } from './rolling-pin.ts';
import { bottle, jar, knife, ladle, mill, woodenSpoon } from './tools.ts';

const SIDES = {
  fork,
  spoon,
  chopsticks,
  napkin,
  naan,
  'tortilla-stack': tortillaStack,
  puri,
  'bread-slice': breadSlice,
  baguette,
  tomato,
  'garlic-head': garlicHead,
  onion,
  'whole-mushroom': wholeMushroom,
  carrot,
  coconut,
  'cheese-wedge': cheeseWedge,
  chicory,
  'avocado-half': avocadoHalf,
  glass,
  cup,
  knife,
  'wooden-spoon': woodenSpoon,
  ladle,
  bottle,
  mill,
  jar,
  'whole-fruit': wholeFruit,
  apple,
  'whole-egg': wholeEgg,
  'corn-cob': cornCob,
  'whole-leek': wholeLeek,
  'whole-potato': wholePotato,
  aubergine,
  pod,
  nopal,
  'rolling-pin': rollingPin,
};

type Kind = keyof typeof SIDES;
type SpecOf = { [K in Kind]: Parameters<(typeof SIDES)[K]>[0] };
type Tagged<K extends Kind> = { [P in K]: { kind: P } & SpecOf[P] }[K];

/** An object next to the dish. */
export type ThingSpec = Tagged<Kind>;

const DRAW: { [K in Kind]: (spec: SpecOf[K], pen: Pen) => string } = SIDES;

/** Draws an object next to the dish. */
export function drawThing<K extends Kind>(spec: Tagged<K>, pen: Pen): string {
  return DRAW[spec.kind](spec, pen);
}
