import { unitLabel } from '@larder/domain';

/** Reads a typed unit as one of the list: in any case, singular or plural. Anything else is null. */
export function unitReader(units: readonly string[]): (typed: string) => string | null {
  const known = new Map<string, string>();
  for (const unit of units) {
    known.set(unitLabel(unit, 2).toLowerCase(), unit);
    known.set(unit.toLowerCase(), unit);
  }
  return (typed) => known.get(typed.trim().toLowerCase()) ?? null;
}
