import { NO_PREFERENCES, type PreferencesValue } from '@larder/ui/preferences-form';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { themeAtom } from '../../../platform/theme/theme.atom.ts';
import {
  dropPreferencesDraftAtom,
  editPreferencesAtom,
  preferencesDraftAtom,
} from '../../../preferences/preferences-draft.atom.ts';
import { useSavePreferences } from '../../../preferences/preferences.change.ts';
import { preferences } from '../../../preferences/preferences.query.ts';
import { recoveryMeans } from '../../account.query.ts';
import { devices } from '../../devices.query.ts';
import { OwnAccount } from './own-account.tsx';
import { OwnDevices } from './own-devices.tsx';
import { SettingsView, type SettingsState } from './settings.view.tsx';

/** Settings, connected to the server. */
export default function SettingsScreen() {
  useDocumentTitle('Settings');
  const query = useQuery(preferences());
  const means = useQuery(recoveryMeans());
  const known = useQuery(devices());
  const { save, forgetFailure, ...saving } = useSavePreferences();
  const draft = useAtomValue(preferencesDraftAtom);
  const edit = useSetAtom(editPreferencesAtom);
  const dropDraft = useSetAtom(dropPreferencesDraftAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);

  return (
    <SettingsView
      state={settingsState(query, draft, saving)}
      theme={theme}
      // Its buttons would move under a press when the devices or the row of the email address came later.
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
      onEdit={edit}
      onSave={() => draft && save(draft)}
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
  draft: PreferencesValue | null,
  saving: { isSaving: boolean; hasFailed: boolean },
): SettingsState {
  if (data === undefined) return { status: isError && !isFetching ? 'error' : 'loading' };
  const saved = data ?? NO_PREFERENCES;
  return { status: 'ready', saved, edited: draft ?? saved, ...saving };
}
