import type { Unit } from '../units.ts';

/** Something with names, its main one first. */
export interface NamedThing<Thing> {
  readonly thing: Thing;
  readonly names: readonly string[];
  /** The units it is counted in: sprigs of rosemary, leaves of basil. */
  readonly countedIn: readonly Unit[];
  /** Whether it is sold dry, so that 'dried' and 'ground' say nothing new: spices, pasta. */
  readonly isDry?: boolean;
  /** Whether it is sold dry, bottled or preserved, so that a tin of it is nothing else: syrup, tea, not peaches. */
  readonly keeps?: boolean;
  /** What it is a kind of: 'penne pasta' are penne. */
  readonly kindOf?: readonly Thing[];
}
