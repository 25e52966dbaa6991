import type { UnitSystem } from '@larder/domain';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';

/** The units that this cook was last shown in this browser: what amounts are in until the preferences arrive. */
export const keptUnits = keptForCook<UnitSystem>('units', 1);
