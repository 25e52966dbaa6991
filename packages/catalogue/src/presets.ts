import { DATA } from './data/data.ts';
import type { Preset } from '@larder/domain/model';

/** What a typical pantry of each country holds, what is used most first: the preview shows the first twelve. */
export const PRESETS: readonly Preset[] = DATA.presets;
