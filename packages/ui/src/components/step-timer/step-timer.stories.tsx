import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepTimer } from './index.ts';
import { stepTimerGuide } from './step-timer.guide.ts';

/** The clock of the stories stands still. */
const NOW = Date.UTC(2026, 10, 24, 18);

const meta = {
  title: 'Recipes/Step timer',
  component: StepTimer,
  parameters: { guide: stepTimerGuide },
  args: {
    name: 'Step 3: 20 minutes',
    endsAt: NOW + 754_000,
    now: () => NOW,
    onPause: fn(),
    onResume: fn(),
    onExtend: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof StepTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:34');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the timer: Step 3: 20 minutes' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '+1 min: Step 3: 20 minutes' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the timer: Step 3: 20 minutes' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { endsAt: null, remaining: 3675 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:01:15');
    await userEvent.click(canvas.getByRole('button', { name: /^Resume/ }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Its end is announced, and can be put off by a minute. */
export const Ended: Story = {
  args: { endsAt: NOW - 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Time’s up: Step 3: 20 minutes');
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time’s up');
    await expect(canvas.queryByRole('button', { name: /^Pause/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^\+1 min/ })).toBeEnabled();
  },
};

/** It counts on its own. */
export const Running: Story = {
  render: (args) => <StepTimer {...args} endsAt={Date.now() + 1500} now={Date.now} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toBeInTheDocument();
  },
};

export const LongName: Story = {
  args: { name: 'Step 12: simmer the lamb with the apricots and the cinnamon for 1 hour and 30 minutes' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
