import { useWords } from '@larder/ui/locale';
import { PREFERENCE_TITLES, type PreferenceName } from '@larder/ui/preferences-form';
import { useMemo } from 'react';
import { t } from '../platform/language/t.ts';

/** Titles of preferences. */
export type PreferenceTitles = Readonly<Record<PreferenceName, string>>;

const ENGLISH = { titles: PREFERENCE_TITLES };

/** The form's titles in the cook's language. */
export function usePreferenceTitles(): PreferenceTitles {
  const { titles } = useWords<{ titles: PreferenceTitles }>(ENGLISH, undefined, 'preferences-form');
  // The form does not have the two that are about ingredients.
  return useMemo(() => ({ ...titles, dislikes: t('Dislikes'), staples: t('Staples') }), [titles]);
}
