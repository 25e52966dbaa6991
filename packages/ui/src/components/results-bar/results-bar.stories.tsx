import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResultsBar } from './index.ts';

const meta = {
  title: 'Recipes/ResultsBar',
  component: ResultsBar,
  args: { page: 2, total: 29, refresh: 'ready', onRefresh: fn() },
} satisfies Meta<typeof ResultsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is a live region: a screen reader hears it when it changes. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 - 29 of 29 recipes');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh matches' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { refresh: 'running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh matches' })).toBeDisabled();
  },
};

/** Nothing new in the pantry: no button. */
export const NothingToRefresh: Story = {
  args: { refresh: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { total: undefined, refresh: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recipes...');
  },
};

export const NoResults: Story = {
  args: { page: 1, total: 0, refresh: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 - 0 of 0 recipes');
  },
};
