import { eachFlag, type DietaryFlags } from '@larder/domain';
import { recipes } from '../../platform/database/schema.ts';

/** The dietary flags of a recipe, to be selected. */
export const dietaryColumns = eachFlag((flag) => recipes[flag]);

/** The flags of a row that holds more than those. */
export function toDietaryFlags(row: Readonly<DietaryFlags>): DietaryFlags {
  return eachFlag((flag) => row[flag]);
}
