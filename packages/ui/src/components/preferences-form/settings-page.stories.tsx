import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_PREFERENCES } from '../../testing/story-preferences.ts';
import { AppShell } from '../app-shell/index.ts';
import { Button } from '../button/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { PreferenceCard } from '../preference-card/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { Spinner } from '../spinner/index.ts';
import { ThemeChoice, type Theme } from '../theme/index.ts';
import { changedPreferences, PreferencesForm, type PreferencesValue } from './index.ts';

interface SettingsPageProps {
  /** `loading` and `error` are about reading the saved preferences, `saving` and `failed` about writing them. */
  status: 'ready' | 'loading' | 'error' | 'saving' | 'failed';
  saved: PreferencesValue;
  edited: PreferencesValue;
  onSave: (value: PreferencesValue) => void;
}

/** How the parts make a page: the caller keeps what is saved beside what is edited. */
function SettingsPage({ status, saved: savedAtFirst, edited: editedAtFirst, onSave }: SettingsPageProps) {
  const [saved, setSaved] = useState(savedAtFirst);
  const [edited, setEdited] = useState(editedAtFirst);
  const [theme, setTheme] = useState<Theme>('system');
  const changes = changedPreferences(saved, edited).length;
  return (
    <AppShell username="mira_cooks" current="/dashboard/settings" onLogout={fn()}>
      <PageHeader
        title="Settings"
        lead="Customize your recipe preferences and dietary requirements"
        style={{ marginBlockEnd: '2rem' }}
      />
      {status === 'loading' ? (
        <Spinner size="large" />
      ) : status === 'error' ? (
        <ErrorState title="Error loading preferences" action={<Button>Try Again</Button>} />
      ) : (
        <div style={{ display: 'grid', gap: '1.5rem' }}>
          <PreferencesForm value={edited} onValueChange={setEdited} disabled={status === 'saving'} />
          <PreferenceCard title="Appearance">
            <ThemeChoice value={theme} onValueChange={setTheme} />
          </PreferenceCard>
        </div>
      )}
      <SaveBar
        open={changes > 0}
        changes={changes}
        pending={status === 'saving'}
        error={status === 'failed'}
        onSave={() => {
          onSave(edited);
          setSaved(edited);
        }}
        onCancel={() => setEdited(saved)}
      />
    </AppShell>
  );
}

const meta = {
  title: 'Settings/Settings page',
  component: SettingsPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: { status: 'ready', saved: STORY_PREFERENCES, edited: STORY_PREFERENCES, onSave: fn() },
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const edited: PreferencesValue = { ...STORY_PREFERENCES, allergies: ['nuts'], spice_tolerance: 'very_hot' };

/** The bar comes with the first change; Cancel brings back what is saved, and so does undoing it by hand. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const nuts = canvas.getByRole('button', { name: 'Nuts' });
    await expect(canvas.queryByRole('button', { name: 'Save Preferences' })).toBeNull();
    await userEvent.click(nuts);
    await waitFor(() => expect(canvas.getByText('You have changed 1 preference')).toBeVisible());
    await userEvent.click(nuts);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save Preferences' })).toBeNull());

    await userEvent.click(canvas.getByRole('radio', { name: 'Mild' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: 'Mild' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Preferences' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...STORY_PREFERENCES, spice_tolerance: 'mild' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  },
};

export const Edited: Story = { args: { edited }, globals: { viewport: { value: 'desktop' } } };

export const EditedOnTablet: Story = { args: { edited }, globals: { viewport: { value: 'tablet' } } };

export const EditedOnPhone: Story = { args: { edited }, globals: phone };

export const Saving: Story = { args: { edited, status: 'saving' } };

export const SaveFailed: Story = { args: { edited, status: 'failed' } };

export const SaveFailedOnPhone: Story = { args: { edited, status: 'failed' }, globals: phone };

export const Loading: Story = { args: { status: 'loading' } };

export const LoadFailed: Story = { args: { status: 'error' } };

/** By keyboard through all of a long page: what has the focus is never behind the bar. */
export const FocusIsNotCovered: Story = {
  args: { edited },
  globals: phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
    const form = within(canvas.getByRole('region', { name: 'Essential Preferences' }));
    form.getByRole('button', { name: 'Nuts' }).focus();
    const stops = form.getAllByRole('button').length;
    for (let stop = 1; stop < stops; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each press starts from where the last one went
      await userEvent.tab();
      const focused = document.activeElement?.getBoundingClientRect();
      // oxlint-disable-next-line no-await-in-loop -- the same
      await expect(focused?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};
