import { LIMITS } from './limits.ts';
import { parseQuantity } from './validation.ts';

/** One row of the add-ingredients table, as typed. */
export interface PantryRow {
  name: string;
  quantity: string;
  unit: string;
}

/** What can be wrong with a row, or with all of them; the table has a sentence for each. */
export type PantryRowProblem =
  | 'nameRequired'
  | 'noIngredients'
  | 'quantityPositive'
  | 'quantityTooLarge'
  | 'unitRequired'
  | 'unitUnknown';

/** What has to be put right, and where. */
export interface PantryRowFault {
  readonly row: number;
  readonly field: 'name' | 'quantity' | 'unit';
  readonly problem: PantryRowProblem;
}

export interface PantryRowsResult {
  /** The rows with a name; none while anything is wrong. */
  items: { ingredient_name: string; quantity: number | null; unit: string }[];
  /** Everything that is wrong, from the first row to the last. */
  faults: PantryRowFault[];
}

/** What is known of units, beside the rows. */
export interface PantryRowWords {
  /** The unit that a typed word stands for, and how many of it one is ('dozen' is 12 pieces); null for no unit. */
  readUnit: (typed: string) => { unit: string; factor: number } | null;
  /** The unit of a name when none is typed; null when nobody knows. */
  defaultUnit: (name: string, quantity: number | null) => string | null;
}

/** The rows with a name as items for the bulk call, or all that has to be put right first. */
export function readPantryRows(rows: readonly PantryRow[], words: PantryRowWords): PantryRowsResult {
  const items: PantryRowsResult['items'] = [];
  const faults: PantryRowFault[] = [];
  for (const [row, typed] of rows.entries()) {
    const name = typed.name.trim();
    if (!name) {
      // A number without a name was meant to be something. A unit alone says nothing.
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
  // A dozen without a number is one dozen; of grams without a number there are some.
  const times = quantity ?? (known.factor === 1 ? null : 1);
  return { amount: times === null ? null : Math.max(1, Math.round(times * known.factor)), unit: known.unit };
}
