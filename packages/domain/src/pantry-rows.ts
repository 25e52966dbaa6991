import { LIMITS } from './limits.ts';
import { parseQuantity } from './validation.ts';

/** One row of the add-ingredients table, as typed. */
export interface PantryRow {
  name: string;
  quantity: string;
  unit: string;
}

/** What can be wrong with one row or all of them; the table has a sentence for each. */
export type PantryRowProblem =
  | 'nameRequired'
  | 'noIngredients'
  | 'quantityPositive'
  | 'quantityTooLarge'
  | 'unitRequired'
  | 'unitUnknown';

/** A problem and where it is. */
export interface PantryRowFault {
  readonly row: number;
  readonly field: 'name' | 'quantity' | 'unit';
  readonly problem: PantryRowProblem;
}

export interface PantryRowsResult {
  /** The named rows; empty if anything is wrong. */
  items: { ingredient_name: string; quantity: number | null; unit: string }[];
  /** All problems, from the first row to the last. */
  faults: PantryRowFault[];
}

/** What is known about units, apart from the rows. */
export interface PantryRowWords {
  /** Our unit for a typed word, and how many one is ('dozen' is 12 pieces); null if unknown. */
  readUnit: (typed: string) => { unit: string; factor: number } | null;
  /** The default unit for a name; null if unknown. */
  defaultUnit: (name: string, quantity: number | null) => string | null;
}

/** Converts the named rows to items for the bulk call, or returns all problems to fix first. */
export function readPantryRows(rows: readonly PantryRow[], words: PantryRowWords): PantryRowsResult {
  const items: PantryRowsResult['items'] = [];
  const faults: PantryRowFault[] = [];
  for (const [row, typed] of rows.entries()) {
    const name = typed.name.trim();
    if (!name) {
      // A number without a name is a mistake; a unit alone is ignored.
      if (typed.quantity.trim() !== '') faults.push({ row, field: 'name', problem: 'nameRequired' });
      continue;
    }
    const quantity = typed.quantity.trim() === '' ? null : parseQuantity(typed.quantity);
    const wrong = quantityFault(quantity);
    if (wrong) faults.push({ row, field: 'quantity', problem: wrong });
    const { amount, unit, fault } = readUnit(name, quantity, typed.unit.trim(), words);
    if (fault) faults.push({ row, field: 'unit', problem: fault });
    else if (!wrong && amount !== null && amount > LIMITS.quantity.max) {
      faults.push({ row, field: 'quantity', problem: 'quantityTooLarge' });
    }
    items.push({ ingredient_name: name, quantity: amount, unit });
  }
  if (items.length === 0) {
    return { items, faults: [{ row: 0, field: 'name', problem: 'noIngredients' }] };
  }
  return { items: faults.length > 0 ? [] : items, faults };
}

function quantityFault(quantity: number | null): PantryRowProblem | null {
  if (quantity === null) return null;
  if (quantity < LIMITS.quantity.min) return 'quantityPositive';
  return quantity > LIMITS.quantity.max ? 'quantityTooLarge' : null;
}

function readUnit(
  name: string,
  quantity: number | null,
  typed: string,
  { readUnit: read, defaultUnit }: PantryRowWords,
): { amount: number | null; unit: string; fault?: PantryRowProblem } {
  if (!typed) {
    const unit = defaultUnit(name, quantity);
    return unit === null ? { amount: quantity, unit: '', fault: 'unitRequired' } : { amount: quantity, unit };
  }
  const known = read(typed);
  if (!known) return { amount: quantity, unit: typed, fault: 'unitUnknown' };
  // A dozen without a number is one dozen; grams without a number are 'some'.
  const times = quantity ?? (known.factor === 1 ? null : 1);
  return { amount: times === null ? null : Math.max(1, Math.round(times * known.factor)), unit: known.unit };
}
