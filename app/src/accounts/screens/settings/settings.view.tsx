import type { UnitSystem } from '@larder/domain';
import { Button } from '@larder/ui/button';
import type { ConflictChoice, ConflictingField } from '@larder/ui/conflict-notice';
import { ErrorState } from '@larder/ui/error-state';
import { PageHeader } from '@larder/ui/page-header';
import { PreferenceCard } from '@larder/ui/preference-card';
import { changedPreferences, PreferencesForm, type PreferencesValue } from '@larder/ui/preferences-form';
import { SaveBar } from '@larder/ui/save-bar';
import { Spinner } from '@larder/ui/spinner';
import { ThemeChoice, type Theme } from '@larder/ui/theme';
import { UnitSwitch } from '@larder/ui/unit-switch';
import type { ReactNode } from 'react';
import type { Language } from '../../../platform/language/languages.ts';
import { t } from '../../../platform/language/t.ts';
import { LanguageCard } from './language-card.tsx';
import styles from './settings.module.css';

/** The screen's state: loading, failed, or the saved and edited preferences. */
export type SettingsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      saved: PreferencesValue;
      edited: PreferencesValue;
      isSaving: boolean;
      /** The last save failed. */
      hasFailed: boolean;
      /** What another device has changed too; the last save waits for a choice. */
      conflicts: readonly ConflictingField[] | null;
    };

export interface SettingsViewProps {
  state: SettingsState;
  theme: Theme;
  /** What amounts are shown in. */
  units: UnitSystem;
  onUnitsChange: (units: UnitSystem) => void;
  /** Dislikes and staples: they need the names of ingredients. */
  foods?: ReactNode;
  /** Account actions: independent of preferences, but shown last. */
  account: ReactNode;
  onThemeChange: (theme: Theme) => void;
  /** The language of the app's own words. */
  language: Language;
  onLanguageChange: (language: Language) => void;
  onEdit: (edited: PreferencesValue) => void;
  onSave: () => void;
  onResolve: (keep: ConflictChoice) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** What the cook eats, avoids and cooks with, and the theme. */
export function SettingsView({
  state,
  theme,
  units,
  onUnitsChange,
  foods,
  account,
  onThemeChange,
  language,
  onLanguageChange,
  onEdit,
  onRetry,
  ...actions
}: SettingsViewProps) {
  return (
    <div className={styles.root}>
      <PageHeader
        className={styles.header}
        title={t('Settings')}
        lead={t('Customize your recipe preferences and dietary requirements')}
      />
      {state.status === 'loading' && (
        <div className={styles.loading}>
          <Spinner size="large" />
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState
          className={styles.failed}
          title={t('Error loading preferences')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {state.status === 'ready' && (
        <>
          <PreferencesForm value={state.edited} onValueChange={onEdit} disabled={state.isSaving} />
          {foods}
          <PreferenceCard
            title={t('Units')}
            description={t('In recipes, steps, plans and lists, on all your devices')}
          >
            <UnitSwitch label={t('Show amounts')} value={units} onValueChange={onUnitsChange} />
          </PreferenceCard>
        </>
      )}
      {state.status !== 'loading' && (
        <PreferenceCard title={t('Appearance')} description={t('Saved in this browser')}>
          <ThemeChoice value={theme} onValueChange={onThemeChange} />
        </PreferenceCard>
      )}
      {state.status !== 'loading' && <LanguageCard {...{ language, onLanguageChange }} />}
      {state.status !== 'loading' && account}
      {state.status === 'ready' && <Changes {...state} {...actions} />}
    </div>
  );
}

/** The bar that appears with the first change. */
function Changes({
  saved,
  edited,
  isSaving,
  hasFailed,
  conflicts,
  onSave,
  onResolve,
  onCancel,
}: Extract<SettingsState, { status: 'ready' }> &
  Pick<SettingsViewProps, 'onSave' | 'onResolve' | 'onCancel'>) {
  const changes = changedPreferences(saved, edited).length;
  return (
    <SaveBar
      open={changes > 0}
      changes={changes}
      pending={isSaving}
      error={hasFailed}
      conflicts={conflicts}
      onSave={onSave}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
}
