import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './select.tsx';
import { selectGuide } from './select.guide.ts';

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: {
    label: 'Unit',
    options: ['g', 'kg', 'ml', 'piece'].map((unit) => ({ value: unit, label: unit })),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '12.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'kg' } };

export const Choosing: Story = {
  args: { placeholder: 'Unit' },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Unit' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'kg');
    await expect(select).toHaveValue('kg');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kg');
  },
};

/** Options longer than the field are shown in full. */
export const LongChoice: Story = {
  args: {
    label: 'Country',
    defaultValue: 'mexico',
    options: [
      { value: 'mexico', label: 'Typical Mexican pantry for a family of six' },
      { value: 'italy', label: 'Typical Italian pantry' },
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox');
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.offsetHeight).toBeGreaterThan(2 * line);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

export const WithError: Story = {
  args: { placeholder: 'Unit', error: 'Unit is required for all ingredients' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription(
      'Unit is required for all ingredients',
    );
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, defaultValue: 'ml' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Unit' })).toHaveValue('ml');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'g' } };

export const WithHint: Story = { args: { hint: 'Grams or kilos', defaultValue: 'g' } };

export const Controlled: Story = {
  args: { value: 'g' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'kg');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kg');
    await expect(select).toHaveValue('g');
  },
};

export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'As much as fits into both hands of a grown person' }],
  },
};

/** The native list cannot be driven by tests: Tab reaches the select. */
export const Keyboard: Story = {
  args: { defaultValue: 'g' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveFocus();
  },
};
