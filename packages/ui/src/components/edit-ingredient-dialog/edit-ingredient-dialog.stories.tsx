import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EditIngredientDialog } from './index.ts';
import { editIngredientDialogGuide } from './edit-ingredient-dialog.guide.ts';

const meta = {
  title: 'Pantry/Edit ingredient dialog',
  component: EditIngredientDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    ingredient: { name: 'Basmati rice', quantity: 2, unit: 'kg' },
    units: ['piece', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'can', 'clove'],
    onUpdate: fn(),
    onRemove: fn(),
  },
  parameters: { guide: editIngredientDialogGuide, docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof EditIngredientDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it takes presses: Radix lets them through a moment after it has opened. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Edit Ingredient' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Ingredient')).toHaveValue('Basmati rice');
    await expect(dialog.getByLabelText('Ingredient')).toHaveAttribute('readonly');
    await expect(dialog.getByLabelText('Quantity')).toHaveFocus();
    await userEvent.keyboard('750');
    await userEvent.selectOptions(dialog.getByLabelText('Unit'), 'g');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledWith({ quantity: 750, unit: 'g' });
  },
};

/** Text that is no number counts as 0. */
export const WrongQuantity: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const quantity = dialog.getByLabelText('Quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, 'lots');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(quantity).toHaveAccessibleDescription('Quantity must be greater than 0');
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

/** 'Some' has no quantity yet: one must be given. */
export const WithoutQuantity: Story = {
  args: { ingredient: { name: 'Saffron', quantity: null, unit: 'pinch' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Quantity')).toHaveValue('');
    await expect(dialog.getByLabelText('Unit')).toHaveValue('pinch');
  },
};

export const Removes: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Cancels: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Updating: Story = {
  args: { pending: 'update' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const remove = dialog.getByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await expect(remove).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to update ingredient' },
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByText('Failed to update ingredient')).toBeVisible());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** With a trigger the dialog keeps its own state; Escape gives the focus back. */
export const Keyboard: Story = {
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => (
    <EditIngredientDialog {...args} trigger={<Button>Edit</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Quantity')).toHaveFocus();
    await userEvent.keyboard('3');
    const update = dialog.getByRole('button', { name: 'Update' });
    while (document.activeElement !== update) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: 3, unit: 'kg' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
