import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Flag } from '../flag/index.ts';
import { chipGroupGuide } from './chip-group.guide.ts';
import { ChipGroup } from './index.ts';

const meta = {
  title: 'Components/Chip group',
  component: ChipGroup,
  parameters: { guide: chipGroupGuide },
  args: {
    legend: 'What is in season?',
    options: [
      { value: 'asparagus', label: 'Asparagus' },
      { value: 'peas', label: 'Peas' },
      { value: 'radishes', label: 'Radishes' },
      { value: 'strawberries', label: 'Strawberries' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reports all checked values, in option order. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What is in season?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Radishes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Asparagus' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['asparagus', 'radishes']);
    await userEvent.click(canvas.getByRole('button', { name: 'Radishes' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['asparagus']);
  },
};

export const WithFlags: Story = {
  args: {
    legend: 'Where from?',
    defaultValue: ['korea', 'spain'],
    options: [
      { value: 'korea', label: 'Korea', icon: <Flag country="korea" label="" /> },
      { value: 'spain', label: 'Spain', icon: <Flag country="spain" label="" /> },
      { value: 'italy', label: 'Italy', icon: <Flag country="italy" label="" /> },
    ],
  },
};

/** A value without a chip is kept when another one is pressed. */
export const UnknownValue: Story = {
  args: { defaultValue: ['samphire'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Peas' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['peas', 'samphire']);
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Leave it empty when you do not know.', error: 'Please choose no more than two' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose no more than two Leave it empty when you do not know.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['peas'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Peas' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Peas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['peas']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};
