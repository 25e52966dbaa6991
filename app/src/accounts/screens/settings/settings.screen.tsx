import { rebaseDraft } from '@larder/domain';
import { NO_PREFERENCES, type PreferencesValue } from '@larder/ui/preferences-form';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { chooseLanguage } from '../../../platform/language/choose-language.ts';
import { useSpoken } from '../../../platform/language/spoken.ts';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { themeAtom } from '../../../platform/theme/theme.atom.ts';
import { usePreferenceTitles } from '../../../preferences/form-words.ts';
import {
  dropPreferencesDraftAtom,
  editPreferencesAtom,
  preferencesDraftAtom,
  type PreferencesDraft,
} from '../../../preferences/preferences-draft.atom.ts';
import {
  conflictingPreferences,
  editedDraft,
  isInConflict,
  resolvedDraft,
} from '../../../preferences/preferences-conflict.ts';
import { useSavePreferences } from '../../../preferences/preferences.change.ts';
import { preferences } from '../../../preferences/preferences.query.ts';
import { useChooseUnits } from '../../../preferences/units.change.ts';
import { useUnits } from '../../../preferences/units.query.ts';
import { recoveryMeans } from '../../account.query.ts';
import { devices } from '../../devices.query.ts';
import { OwnAccount } from './own-account.tsx';
import { OwnDevices } from './own-devices.tsx';
import { FoodsCard } from './foods-card.tsx';
import { SettingsView, type SettingsState } from './settings.view.tsx';

/** Settings, connected to the server. */
export default function SettingsScreen() {
  useDocumentTitle(t('Settings'));
  const query = useQuery(preferences());
  const means = useQuery(recoveryMeans());
  const known = useQuery(devices());
  const { save, forgetFailure, conflicts, ...saving } = useSavePreferences();
  const kept = useAtomValue(preferencesDraftAtom);
  const saved = query.data ?? NO_PREFERENCES;
  // Another device may have saved something since the first edit.
  const draft = kept ? rebaseDraft(kept, saved) : { base: saved, edited: saved };
  const edit = useSetAtom(editPreferencesAtom);
  const dropDraft = useSetAtom(dropPreferencesDraftAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);
  const { language } = useSpoken();
  const units = useUnits();
  const chooseUnits = useChooseUnits();
  const titles = usePreferenceTitles();
  const isSettled = conflicts !== null && !isInConflict(draft, conflicts);
  const asked = useMemo(
    () => (conflicts && !isSettled ? conflictingPreferences(conflicts, titles) : null),
    [conflicts, isSettled, titles],
  );
  // Otherwise the question would come back at a later edit.
  useEffect(() => {
    if (isSettled) forgetFailure();
  }, [isSettled, forgetFailure]);
  const saveDraft = (wanted: PreferencesDraft) => {
    edit(wanted);
    save(wanted);
  };

  const onEdit = (edited: PreferencesValue) => edit(editedDraft(draft, edited, conflicts));

  return (
    <SettingsView
      state={settingsState(query, draft, { ...saving, conflicts: asked })}
      theme={theme}
      units={units}
      onUnitsChange={chooseUnits}
      // If the devices or the email row arrived later, the buttons would move as they are pressed.
      account={
        means.isFetched &&
        known.isFetched && (
          <>
            {known.data && <OwnDevices known={known.data} />}
            <OwnAccount means={means.data} />
          </>
        )
      }
      onThemeChange={chooseTheme}
      language={language}
      onLanguageChange={(chosen) => void chooseLanguage(chosen)}
      onEdit={onEdit}
      foods={
        <FoodsCard
          value={draft.edited}
          onValueChange={(foods) => onEdit({ ...draft.edited, ...foods })}
          disabled={saving.isSaving}
        />
      }
      onSave={() => saveDraft(draft)}
      onResolve={(keep) => conflicts && saveDraft(resolvedDraft(draft, conflicts, keep))}
      onCancel={() => {
        forgetFailure();
        dropDraft();
      }}
      onRetry={() => void query.refetch()}
    />
  );
}

function settingsState(
  {
    data,
    isError,
    isFetching,
  }: { data: PreferencesValue | null | undefined; isError: boolean; isFetching: boolean },
  { base, edited }: PreferencesDraft,
  saving: Pick<Extract<SettingsState, { status: 'ready' }>, 'isSaving' | 'hasFailed' | 'conflicts'>,
): SettingsState {
  if (data === undefined) return { status: isError && !isFetching ? 'error' : 'loading' };
  return { status: 'ready', saved: base, edited, ...saving };
}
