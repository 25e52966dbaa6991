import type { WeekWish } from '@larder/domain';
import { t } from '../../../platform/language/t.ts';

const NAMES: Record<WeekWish, () => string> = {
  quick: () => t('Quick'),
  light: () => t('Light'),
  hearty: () => t('Hearty'),
  few_things: () => t('Few ingredients'),
  cheap: () => t('Cheap'),
  vegetables: () => t('Lots of vegetables'),
  comforting: () => t('Comforting'),
  one_pot: () => t('One pot'),
  no_oven: () => t('No oven'),
};

/** What a wish is called. */
export const nameOfWish = (wish: WeekWish): string => NAMES[wish]();
