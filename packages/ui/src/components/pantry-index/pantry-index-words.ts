import { unitLabel } from '@larder/domain';

/** The words of the index. */
export interface PantryIndexLabels {
  edit: (name: string) => string;
  delete: (name: string) => string;
  /** In place of a quantity that nobody has given. */
  some: string;
  /** The word for a unit beside a quantity. */
  unit: (unit: string, quantity: number) => string;
}

export const LABELS = (): PantryIndexLabels => ({
  edit: (name) => `Edit ${name}`,
  delete: (name) => `Delete ${name}`,
  some: 'some',
  unit: (unit, quantity) => unitLabel(unit, quantity),
});
