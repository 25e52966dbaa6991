import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResultsBar, type ResultsBarProps } from './index.ts';
import { resultsBarGuide } from './results-bar.guide.ts';

/** Pending for a moment after a press, then has nothing left to refresh. */
function Running(props: ResultsBarProps) {
  const [state, setState] = useState<'ready' | 'running' | 'done'>('ready');
  const refresh = () => {
    setState('running');
    setTimeout(() => setState('done'), 60);
  };
  return (
    <ResultsBar {...props} pending={state === 'running'} onRefresh={state === 'done' ? undefined : refresh} />
  );
}

const meta = {
  title: 'Recipes/Results bar',
  component: ResultsBar,
  parameters: { guide: resultsBarGuide },
  args: { page: 2, total: 29 },
} satisfies Meta<typeof ResultsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is a live region, announced whenever it changes. */
export const Playground: Story = {
  args: { onRefresh: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 - 29 of 29 recipes');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh matches' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  parameters: { proves: 'FILTER-19' },
  args: { onRefresh: fn(), pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh matches' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing new in the pantry, so no button. */
export const NothingToRefresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recipes...');
  },
};

/** The empty state below shows it visually. */
export const NoResults: Story = {
  parameters: { proves: 'LABEL-03' },
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No results$/);
  },
};

/** Results with avoided ingredients are hidden, with a note. */
export const SomeHidden: Story = {
  parameters: { proves: 'ALLERGY-02' },
  args: { avoidance: { things: ['nuts'], hidden: 12, onShownChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Showing 21 - 29 of 29 recipes 12 recipes with nuts hidden',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.avoidance?.onShownChange).toHaveBeenCalledWith(true);
  },
};

export const HiddenForSeveral: Story = {
  args: { avoidance: { things: ['nuts', 'eggs', 'fish'], hidden: 140, onShownChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('140 recipes with nuts, eggs, or fish hidden')).toBeVisible();
  },
};

/** All avoided ingredients are named, however many. */
export const HiddenForMany: Story = {
  args: {
    avoidance: {
      things: ['nuts', 'shellfish', 'dairy', 'eggs', 'soy', 'wheat', 'fish', 'sesame'],
      hidden: 1,
      onShownChange: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 recipe with nuts, shellfish, dairy, eggs, soy, wheat, fish, or sesame hidden'),
    ).toBeVisible();
  },
};

/** They are shown anyway. */
export const ShownAllTheSame: Story = {
  parameters: { proves: 'ALLERGY-02' },
  args: { avoidance: { things: ['nuts'], hidden: null, onShownChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide them' }));
    await expect(args.avoidance?.onShownChange).toHaveBeenCalledWith(false);
  },
};

/** The button disappears when done; focus stays in the bar. */
export const Keyboard: Story = {
  parameters: { proves: 'FILTER-20' },
  render: (args) => <Running {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvasElement.querySelector('[data-slot="results-bar"]')).toHaveFocus();
  },
};

/** When the results are hidden again and none match, the button disappears; focus stays in the bar. */
export const NothingToHide: Story = {
  parameters: { proves: 'ALLERGY-21' },
  render: function Hiding(args) {
    const [hidden, setHidden] = useState<number | null>(null);
    const onShownChange = () => setHidden(0);
    return <ResultsBar {...args} avoidance={{ things: ['nuts'], hidden, onShownChange }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="results-bar"]')).toHaveFocus();
  },
};

/** While the next results load the button is hidden; focus returns to it afterwards. */
export const HiddenAgainSlowly: Story = {
  parameters: { proves: 'ALLERGY-21' },
  render: function Hiding(args) {
    const [state, setState] = useState<'shown' | 'loading' | 'hidden'>('shown');
    const onShownChange = () => {
      setState('loading');
      setTimeout(() => setState('hidden'), 60);
    };
    return (
      <ResultsBar
        {...args}
        total={state === 'loading' ? undefined : 29}
        avoidance={
          state === 'loading'
            ? undefined
            : { things: ['nuts'], hidden: state === 'shown' ? null : 3, onShownChange }
        }
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-slot="results-bar"]')).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Show them' })).toHaveFocus();
  },
};
