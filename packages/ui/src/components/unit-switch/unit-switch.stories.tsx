import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnitSwitch } from './index.ts';
import { unitSwitchGuide } from './unit-switch.guide.ts';

const meta = {
  title: 'Settings/Unit switch',
  component: UnitSwitch,
  parameters: { guide: unitSwitchGuide },
  args: { onValueChange: fn() },
} satisfies Meta<typeof UnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Units' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'As written' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'US' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('us');
    await expect(canvas.getByRole('radio', { name: 'US' })).toBeChecked();
  },
};

export const Metric: Story = { args: { defaultValue: 'metric' } };

export const US: Story = { args: { defaultValue: 'us' } };

/** Next to amounts: its legend is read out, not shown. */
export const Compact: Story = {
  args: { variant: 'compact', value: 'us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Units' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'US' })).not.toHaveAccessibleDescription();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'As written' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'As written' })).toHaveAccessibleDescription(
      'As each recipe has it',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('metric');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('us');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Metric' })).toBeDisabled(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
