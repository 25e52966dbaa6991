import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RecipeResults } from './recipe-results.tsx';

const meta = {
  title: 'Patterns/Empty and error states',
  component: RecipeResults,
  tags: ['!autodocs'],
  args: { state: 'empty', onAct: fn() },
} satisfies Meta<typeof RecipeResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing here yet: the jar is empty, and the button is the first step. */
export const FirstUse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Your First Ingredient' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

/** Nothing matches: suggest a broader search. */
export const NothingFound: Story = { args: { state: 'none-found' } };

/** Loading failed. Announced immediately, with a retry button; the content then replaces it. */
export const Failed: Story = {
  args: { state: 'failed' },
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return <RecipeResults state={state} onAct={() => setState('ready')} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load recipes');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Reloading failed, but older content is available: show a banner and keep the content. */
export const OldButThere: Story = {
  args: { state: 'stale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These are from your last visit.');
    await expect(canvas.getByRole('heading', { name: 'Dal Tadka' })).toBeVisible();
  },
};
