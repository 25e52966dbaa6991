import { eachFlag, type DietaryFlags } from '@larder/domain';
import { recipes } from '../../platform/database/schema.ts';

/** The columns of a recipe's dietary flags. */
export const dietaryColumns = eachFlag((flag) => recipes[flag]);

/** Picks the flags from a wider row. */
export function toDietaryFlags(row: Readonly<DietaryFlags>): DietaryFlags {
  return eachFlag((flag) => row[flag]);
}
