import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Timer, Zap } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioChips } from './index.ts';
import { radioChipsGuide } from './radio-chips.guide.ts';

const meta = {
  title: 'Components/Radio chips',
  component: RadioChips,
  parameters: { guide: radioChipsGuide },
  args: {
    legend: 'How long may it take?',
    options: [
      { value: 'quick', label: 'Under 20 minutes' },
      { value: 'evening', label: 'Under an hour' },
      { value: 'sunday', label: 'As long as it needs' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How long may it take?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Under an hour'));
    await expect(canvas.getByRole('radio', { name: 'Under an hour' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await userEvent.click(canvas.getByText('Under an hour'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Pressing the selected chip again clears it: on hover its tick becomes a cross. */
export const Clearable: Story = {
  args: { clearable: true, defaultValue: 'evening' },
  play: async ({ args, canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Under an hour' });
    await expect(chosen).toHaveAccessibleDescription('Press again to clear');
    await userEvent.click(chosen);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(chosen).not.toBeChecked();
    await userEvent.click(chosen);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await expect(chosen).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    defaultValue: 'quick',
    options: [
      { value: 'quick', label: 'Under 20 minutes', icon: <Zap /> },
      { value: 'evening', label: 'Under an hour', icon: <Timer /> },
      { value: 'sunday', label: 'As long as it needs', icon: <Clock /> },
    ],
  },
};

export const WithError: Story = {
  args: { error: 'Please choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose one');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

/** One option disabled, and all of them. */
export const Disabled: Story = {
  args: {
    options: [
      { value: 'quick', label: 'Under 20 minutes', disabled: true },
      { value: 'evening', label: 'Under an hour' },
      { value: 'sunday', label: 'As long as it needs' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <RadioChips {...args} />
      <RadioChips {...args} disabled defaultValue="evening" legend="Cannot be answered yet" />
    </div>
  ),
};

/** The legend goes next to the chips if there is room, above them on a phone. */
export const Row: Story = {
  args: { layout: 'row', hint: 'A plan keeps to it on weekdays', headingLevel: 3 },
};

export const Keyboard: Story = {
  args: { clearable: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Under 20 minutes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quick');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await expect(canvas.getByRole('radio', { name: 'Under an hour' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sunday');
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'As long as it needs' })).toHaveFocus();
  },
};
