import { DATA } from './data/data.ts';
import type { Preset } from '@larder/domain/model';

/** Each country's typical pantry, most used first: the preview shows the first twelve. */
export const PRESETS: readonly Preset[] = DATA.presets;
