import { AccountCard } from '@larder/ui/account-card';
import { ChangePasswordDialog } from '@larder/ui/change-password-dialog';
import { DeleteAccountDialog } from '@larder/ui/delete-account-dialog';
import { NO_PREFERENCES, type PreferencesValue } from '@larder/ui/preferences-form';
import { RecoveryCodeDialog } from '@larder/ui/recovery-code-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inShell } from '../../../storybook/in-shell.tsx';
import { PREFERENCES } from '../../../storybook/preferences.ts';
import { SettingsView, type SettingsViewProps } from './settings.view.tsx';

/** Holds the edited and saved values, as the screen does. */
function Kept({ state, onEdit, onSave, onCancel, onThemeChange, ...rest }: SettingsViewProps) {
  const [shown, setShown] = useState(state);
  const [theme, setTheme] = useState(rest.theme);
  return (
    <SettingsView
      {...rest}
      state={shown}
      theme={theme}
      onThemeChange={(next) => {
        setTheme(next);
        onThemeChange(next);
      }}
      onEdit={(edited) => {
        if (shown.status === 'ready') setShown({ ...shown, edited });
        onEdit(edited);
      }}
      onSave={() => {
        if (shown.status === 'ready') setShown({ ...shown, saved: shown.edited });
        onSave();
      }}
      onCancel={() => {
        if (shown.status === 'ready') setShown({ ...shown, edited: shown.saved });
        onCancel();
      }}
    />
  );
}

const ready = {
  status: 'ready' as const,
  saved: PREFERENCES,
  edited: PREFERENCES,
  isSaving: false,
  hasFailed: false,
  conflicts: null,
};
const ACCOUNT = {
  username: 'mira_cooks',
  codeFrom: '2030-05-06',
  onChangePassword: fn(),
  onNewCode: fn(),
  onDownload: fn(),
  onDelete: fn(),
};
const edited: PreferencesValue = { ...PREFERENCES, allergies: ['nuts'], spice_tolerance: 'very_hot' };

/** What the cook eats, avoids and cooks with, and the theme. */
const meta = {
  title: 'Screens/Settings',
  component: SettingsView,
  decorators: [inShell('/dashboard/settings')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready,
    theme: 'system',
    units: 'as_written',
    onUnitsChange: fn(),
    account: <AccountCard {...ACCOUNT} />,
    onThemeChange: fn(),
    language: 'en',
    onLanguageChange: fn(),
    onEdit: fn(),
    onSave: fn(),
    onResolve: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar appears with the first change; Cancel, or undoing the change by hand, restores the saved values. */
export const Ready: Story = {
  parameters: { proves: 'SETTINGS-12 SETTINGS-13 SETTINGS-14 STATE-40 STATE-44' },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    const nuts = canvas.getByRole('button', { name: 'Nuts' });
    const saveButton = () => canvas.queryByRole('button', { name: 'Save Preferences' });
    await step('a change, reverted by hand', async () => {
      await expect(saveButton()).toBeNull();
      await userEvent.click(nuts);
      await waitFor(() => expect(canvas.getByText('You have changed 1 preference')).toBeVisible());
      await userEvent.click(nuts);
      await waitFor(() => expect(saveButton()).toBeNull());
    });
    await step('a change, reverted by Cancel', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Mild' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked();
    });
    await step('a change that is saved', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Mild' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Save Preferences' }));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ ...PREFERENCES, spice_tolerance: 'mild' });
      await expect(args.onSave).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
    });
    await step('nor do the units', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'US' }));
      await expect(args.onUnitsChange).toHaveBeenLastCalledWith('us');
      await expect(saveButton()).toBeNull();
    });
    await step('the theme needs no saving', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
      await expect(saveButton()).toBeNull();
    });
  },
};

/** Preferences are optional. */
export const NothingSavedYet: Story = {
  parameters: { proves: 'RULE-35 SETTINGS-04' },
  args: { state: { ...ready, saved: NO_PREFERENCES, edited: NO_PREFERENCES } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Essential Preferences' }));
    await expect(card.queryAllByRole('button', { pressed: true })).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Optional Preferences' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Edited: Story = { args: { state: { ...ready, edited } } };

export const Saving: Story = {
  parameters: { proves: 'STATE-46' },
  args: { state: { ...ready, edited, isSaving: true } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }));
    await expect(bar.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    await expect(bar.getByRole('button', { name: 'Save Preferences' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SaveFailed: Story = {
  parameters: { proves: 'ERROR-51' },
  args: { state: { ...ready, edited, hasFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error saving preferences. Please try again.');
  },
};

/** Another device has changed the same preference: the form stays as it is and asks. */
export const ChangedElsewhere: Story = {
  parameters: { proves: 'DEVICES-05', playsAgainAt: 'phone' },
  args: {
    state: { ...ready, edited, conflicts: [{ field: 'Spice Tolerance', value: 'Mild' }] },
  },
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('group', { name: 'Changed on another device' });
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(notice).toHaveAccessibleDescription('Spice Tolerance is now Mild.');
    await expect(canvas.getByRole('radio', { name: 'Very Hot' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the Other' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('theirs');
  },
};

export const Loading: Story = {
  parameters: { proves: 'SETTINGS-15' },
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...').closest('[data-slot="spinner"]')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { proves: 'ERROR-50' },
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading preferences');
    const { color } = getComputedStyle(canvas.getByText('Error loading preferences'));
    // The hue in degrees: red is about 30.
    const hue = Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(color)?.[1]);
    await expect(Math.abs(hue - 30)).toBeLessThan(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The data download is pending. */
export const Downloading: Story = {
  args: {
    account: <AccountCard {...ACCOUNT} pending />,
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Your account' }));
    await expect(card.getByRole('button', { name: 'Downloading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The password dialog over the settings page. */
export const ChangingPassword: Story = {
  args: {
    account: (
      <>
        <AccountCard {...ACCOUNT} />
        <ChangePasswordDialog defaultOpen username="mira_cooks" onChangePassword={fn()} />
      </>
    ),
  },
};

/** A new recovery code, after entering the password. */
export const NewRecoveryCode: Story = {
  args: {
    account: (
      <>
        <AccountCard {...ACCOUNT} />
        <RecoveryCodeDialog
          defaultOpen
          code="7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA"
          onCopy={fn()}
          onDownload={fn()}
          onDone={fn()}
        />
      </>
    ),
  },
};

export const DeletingAccount: Story = {
  args: {
    account: (
      <>
        <AccountCard {...ACCOUNT} />
        <DeleteAccountDialog defaultOpen username="mira_cooks" onDelete={fn()} />
      </>
    ),
  },
};

/** By keyboard through the whole long page: the focused element is never behind the bar. */
export const EditedOnPhone: Story = {
  ...Edited,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' });
    const form = within(canvas.getByRole('region', { name: 'Essential Preferences' }));
    form.getByRole('button', { name: 'Nuts' }).focus();
    const stops = form.getAllByRole('button').length;
    for (let stop = 1; stop < stops; stop += 1) {
      await userEvent.tab();
      const focused = document.activeElement?.getBoundingClientRect();
      await expect(focused?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};
