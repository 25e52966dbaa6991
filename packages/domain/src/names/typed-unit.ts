import { UNIT_NAMES, type Unit } from '../units.ts';
import { unitMeaning, unitWords } from './unit-words.ts';

/** A unit as typed, converted to one of ours: 'dozen' is 12 pieces, 'dl' 100 ml. */
export interface TypedUnit {
  readonly unit: Unit;
  /** How many of our unit one typed unit is. */
  readonly factor: number;
}

/** Units of several words, and words that are units only where nothing else is expected. */
const TYPED: Readonly<Record<string, TypedUnit>> = {
  ...Object.fromEntries(
    'fluid ounce|fluid ounces|fl. oz|fl oz|fl oz.|fl ozs'
      .split('|')
      .map((words): [string, TypedUnit] => [words, { unit: 'fl oz', factor: 1 }]),
  ),
  dozen: { unit: 'piece', factor: 12 },
  dozens: { unit: 'piece', factor: 12 },
  'half dozen': { unit: 'piece', factor: 6 },
  'half a dozen': { unit: 'piece', factor: 6 },
  'a dozen': { unit: 'piece', factor: 12 },
  each: { unit: 'piece', factor: 1 },
  whole: { unit: 'piece', factor: 1 },
  item: { unit: 'piece', factor: 1 },
  items: { unit: 'piece', factor: 1 },
  unit: { unit: 'piece', factor: 1 },
  units: { unit: 'piece', factor: 1 },
  ...Object.fromEntries(
    'carton cartons tub tubs pot pots tube tubes bar bars block blocks loaf loaves crate crates tray trays'
      .split(' ')
      .map((word): [string, TypedUnit] => [word, { unit: 'pack', factor: 1 }]),
  ),
};

/**
 * Finds a unit by name, ignoring case, number and spelling: 'Grams', 'tins', 'litre', 'tbsp.'; null if none.
 */
export function readTypedUnit(text: string): TypedUnit | null {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  const words = tidy.toLowerCase().replace(/\.$/, '');
  if (Object.hasOwn(TYPED, words)) return TYPED[words] ?? null;
  const { unit, factor } = unitMeaning(tidy.replace(/\.$/, '')) ?? { unit: null, factor: 1 };
  return unit && { unit, factor };
}

/** Units with a word that starts with the text, ours first: 'gra' suggests g. */
export function unitsBeginning(text: string): readonly Unit[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  return UNIT_NAMES.filter((unit) => unitWords(unit).some((word) => word.startsWith(typed)));
}
