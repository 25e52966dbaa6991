import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StockForm } from './stock-form.tsx';

const meta = {
  title: 'Patterns/Forms and errors',
  component: StockForm,
  tags: ['!autodocs'],
  args: { onSend: fn(async () => undefined) },
} satisfies Meta<typeof StockForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** No errors before submitting. Then each invalid field shows its rule, and the first receives focus. */
export const WrongFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Qty'));
    await expect(canvas.queryByText('Quantity must be greater than 0')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const name = canvas.getByLabelText('Name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Please add at least one ingredient/);
    await expect(canvas.getByLabelText('Qty')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A fixed field clears its error while typing, not only on the next submit. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const name = canvas.getByLabelText('Name');
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'cumin');
    await expect(name).toBeValid();
  },
};

/** The button says what is happening and ignores further presses. */
export const Sending: Story = {
  args: { onSend: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'cumin{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Adding...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The server's error appears next to the pressed button, and the input is kept. */
export const Refused: Story = {
  args: {
    onSend: fn(async () => {
      throw new Error('Failed to add ingredients');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'cumin{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to add ingredients');
    await expect(canvas.getByLabelText('Name')).toHaveValue('cumin');
    await expect(canvas.getByRole('button', { name: 'Add to Pantry' })).toBeEnabled();
  },
};

/** By keyboard from the first field to the confirmation. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Name').focus();
    await userEvent.keyboard('cumin{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Successfully added 1 ingredient(s)');
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'cumin', quantity: 1, unit: 'g' });
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};
