import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LISTS, LIST_PICTURES } from '../../../storybook/fixtures-lists.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { withAllergies } from '../../../storybook/with-allergies.tsx';
import { ListsView } from './lists.view.tsx';

/** My Recipe Lists in every state. */
const meta = {
  title: 'Screens/Lists',
  component: ListsView,
  decorators: [inShell('/dashboard/lists')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', lists: LISTS, pendingIds: [] },
    pictures: LIST_PICTURES,
    onSeen: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { proves: 'LISTS-02 LISTS-04 LISTS-05 LISTS-06 LISTS-07 ROLE-04' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const defaults = within(screen.getByRole('region', { name: 'Default Lists' }));
    await expect(defaults.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await expect(defaults.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Sunday pots' }));
    await expect(args.onEdit).toHaveBeenCalledWith('sunday');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Sunday pots' }));
    await expect(args.onDelete).toHaveBeenCalledWith('sunday');
    await userEvent.click(screen.getByRole('button', { name: 'Create New List' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    // Seen once the browser has observed the card, which a busy one does late.
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith('favorites'));
  },
};

/** Recipes on the lists contain something the cook avoids. */
export const Avoided: Story = {
  parameters: { proves: 'ALLERGY-17' },
  decorators: [withAllergies('eggs', 'nuts')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2 dishes contain eggs, which you avoid')[0]).toBeVisible();
    await expect(canvas.getAllByText('1 dish may contain nuts, which you avoid')[0]).toBeVisible();
  },
};

/** Pictures arrive after the lists, for the cards in view. */
export const PicturesOnTheirWay: Story = { args: { pictures: new Map() } };

export const Deleting: Story = {
  args: { state: { status: 'ready', lists: LISTS, pendingIds: ['sunday'] } },
};

export const NoListsYet: Story = {
  parameters: { proves: 'LISTS-10 LISTS-11 LISTS-12' },
  args: { state: { status: 'ready', lists: LISTS.slice(0, 1), pendingIds: [] } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('No custom lists yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create your first list' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  parameters: { proves: 'LISTS-13' },
  args: { state: { status: 'error' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Error loading lists')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
