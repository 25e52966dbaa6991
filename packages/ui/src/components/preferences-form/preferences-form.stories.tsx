import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_PREFERENCES } from '../../testing/story-preferences.ts';
import { changedPreferences, NO_PREFERENCES, PreferencesForm } from './index.ts';
import { preferencesFormGuide } from './preferences-form.guide.ts';

const meta = {
  title: 'Settings/Preferences form',
  component: PreferencesForm,
  parameters: { guide: preferencesFormGuide },
  args: { defaultValue: STORY_PREFERENCES, onValueChange: fn() },
} satisfies Meta<typeof PreferencesForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every change reports all preferences. */
export const Playground: Story = {
  parameters: { proves: 'SETTINGS-03' },
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Essential Preferences' }));
    await expect(card.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Allergies',
      'Dietary Restrictions',
      'Kitchen Appliances',
      'Spice Tolerance',
      'How Many People Are You Cooking For?',
    ]);
    const allergies = within(card.getByRole('group', { name: 'Allergies' }));
    await userEvent.click(allergies.getByRole('button', { name: 'Nuts' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...STORY_PREFERENCES,
      allergies: ['shellfish'],
    });
    await userEvent.click(card.getByRole('radio', { name: 'Very Hot' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...STORY_PREFERENCES,
      allergies: ['shellfish'],
      spice_tolerance: 'very_hot',
    });
  },
};

/** The five optional preferences, expanded. */
export const OptionalOpen: Story = {
  parameters: { proves: 'LABEL-01 SETTINGS-06 SETTINGS-07 SETTINGS-08 SETTINGS-09 SETTINGS-10' },
  args: { defaultOptionalOpen: true, onOptionalOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Optional Preferences', hidden: false }));
    await expect(card.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Preferred Cuisines',
      'Protein Preferences',
      'Cooking Experience',
      'How Often Do You Cook?',
      'Budget Preference',
    ]);
    await userEvent.click(card.getByRole('button', { name: 'Middle Eastern' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...STORY_PREFERENCES,
      preferred_cuisines: ['indian', 'korean', 'middle_eastern'],
    });
    await userEvent.click(card.getByRole('radio', { name: 'A Few Times a Week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Optional Preferences' }));
    await expect(args.onOptionalOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** No preference is a valid answer. */
export const NothingChosen: Story = { args: { defaultValue: NO_PREFERENCES, defaultOptionalOpen: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Nuts' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Allergies' })).toBeVisible();
  },
};

/** Disabled while saving. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Nuts' })).toBeDisabled();
  },
};

/** Toggling a chip off and on again is not a change, whatever its position in the list. */
export const NoChange: Story = {
  args: { defaultValue: { ...STORY_PREFERENCES, allergies: ['shellfish', 'nuts'] } },
  play: async ({ args, canvas }) => {
    const nuts = canvas.getByRole('button', { name: 'Nuts' });
    await userEvent.click(nuts);
    await userEvent.click(nuts);
    const after = { ...STORY_PREFERENCES, allergies: ['nuts', 'shellfish'] as const };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(after);
    await expect(changedPreferences(STORY_PREFERENCES, after)).toEqual([]);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: NO_PREFERENCES },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nuts' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...NO_PREFERENCES, allergies: ['nuts'] });
    canvas.getByRole('radio', { name: 'Mild' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_PREFERENCES,
      allergies: ['nuts'],
      household_size: 2,
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Optional Preferences' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Indian' })).toHaveFocus();
  },
};
