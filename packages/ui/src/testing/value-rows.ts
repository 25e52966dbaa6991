import type { ValueRow } from './value-row.ts';
import { CHOICE_VALUES } from './value-rows-choices.tsx';
import { FIELD_VALUES } from './value-rows-fields.tsx';
import { OVERLAY_VALUES } from './value-rows-overlays.tsx';
import { OWN_RECIPE_VALUES } from './value-rows-own-recipes.tsx';
import { PANEL_VALUES } from './value-rows-panels.tsx';

/** Every value of every component: typed, selected, checked, pressed or open. */
export const VALUE_ROWS: readonly ValueRow[] = [
  ...FIELD_VALUES,
  ...CHOICE_VALUES,
  ...PANEL_VALUES,
  ...OVERLAY_VALUES,
  ...OWN_RECIPE_VALUES,
];
