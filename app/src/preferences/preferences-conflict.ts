import { preferenceLabel } from '@larder/domain';
import type { ConflictChoice, ConflictingField } from '@larder/ui/conflict-notice';
import { PREFERENCE_TITLES, type PreferenceName } from '@larder/ui/preferences-form';
import type { Conflicts } from '../platform/queries/conflict.ts';
import type { PreferencesDraft } from './preferences-draft.atom.ts';

/** The preferences that another device has changed too, in words. */
export function conflictingPreferences(conflicts: Conflicts): ConflictingField[] {
  return [...conflicts].map(([name, current]) => ({
    field: PREFERENCE_TITLES[name as PreferenceName] ?? name,
    value: typeof current === 'string' ? preferenceLabel(current) : 'not set',
  }));
}

/** A draft that has seen the other device's values, with those or its own. */
export function resolvedDraft(
  { base, edited }: PreferencesDraft,
  conflicts: Conflicts,
  keep: ConflictChoice,
): PreferencesDraft {
  const theirs = Object.fromEntries(conflicts);
  return { base: { ...base, ...theirs }, edited: keep === 'mine' ? edited : { ...edited, ...theirs } };
}
