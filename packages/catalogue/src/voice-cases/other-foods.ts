import type { VoiceCase } from './case.ts';

/** Foods unknown to the catalogue: kept if they are clearly food. */
export const OTHER_FOODS_SAID: readonly VoiceCase[] = [
  ['a dragon fruit and two limes', 'dragon-fruit', 'lime'],
  ['halloumi olives and a cucumber', 'halloumi', 'olive', 'cucumber'],
  ['some red curry paste and coconut milk', 'thai-red-curry-paste', 'coconut-milk'],
  ['a packet of crisps and a tub of ice cream', 'potato-crisp', 'vanilla-ice-cream'],
  ['300 g of smoked haddock and some milk', 'smoked-haddock', 'milk'],
  ['samphire and butter', 'samphire', 'butter'],
  ['corn flakes and semi skimmed milk', 'cornflakes', 'semi-skimmed-milk'],
  ['goose fat potatoes and a jar of pickled onions', 'goose-fat', 'potato', 'pickled-onion'],
  ['fish fingers and frozen chips', 'fish-finger', 'oven-chip'],
  ['we have biscuits tea and milk', '+biscuits', 'tea', 'milk'],
  ['guavas papaya and passion fruit', 'guava', 'papaya', 'passion-fruit'],
  ['venison and juniper berries', 'venison', 'juniper-berry'],
];
