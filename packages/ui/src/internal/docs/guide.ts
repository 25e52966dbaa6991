import type { ReactNode } from 'react';
import type { DataAttributes } from './data-attributes.ts';

/** A part of a component, as a consumer finds and styles it. */
export interface GuidePart {
  /** Its `data-slot`. */
  slot: string;
  /** What it is. */
  says: string;
}

/** What a key does while the component, or a part of it, has the focus. */
export interface GuideKey {
  /** As it is printed on a keyboard: 'Enter', 'Shift + Tab', '↑ ↓'. */
  keys: string;
  does: string;
}

/** What a component's page in Storybook says in addition to its props and states, which come from types and stories. */
export interface ComponentGuide {
  /** What it is for, and when another component is the better choice. */
  purpose: string;
  /** From the outside in; the root first. */
  anatomy: readonly GuidePart[];
  /** The `data-*` attributes of its parts, if they have any. */
  attributes?: DataAttributes;
  do: readonly string[];
  dont: readonly string[];
  /** Empty when it cannot be operated. */
  keys: readonly GuideKey[];
  /** What a screen reader announces, where focus goes, what the consumer has to provide. */
  accessibility: readonly string[];
}

/** A rule with a picture: real components, to be looked at, not operated. */
export interface GuideExample {
  /** The rule, in one sentence. */
  says: string;
  shows: ReactNode;
}

/** A right use and a wrong one, side by side. A component's are in its `.examples.tsx`, as `PAIRS`. */
export interface GuidePair {
  do: GuideExample;
  dont: GuideExample;
}
