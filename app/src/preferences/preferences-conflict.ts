import type { ConflictChoice, ConflictingField } from '@larder/ui/conflict-notice';
import { PREFERENCE_TITLES, type PreferenceName, type PreferencesValue } from '@larder/ui/preferences-form';
import { plural, t } from '../platform/language/t.ts';
import { choiceName } from '../platform/language/choice-names.ts';
import type { Conflicts } from '../platform/queries/conflict.ts';
import type { PreferenceTitles } from './form-words.ts';
import type { PreferencesDraft } from './preferences-draft.atom.ts';

/**
 * The preferences that another device has changed too, in words.
 * @param titles of the preferences, English without
 */
export function conflictingPreferences(
  conflicts: Conflicts,
  titles: PreferenceTitles = PREFERENCE_TITLES,
): ConflictingField[] {
  return [...conflicts].map(([name, current]) => ({
    field: titles[name as PreferenceName] ?? name,
    value: Array.isArray(current)
      ? plural(current.length, { one: '{count} chosen', other: '{count} chosen' })
      : typeof current === 'string' || typeof current === 'number'
        ? choiceName(current)
        : t('not set'),
  }));
}

/** A draft with a further edit. A choice made after the cook has seen the other device's value settles the conflict. */
export function editedDraft(
  { base, edited: before }: PreferencesDraft,
  edited: PreferencesValue,
  conflicts: Conflicts | null,
): PreferencesDraft {
  const answered = [...(conflicts ?? [])].filter(
    ([name]) => edited[name as PreferenceName] !== before[name as PreferenceName],
  );
  return { base: { ...base, ...Object.fromEntries(answered) }, edited };
}

/** Whether a draft still has an unresolved conflict. */
export const isInConflict = ({ base, edited }: PreferencesDraft, conflicts: Conflicts): boolean =>
  [...conflicts].some(([field, theirs]) => {
    const name = field as PreferenceName;
    return edited[name] !== base[name] && edited[name] !== theirs && base[name] !== theirs;
  });

/** A draft after the conflict was resolved: with the other device's values or its own. */
export function resolvedDraft(
  { base, edited }: PreferencesDraft,
  conflicts: Conflicts,
  keep: ConflictChoice,
): PreferencesDraft {
  const theirs = Object.fromEntries(conflicts);
  return { base: { ...base, ...theirs }, edited: keep === 'mine' ? edited : { ...edited, ...theirs } };
}
