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

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Edit Ingredient' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  parameters: { proves: 'PANTRY-24 PANTRY-25 PANTRY-26 PANTRY-27 PANTRY-28 RULE-16' },
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

/** Another device has changed the quantity: the fields stay as they are, and the choice is reported with them. */
export const ChangedElsewhere: Story = {
  args: { conflicts: [{ field: 'Quantity', value: '5 kg' }] },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Changed on another device' })).toHaveFocus(),
    );
    const quantity = dialog.getByLabelText('Quantity');
    await userEvent.clear(quantity);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.type(quantity, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: 3, unit: 'kg' }, 'mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Use the Other' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: 3, unit: 'kg' }, 'theirs');
  },
};

/** An ingredient that the cook named can be renamed; the hint below explains the effect. */
export const Renames: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: {
    ingredient: { name: 'Coconut mlk', canRename: true, quantity: 2, unit: 'can' },
    nameHint: (name) =>
      name.toLowerCase() === 'coconut milk'
        ? 'Larder already knows coconut milk: this will become it.'
        : null,
  },
  play: async ({ args, step }) => {
    const dialog = await openDialog();
    const name = dialog.getByLabelText('Ingredient');
    await step('requires a name', async () => {
      await userEvent.clear(name);
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(name).toHaveAccessibleDescription('Name is required');
      await expect(args.onUpdate).not.toHaveBeenCalled();
    });
    await step('the same name is no change', async () => {
      await userEvent.type(name, 'Coconut mlk');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: 2, unit: 'can' });
    });
    await step('another one is reported', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, ' Coconut milk ');
      await expect(name).toHaveAccessibleDescription(
        'Larder already knows coconut milk: this will become it.',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(args.onUpdate).toHaveBeenLastCalledWith({
        name: 'Coconut milk',
        quantity: 2,
        unit: 'can',
      });
    });
  },
};

/** Non-numeric text counts as 0. */
export const WrongQuantity: Story = {
  parameters: { proves: 'ERROR-08 RULE-13' },
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

/** An unknown quantity can stay unknown. */
export const WithoutQuantity: Story = {
  parameters: { proves: 'RULE-14' },
  args: { ingredient: { name: 'Saffron', quantity: null, unit: 'pinch' } },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Quantity')).toHaveValue('');
    await expect(dialog.getByLabelText('Unit')).toHaveValue('pinch');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: null, unit: 'pinch' });
    await userEvent.type(dialog.getByLabelText('Quantity'), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ quantity: 3, unit: 'pinch' });
  },
};

const DATED = {
  name: 'Milk',
  quantity: 500,
  unit: 'ml',
  expires: '2026-11-27',
  isGuess: true,
  storage: 'fridge',
  isOpened: false,
} as const;

/** Expiry date and storage place. An untouched guess is not reported. */
export const WithDate: Story = {
  args: { ingredient: DATED, today: '2026-11-23' },
  play: async ({ args, step }) => {
    const dialog = await openDialog();
    const expires = dialog.getByRole('textbox', { name: 'Expires' });
    await step('a guess is left alone', async () => {
      await expect(expires).toHaveAccessibleDescription('About Friday, November 27, a guess');
      await userEvent.selectOptions(dialog.getByLabelText('Kept in'), 'Freezer');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Opened' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(args.onUpdate).toHaveBeenLastCalledWith({
        quantity: 500,
        unit: 'ml',
        storage: 'freezer',
        isOpened: true,
      });
    });
    await step('changed by typing, cleared by a chip', async () => {
      await userEvent.clear(expires);
      await userEvent.type(expires, 'sat');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(args.onUpdate).toHaveBeenLastCalledWith(
        expect.objectContaining({ expires: '2026-11-28' }),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'None' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expect(args.onUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ expires: null }));
    });
  },
};

/** An invalid date is not submitted, and the input is kept. */
export const WrongDate: Story = {
  args: { ingredient: DATED, today: '2026-11-23' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const expires = dialog.getByRole('textbox', { name: 'Expires' });
    await userEvent.clear(expires);
    await userEvent.type(expires, 'soonish');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(expires).toHaveAccessibleDescription('Not a date: try “Fri”, “3 days” or “3 Dec”');
    await expect(expires).toHaveValue('soonish');
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Removes: Story = {
  parameters: { proves: 'PANTRY-30' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Cancels: Story = {
  parameters: { proves: 'PANTRY-31' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Updating: Story = {
  parameters: { proves: 'PANTRY-29' },
  args: { pendingAction: 'update' },
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

/** Uncontrolled, with a trigger; Escape returns focus. */
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
