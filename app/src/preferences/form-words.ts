import { useWords } from '@larder/ui/locale';
import { PREFERENCE_TITLES, type PreferenceName } from '@larder/ui/preferences-form';
import { useMemo } from 'react';
import { t } from '../platform/language/t.ts';

/** Names of preferences' values, by value. */
export type ChoiceNames = Readonly<Record<string, string>>;

/** Titles of preferences. */
export type PreferenceTitles = Readonly<Record<PreferenceName, string>>;

const NONE: ChoiceNames = {};
const ENGLISH = { titles: PREFERENCE_TITLES };

/** What the form calls the values in another language; none in English, where `preferenceLabel` has their names. */
export const useChoiceNames = (): ChoiceNames => useWords(NONE, undefined, 'choices');

/** The form's titles in the cook's language. */
export function usePreferenceTitles(): PreferenceTitles {
  const { titles } = useWords<{ titles: PreferenceTitles }>(ENGLISH, undefined, 'preferences-form');
  // The form does not have the two that are about ingredients.
  return useMemo(() => ({ ...titles, dislikes: t('Dislikes'), staples: t('Staples') }), [titles]);
}
