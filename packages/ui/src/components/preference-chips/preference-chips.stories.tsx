import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PreferenceChips, type PreferenceChipsProps } from './index.ts';
import { preferenceChipsGuide } from './preference-chips.guide.ts';

const DIETS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'keto',
  'paleo',
  'low_carb',
  'dairy_free',
  'halal',
  'kosher',
];
const SPICE = ['mild', 'medium', 'hot', 'very_hot'];

const meta = {
  title: 'Settings/Preference chips',
  component: PreferenceChips,
  parameters: { guide: preferenceChipsGuide },
  args: {
    type: 'multiple',
    title: 'Dietary Restrictions',
    hint: 'Meal plans always stick to these',
    values: DIETS,
    onValueChange: fn(),
  },
} satisfies Meta<PreferenceChipsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Values are snake_case, labels capitalised. The count goes below the hint, or at the end of the title on a
 * phone.
 */
export const Playground: Story = {
  parameters: { proves: 'SETTINGS-11' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dietary Restrictions' })).toHaveAccessibleDescription(
      'Meal plans always stick to these',
    );
    await expect(canvas.queryByText('1 chosen')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gluten Free' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gluten_free']);
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['vegan', 'gluten_free']);
  },
};

/** A shield before the hint marks a hard limit. */
export const Allergies: Story = {
  args: {
    title: 'Allergies',
    hint: 'Never in a plan',
    strict: true,
    values: ['nuts', 'shellfish', 'dairy', 'eggs', 'soy', 'wheat', 'fish', 'sesame'],
    defaultValue: ['nuts', 'shellfish'],
  },
};

/** More flames for more heat. */
export const SpiceTolerance: Story = {
  args: {
    type: 'single',
    title: 'Spice Tolerance',
    hint: 'Choose one',
    heat: true,
    values: SPICE,
    defaultValue: 'hot',
  },
  play: async ({ args, canvas }) => {
    const hot = canvas.getByRole('radio', { name: 'Hot' });
    await expect(hot).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Very Hot' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('very_hot');
    await userEvent.click(canvas.getByRole('radio', { name: 'Very Hot' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const WithIcon: Story = { args: { icon: <Globe />, title: 'Preferred Cuisines', hint: undefined } };

/** Skeletons as wide as the chips, so nothing shifts. */
export const Loading: Story = {
  args: { loading: true, defaultValue: ['vegan'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dietary Restrictions' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['vegan'] },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('button')) await expect(chip).toBeDisabled();
  },
};

export const WithError: Story = { args: { error: 'Keto and vegan leave nothing to cook' } };

/** Every chip selected: the longest count. */
export const AllChosen: Story = { args: { defaultValue: DIETS } };

export const OtherWords: Story = {
  args: {
    title: 'Ernährung',
    hint: 'Jeder Plan hält sich daran',
    defaultValue: ['gluten_free'],
    names: { vegetarian: 'vegetarisch', gluten_free: 'glutenfrei', low_carb: 'wenig Kohlenhydrate' },
    labels: { chosen: (count) => `${count} gewählt` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'glutenfrei', pressed: true })).toBeVisible();
    await expect(canvas.getByText('1 gewählt')).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { type: 'single', title: 'Spice Tolerance', heat: true, values: SPICE },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mild');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('medium');
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
  },
};
