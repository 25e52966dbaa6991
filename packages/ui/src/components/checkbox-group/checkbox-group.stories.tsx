import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { checkboxGroupGuide } from './checkbox-group.guide.ts';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Components/Checkbox group',
  component: CheckboxGroup,
  parameters: { guide: checkboxGroupGuide },
  args: {
    legend: 'Add to the shopping list',
    options: [
      { value: 'rice', label: 'Basmati rice' },
      { value: 'lentils', label: 'Red lentils' },
      { value: 'cumin', label: 'Cumin seeds' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reports all checked values, in option order. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Add to the shopping list' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cumin seeds' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basmati rice' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['rice', 'cumin']);
  },
};

/** A select-all checkbox, indeterminate while only some are checked. */
export const WithAll: Story = {
  args: { allLabel: 'All ingredients', defaultValue: ['lentils'] },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All ingredients' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['rice', 'lentils', 'cumin']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basmati rice' }));
    await expect(all).toBePartiallyChecked();
  },
};

/** Select-all leaves disabled options unchanged. */
export const OneDisabled: Story = {
  args: {
    allLabel: 'All ingredients',
    options: [
      { value: 'rice', label: 'Basmati rice' },
      { value: 'lentils', label: 'Red lentils', hint: 'Already in your pantry', disabled: true },
      { value: 'cumin', label: 'Cumin seeds' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All ingredients' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['rice', 'cumin']);
  },
};

export const WithError: Story = {
  args: { error: 'Please choose at least one', hint: 'You can change it later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose at least one You can change it later.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['rice'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Red lentils' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lentils']);
  },
};
