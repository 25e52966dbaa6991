import type { ShelfLife } from '@larder/domain';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.ts';
import { DRY_GOODS } from './dry-goods.ts';
import { FRUIT_AND_NUTS } from './fruit-and-nuts.ts';
import { JARS_AND_BOTTLES } from './jars-and-bottles.ts';
import { keepsFor, type KeepingKind } from './kind.ts';
import { MEAT_AND_FISH } from './meat-and-fish.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every kind of food that keeps alike. */
export const KEEPING_KINDS: readonly KeepingKind[] = [
  ...MEAT_AND_FISH,
  ...DAIRY_AND_EGGS,
  ...VEGETABLES,
  ...FRUIT_AND_NUTS,
  ...DRY_GOODS,
  ...JARS_AND_BOTTLES,
];

/** The slugs of a kind. */
export const slugsOf = ({ of }: KeepingKind): string[] => of.split(' ');

/** How long each ingredient keeps, by slug. */
export const SHELF_LIVES: ReadonlyMap<string, ShelfLife> = new Map(
  KEEPING_KINDS.flatMap((kind) => {
    const life: ShelfLife = {
      usual: kind.usual,
      fridge: keepsFor(kind.fridge),
      freezer: keepsFor(kind.freezer),
      cupboard: keepsFor(kind.cupboard),
    };
    return slugsOf(kind).map((slug): [string, ShelfLife] => [slug, life]);
  }),
);
