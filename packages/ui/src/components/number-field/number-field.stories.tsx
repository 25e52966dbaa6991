import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.tsx';
import { numberFieldGuide } from './number-field.guide.ts';

const meta = {
  title: 'Components/Number field',
  component: NumberField,
  parameters: { guide: numberFieldGuide },
  args: { label: 'Quantity', defaultValue: '2', min: 1, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '12.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Buttons: Story = {
  args: { max: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(field).toHaveValue('3');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
};

export const Keyboard: Story = {
  args: { max: 20 },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await step('arrow keys step by one, page keys by ten', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowUp}{PageUp}');
      await expect(field).toHaveValue('13');
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(field).toHaveValue('1');
    });
    await step('Home and End go to the limits', async () => {
      await userEvent.keyboard('{End}');
      await expect(field).toHaveValue('20');
      await userEvent.keyboard('{Home}');
      await expect(field).toHaveValue('1');
    });
    await step('an empty field stays empty until stepped', async () => {
      await userEvent.clear(field);
      await expect(field).toHaveValue('');
      await expect(field).not.toHaveAttribute('aria-valuenow');
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('1');
    });
    await step('an invalid number stays as typed', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('a few');
      await expect(field).toHaveValue('a few');
    });
  },
};

export const WithError: Story = { args: { defaultValue: '0', error: 'Quantity must be greater than 0' } };

export const Compact: Story = { args: { compact: true, defaultValue: '500', label: 'Qty' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithHint: Story = { args: { hint: 'Leave it empty for some' } };

export const ReadOnly: Story = { args: { readOnly: true, value: '12' } };

/** Controlled: typing and stepping only report the new text. */
export const Controlled: Story = {
  args: { value: '2' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
    await expect(field).toHaveValue('2');
  },
};
