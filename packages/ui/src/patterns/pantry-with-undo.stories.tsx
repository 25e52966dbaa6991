import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toast } from '../components/toaster/index.ts';
import { PantryWithUndo } from './pantry-with-undo.tsx';

const ITEMS = [
  { id: 'eggs', name: 'Eggs', quantity: 6, unit: 'piece' },
  { id: 'milk', name: 'Milk', quantity: 500, unit: 'ml' },
  { id: 'rice', name: 'Rice', quantity: 1, unit: 'kg' },
];

const meta = {
  title: 'Patterns/Pantry with undo',
  component: PantryWithUndo,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  beforeEach: () => toast.clear,
  args: {
    items: ITEMS,
    bought: [
      { id: 'milk', name: 'Milk', quantity: 1, unit: 'l' },
      { id: 'spinach', name: 'Spinach', quantity: 400, unit: 'g' },
    ],
  },
} satisfies Meta<typeof PantryWithUndo>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) => canvas.getByText(name).closest('li')!;

/** What is there is added up, in the unit that is there. Undo takes back the latest change. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Put the shopping away' }));
    await expect(rowOf(canvas, 'Milk')).toHaveTextContent('1,500 ml');
    await expect(rowOf(canvas, 'Spinach')).toHaveTextContent('400 g');
    await userEvent.click(undo);
    await expect(rowOf(canvas, 'Milk')).toHaveTextContent('500 ml');
    await expect(canvas.queryByText('Spinach')).toBeNull();
  },
};

/** Undoing an early change leaves the later ones: the eggs come back, and the milk is still bought. */
export const InAnyOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Eggs' }));
    await expect(canvas.queryByText('Eggs')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put the shopping away' }));
    const message = (await screen.findByText('Removed from your pantry')).closest<HTMLElement>(
      '[data-slot="toaster-message"]',
    )!;
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    await expect(rowOf(canvas, 'Eggs')).toHaveTextContent('6');
    await expect(rowOf(canvas, 'Milk')).toHaveTextContent('1,500 ml');
  },
};

/** A change of a few fields is one change. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Rice' }));
    const quantity = await screen.findByLabelText('Quantity');
    await waitFor(() => expect(quantity).toHaveFocus());
    await userEvent.keyboard('3');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent('3 kg');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent('1 kg');
  },
};

/** An empty pantry is a list of no items. What was removed can still be undone. */
export const Empty: Story = {
  args: { items: [{ id: 'eggs', name: 'Eggs', quantity: 6, unit: 'piece' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Eggs' }));
    await expect(canvas.getByRole('heading', { name: 'Nothing in the pantry' })).toBeVisible();
  },
};
