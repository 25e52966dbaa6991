import { ALLERGIES, preferenceLabel, type Allergy } from '@larder/domain';
import type { FilterValue } from '@larder/ui/filter-panel';
import type { ResultsAvoidance } from '@larder/ui/results-bar';
import type { RecipeSearch } from '../../search/recipe-search.ts';
import type { BrowseState } from './browse.view.tsx';

const inWords = (allergies: readonly Allergy[]) =>
  allergies.map((allergy) => preferenceLabel(allergy).toLowerCase());

/** The allergens that were chosen; those of the settings are not a choice. */
export function chosenAvoid({ avoid }: FilterValue, own: readonly Allergy[]): RecipeSearch['avoid'] {
  const chosen = ALLERGIES.filter((allergy) => avoid?.includes(allergy));
  const isOwn = chosen.length === own.length && chosen.every((allergy) => own.includes(allergy));
  return avoid === undefined || isOwn ? undefined : chosen;
}

/** What the results say of the recipes that are left out, or would be by the settings. */
export function avoidanceOf(
  state: BrowseState,
  { avoid }: RecipeSearch,
  own: readonly Allergy[],
  onShownChange: (shown: boolean) => void,
): ResultsAvoidance | undefined {
  if (state.status !== 'ready' && state.status !== 'empty') return undefined;
  const { avoided = [], hidden = 0 } = state;
  if (avoid?.length === 0) {
    return own.length === 0 ? undefined : { things: inWords(own), hidden: null, onShownChange };
  }
  return { things: inWords(avoided), hidden, onShownChange };
}
