import type { PictureSpec } from '@larder/plates';
import { BELGIUM } from './belgium.ts';
import { INDIA } from './india.ts';
import { ITALY } from './italy.ts';
import { BIBIMBAP_BOWL, KOREA } from './korea.ts';
import { MEXICO } from './mexico.ts';
import { SPAIN } from './spain.ts';

export { BIBIMBAP_BOWL };

/** Every recipe's table picture as data, by the recipe's slug. */
export const PICTURES: Readonly<Record<string, PictureSpec>> = {
  ...INDIA,
  ...MEXICO,
  ...ITALY,
  ...SPAIN,
  ...KOREA,
  ...BELGIUM,
};
