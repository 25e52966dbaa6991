import type { PictureSpec } from '@larder/plates';
import { BELGIUM } from './belgium/index.ts';
import { CHINA } from './china/index.ts';
import { FRANCE } from './france/index.ts';
import { GREECE } from './greece/index.ts';
import { INDIA } from './india/index.ts';
import { ITALY } from './italy/index.ts';
import { JAPAN } from './japan/index.ts';
import { KOREA } from './korea/index.ts';
import { LEBANON } from './lebanon/index.ts';
import { MEXICO } from './mexico/index.ts';
import { SPAIN } from './spain/index.ts';
import { THAILAND } from './thailand/index.ts';
import { USA } from './usa/index.ts';
import { BIBIMBAP_BOWL } from './korea/classics.ts';

export { BIBIMBAP_BOWL };

/** The pictures of each country's recipes. */
export const PICTURES_BY_COUNTRY = {
  india: INDIA,
  mexico: MEXICO,
  italy: ITALY,
  spain: SPAIN,
  korea: KOREA,
  belgium: BELGIUM,
  thailand: THAILAND,
  japan: JAPAN,
  china: CHINA,
  france: FRANCE,
  lebanon: LEBANON,
  greece: GREECE,
  usa: USA,
} as const satisfies Record<string, Readonly<Record<string, PictureSpec>>>;

/** Every recipe's table picture as data, by the recipe's slug. */
export const PICTURES: Readonly<Record<string, PictureSpec>> = Object.assign(
  {},
  ...Object.values(PICTURES_BY_COUNTRY),
);
