import type { WeekWish } from '@larder/domain';

const NAMES: Record<WeekWish, string> = {
  quick: 'Quick',
  light: 'Light',
  hearty: 'Hearty',
  few_things: 'Few ingredients',
  cheap: 'Cheap',
  vegetables: 'Lots of vegetables',
  comforting: 'Comforting',
  one_pot: 'One pot',
  no_oven: 'No oven',
};

/** What a wish is called. */
export const nameOfWish = (wish: WeekWish): string => NAMES[wish];
