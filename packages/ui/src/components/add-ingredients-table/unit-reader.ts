import { unitLabel } from '@larder/domain';
import { readTypedUnit, unitsBeginning } from '@larder/domain/names';

/** A parsed unit; some count several of another, as a dozen is 12 pieces. */
interface ReadUnit {
  unit: string;
  factor: number;
}

/**
 * Parses a typed unit: in any case, singular or plural, and with aliases ('grams', 'tins', 'dozen'). Returns
 * null for anything else.
 */
export function unitReader(units: readonly string[]): (typed: string) => ReadUnit | null {
  const known = new Map<string, string>();
  for (const unit of units) {
    known.set(unitLabel(unit, 2).toLowerCase(), unit);
    known.set(unit.toLowerCase(), unit);
  }
  return (typed) => {
    const unit = known.get(typed.trim().toLowerCase());
    if (unit !== undefined) return { unit, factor: 1 };
    const read = readTypedUnit(typed);
    return read && units.includes(read.unit) ? read : null;
  };
}

/** Units that match a partial text, prefix matches first: 'gra' suggests g. */
export function suggestUnits(typed: string, units: readonly string[], most: number): string[] {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return [];
  const held = units.filter((unit) => unit.toLowerCase().includes(needle));
  // A single letter matches too many units.
  const meant = needle.length < 2 ? [] : unitsBeginning(needle).filter((unit) => units.includes(unit));
  const starts = (unit: string) => (unit.toLowerCase().startsWith(needle) ? 0 : 1);
  return [...new Set([...held.toSorted((a, b) => starts(a) - starts(b)), ...meant])].slice(0, most);
}
