import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddIngredientsTable } from './index.ts';
import { addIngredientsTableGuide } from './add-ingredients-table.guide.ts';

const meta = {
  title: 'Pantry/Add ingredients table',
  component: AddIngredientsTable,
  parameters: { guide: addIngredientsTableGuide },
  args: {
    ingredientNames: [
      'Coriander leaves',
      'Coriander seeds',
      'Corn kernels',
      'Corn tortillas',
      'Cornflour',
      'Acorn squash',
      'Red lentils',
      'Tinned tomatoes',
    ],
    units: ['piece', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'can', 'clove'],
    onAdd: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddIngredientsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows without a name are left out; a quantity is optional; units are read in any case, singular or plural. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Red lentils');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 1' }), '500');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 1' }), 'g');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 3' }), ' Tinned tomatoes ');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 3' }), 'Cans');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { name: 'Red lentils', quantity: 500, unit: 'g' },
      { name: 'Tinned tomatoes', quantity: null, unit: 'can' },
    ]);
  },
};

/** From the first name to the pantry without a mouse: Enter takes the suggestion, then adds. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
    await userEvent.keyboard('cornf{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('Cornflour');
    await userEvent.tab();
    await userEvent.keyboard('250');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Unit, row 1' })).toHaveFocus();
    await userEvent.keyboard('g{Escape}{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ name: 'Cornflour', quantity: 250, unit: 'g' }]);
  },
};

/** Five suggestions at most, from the second letter on; arrows and Enter take one. */
export const Suggests: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('combobox', { name: 'Name, row 3' });
    await userEvent.type(name, 'c');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(name, 'or');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Coriander leaves',
      'Coriander seeds',
      'Corn kernels',
      'Corn tortillas',
      'Cornflour',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(name).toHaveValue('Coriander seeds');
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 3' });
    await userEvent.type(unit, 't');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['tsp', 'tbsp']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(unit).toHaveValue('tsp');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const SuggestionsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'cor');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Coriander leaves' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Three more, and the focus goes to the first of them. */
export const AddsRows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add more rows' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getByRole('combobox', { name: 'Name, row 6' })).toHaveFocus();
  },
};

/** What is wrong is said on its row, and the focus goes there; it goes away with the next letter. */
export const WrongRow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 2' }), 'Red lentils');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 2' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const quantity = canvas.getByRole('spinbutton', { name: 'Qty, row 2' });
    await expect(quantity).toHaveFocus();
    await expect(quantity).toBeInvalid();
    await expect(quantity).toHaveAccessibleDescription('Quantity must be greater than 0 if provided');
    await userEvent.clear(quantity);
    await expect(quantity).toBeValid();
    await userEvent.keyboard('500{Enter}');
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 2' });
    await expect(unit).toHaveFocus();
    await expect(unit).toHaveAccessibleDescription('Unit is required for all ingredients');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const NothingTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await expect(canvas.getByText('Please add at least one ingredient')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The row goes, and the focus to the one that took its place. On a phone an empty row is simply left out. */
export const RemovesRow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 2' }), 'Cornflour');
    const remove = canvas.queryByRole('button', { name: 'Remove row 1' });
    if (!remove) return;
    await userEvent.click(remove);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('Cornflour');
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Cornflour{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to add ingredients' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Failed to add ingredients')).toBeVisible();
  },
};

export const Cancels: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
