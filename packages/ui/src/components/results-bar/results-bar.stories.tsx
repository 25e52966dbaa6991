import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResultsBar, type ResultsBarProps } from './index.ts';
import { resultsBarGuide } from './results-bar.guide.ts';

/** Runs for a moment when it is pressed, then has nothing more to refresh. */
function Running(props: ResultsBarProps) {
  const [refresh, setRefresh] = useState(props.refresh);
  return (
    <ResultsBar
      {...props}
      refresh={refresh}
      onRefresh={() => {
        setRefresh('running');
        setTimeout(() => setRefresh('hidden'), 60);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Results bar',
  component: ResultsBar,
  parameters: { guide: resultsBarGuide },
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
    await expect(canvas.getByRole('button', { name: 'Refresh matches' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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

/** The button goes when it is done; the focus stays in the bar. */
export const Keyboard: Story = {
  render: (args) => <Running {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvasElement.querySelector('[data-slot="results-bar"]')).toHaveFocus();
  },
};
