import { UNIT_NAMES, type Unit } from '../units.ts';
import { unitMeaning, unitWords } from './unit-words.ts';

/** A unit as typed, converted to one of ours: 'dozen' is 12 pieces, 'dl' 100 ml. */
export interface TypedUnit {
  readonly unit: Unit;
  /** How many of our unit one typed unit is. */
  readonly factor: number;
}

/** Units of several words, and words that are units only where nothing else is expected. */
const TYPED: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  ['fl oz', 1, 'fluid ounce|fluid ounces|fl. oz|fl oz|fl oz.|fl ozs'],
  ['piece', 12, 'dozen|dozens|a dozen'],
  ['piece', 6, 'half dozen|half a dozen'],
  ['piece', 1, 'each|whole|item|items|unit|units'],
  [
    'pack',
    1,
    'carton|cartons|tub|tubs|pot|pots|tube|tubes|bar|bars|block|blocks|loaf|loaves|crate|crates|tray|trays',
  ],
];

/**
 * Finds a unit by name, ignoring case, number and spelling: 'Grams', 'tins', 'litre', 'tbsp.'; null if none.
 */
export function readTypedUnit(text: string): TypedUnit | null {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  const words = tidy.toLowerCase().replace(/\.$/, '');
  const typed = TYPED.find(([, , known]) => known.split('|').includes(words));
  if (typed) return { unit: typed[0], factor: typed[1] };
  const { unit, factor } = unitMeaning(tidy.replace(/\.$/, '')) ?? { unit: null, factor: 1 };
  return unit && { unit, factor };
}

/** Units with a word that starts with the text, ours first: 'gra' suggests g. */
export function unitsBeginning(text: string): readonly Unit[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  return UNIT_NAMES.filter((unit) => unitWords(unit).some((word) => word.startsWith(typed)));
}
