import { UNIT_NAMES } from '@larder/domain';
import { AddIngredientsTable } from '@larder/ui/add-ingredients-table';
import { Button } from '@larder/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PANTRY } from '../../storybook/fixtures.ts';
import { inShell } from '../../storybook/in-shell.tsx';
import { onPhone } from '../../storybook/on-phone.ts';
import { PantryView } from './pantry.view.tsx';

/** Pantry management in each of its states. */
const meta = {
  title: 'Screens/Pantry',
  component: PantryView,
  decorators: [inShell('/dashboard/pantry')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', items: PANTRY, pendingIds: [] },
    added: null,
    addMode: null,
    onAddMode: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onFindRecipes: fn(),
  },
} satisfies Meta<typeof PantryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByRole('searchbox'), 'RICE');
    await expect(await screen.findAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Basmati rice' }));
    await expect(args.onEdit).toHaveBeenCalledWith(PANTRY[0]?.id);
    await userEvent.type(screen.getByRole('searchbox'), ' cake');
    await expect(await screen.findByText('Nothing by that name')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await expect(await screen.findAllByRole('button', { name: /^Edit/ })).toHaveLength(PANTRY.length);
  },
};

/** The banner comes into a live region that was there in the add mode: else it would not be read out. */
export const JustAdded: Story = {
  args: { added: 3 },
  render: function Render(args) {
    const [isAdding, setAdding] = useState(true);
    return (
      <PantryView
        {...args}
        added={isAdding ? null : args.added}
        addMode={isAdding ? <Button onClick={() => setAdding(false)}>Add to Pantry</Button> : null}
      />
    );
  },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const banner = await canvas.findByText('Successfully added 3 ingredient(s) to your pantry');
    await expect(regions).toContain(banner.closest('[role="status"]'));
  },
};

export const Deleting: Story = {
  args: { state: { status: 'ready', items: PANTRY, pendingIds: [PANTRY[1]?.id ?? ''] } },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Your First Ingredient' }));
    await expect(args.onAddMode).toHaveBeenCalledWith(true);
  },
};

export const Adding: Story = {
  args: {
    addMode: (
      <AddIngredientsTable
        ingredientNames={['basmati rice', 'brown rice', 'rice vinegar']}
        units={UNIT_NAMES}
        onAdd={fn()}
        onCancel={fn()}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to Pantry View' }));
    await expect(args.onAddMode).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Failed to load pantry items')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadyOnPhone: Story = onPhone(Ready);
export const JustAddedOnPhone: Story = onPhone(JustAdded);
export const DeletingOnPhone: Story = onPhone(Deleting);
export const EmptyOnPhone: Story = onPhone(Empty);
export const AddingOnPhone: Story = onPhone(Adding);
export const LoadingOnPhone: Story = onPhone(Loading);
export const FailedOnPhone: Story = onPhone(Failed);
