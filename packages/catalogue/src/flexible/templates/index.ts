import type { Template } from '../template.ts';
import { BOWL } from './bowl.ts';
import { CURRY } from './curry.ts';
import { FRIED_RICE } from './fried-rice.ts';
import { FRITTATA } from './frittata.ts';
import { PASTA } from './pasta.ts';
import { SOUP } from './soup.ts';
import { TACOS } from './tacos.ts';
import { TRAY_BAKE } from './tray-bake.ts';

/** Every kind of flexible dinner. */
export const TEMPLATES: readonly Template[] = [
  TRAY_BAKE,
  FRIED_RICE,
  FRITTATA,
  SOUP,
  CURRY,
  PASTA,
  TACOS,
  BOWL,
];
