import type { PictureSpec } from '@larder/plates';
import { BELGIUM } from './belgium/index.ts';
import { INDIA } from './india/index.ts';
import { ITALY } from './italy/index.ts';
import { BIBIMBAP_BOWL } from './korea/classics.ts';
import { KOREA } from './korea/index.ts';
import { MEXICO } from './mexico/index.ts';
import { SPAIN } from './spain/index.ts';

export { BIBIMBAP_BOWL };

/** The pictures of each country's recipes. */
export const PICTURES_BY_COUNTRY = {
  india: INDIA,
  mexico: MEXICO,
  italy: ITALY,
  spain: SPAIN,
  korea: KOREA,
  belgium: BELGIUM,
} as const satisfies Record<string, Readonly<Record<string, PictureSpec>>>;

/** Every recipe's table picture as data, by the recipe's slug. */
export const PICTURES: Readonly<Record<string, PictureSpec>> = Object.assign(
  {},
  ...Object.values(PICTURES_BY_COUNTRY),
);
