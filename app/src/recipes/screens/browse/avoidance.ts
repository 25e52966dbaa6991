import { ALLERGENS, type Allergen } from '@larder/domain';
import type { FilterValue } from '@larder/ui/filter-panel';
import type { ResultsAvoidance } from '@larder/ui/results-bar';
import { allergenInSentence } from '../../../platform/language/choice-names.ts';
import type { RecipeSearch } from '../../search/recipe-search.ts';
import type { BrowseState } from './browse-state.ts';

/** The parts of a search that decide which allergens are avoided. */
type Avoidance = Pick<RecipeSearch, 'avoid' | 'hideAgain'>;

const inWords = (allergies: readonly Allergen[]) => allergies.map(allergenInSentence);

const isShown = ({ avoid }: Avoidance) => avoid?.length === 0;

/**
 * What a search avoids after its filters changed. Allergens from the settings are not a choice; while they
 * are unknown, an empty choice defers to them.
 */
export function chosenAvoid(
  { avoid }: FilterValue,
  search: Avoidance,
  own: readonly Allergen[] | undefined,
): Avoidance {
  if (avoid === undefined) return {};
  if (avoid.length === 0 && isShown(search)) return { avoid: [], hideAgain: search.hideAgain };
  const chosen = ALLERGENS.filter((allergy) => avoid.includes(allergy));
  const settings = own ?? [];
  const isOwn = chosen.length === settings.length && chosen.every((allergy) => settings.includes(allergy));
  return isOwn ? {} : { avoid: chosen };
}

/** What a search avoids after its hidden recipes are shown, or hidden again. */
export function shownAvoid(shown: boolean, { avoid, hideAgain }: Avoidance): Avoidance {
  if (shown === isShown({ avoid })) return { avoid, hideAgain };
  return shown ? { avoid: [], hideAgain: avoid } : { avoid: hideAgain, hideAgain: undefined };
}

/** What the results say about recipes that are hidden, or would be. */
export function avoidanceOf(
  state: BrowseState,
  search: Avoidance,
  own: readonly Allergen[] | undefined,
  onShownChange: (shown: boolean) => void,
): ResultsAvoidance | undefined {
  if (state.status !== 'ready' && state.status !== 'empty') return undefined;
  const { avoided = [], hidden = 0 } = state;
  if (isShown(search)) {
    const things = search.hideAgain ?? own ?? [];
    return things.length === 0 ? undefined : { things: inWords(things), hidden: null, onShownChange };
  }
  // Until the next results arrive, the previous ones stay, which hid nothing if nothing was avoided.
  if (own?.length && state.status === 'ready' && state.pending && avoided.length === 0) {
    return { things: inWords(search.avoid ?? own), hidden: null, onShownChange };
  }
  return { things: inWords(avoided), hidden, onShownChange };
}
