import type { ReactNode } from 'react';
import type { AvoidedFood } from '../allergy-note/index.ts';

/** A tile. */
export interface IngredientTile {
  id: string;
  name: string;
  /** How much a tap adds: '1 l'. */
  amount?: string | undefined;
  /** A drawing, hidden from screen readers. */
  glyph?: ReactNode;
  /** What the cook avoids in it; undefined if nothing. It can still be tapped. */
  avoided?: AvoidedFood | undefined;
}

/** A group of tiles. */
export interface IngredientTileGroup {
  id: string;
  /** The group's title: 'Your usuals'. */
  title: string;
  tiles: readonly IngredientTile[];
}
