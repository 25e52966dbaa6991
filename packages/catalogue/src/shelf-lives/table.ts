import type { ShelfLife } from '@larder/domain';
import { DATA } from '../data/data.ts';

/** Each ingredient's shelf life, by slug. */
export const SHELF_LIVES: ReadonlyMap<string, ShelfLife> = new Map(
  DATA.shelfLives.flatMap(({ of, life }) => of.map((slug): [string, ShelfLife] => [slug, life])),
);
