import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { StepTimer } from '../step-timer/index.ts';
import { CookMode, type CookModeProps, type CookStep } from './index.ts';
import { cookModeGuide } from './cook-mode.guide.ts';

const FRY = 'Fry the onion in the oil over medium heat for 8 minutes, until soft and golden at the edges.';
const SIMMER =
  'Add the lentils and the stock and simmer, lid ajar, for 25 minutes, then stir in the spinach for 2 minutes.';

/** Times are given by what they say. */
const times = (text: string, ...said: [string, number][]) =>
  said.map(([part, seconds]) => ({
    seconds,
    from: text.indexOf(part),
    to: text.indexOf(part) + part.length,
  }));

const STEPS: readonly CookStep[] = [
  {
    text: FRY,
    needs: [
      { name: 'onion', quantity: 2, unit: 'piece' },
      { name: 'olive oil', quantity: 1.5, unit: 'tbsp' },
    ],
    times: times(FRY, ['8 minutes', 480]),
  },
  {
    text: SIMMER,
    needs: [
      { name: 'red lentils', quantity: 250, unit: 'g' },
      { name: 'vegetable stock', quantity: 900, unit: 'ml' },
      { name: 'spinach', quantity: 200, unit: 'g' },
    ],
    times: times(SIMMER, ['25 minutes', 1500], ['2 minutes', 120]),
  },
  { text: 'Taste, season and serve.' },
];

/** Keeps the step, as an app does. */
function Cooking({ step: first, onStepChange, ...props }: CookModeProps) {
  const [step, setStep] = useState(first);
  return (
    <CookMode
      {...props}
      step={step}
      onStepChange={(to) => {
        setStep(to);
        onStepChange(to);
      }}
      style={{ blockSize: '100vh' }}
    />
  );
}

const meta = {
  title: 'Recipes/Cook mode',
  component: CookMode,
  parameters: { guide: cookModeGuide, layout: 'fullscreen' },
  args: {
    title: 'Lentil and spinach soup',
    steps: STEPS,
    step: 0,
    onStepChange: fn(),
    onStartTimer: fn(),
    onClose: fn(),
    end: <Button>Cooked it</Button>,
  },
  render: (args) => <Cooking {...args} />,
} satisfies Meta<typeof CookMode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'For this step' })).toHaveTextContent('1½ tbsp olive oil');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Start a timer: 8 minutes' }));
    await expect(args.onStartTimer).toHaveBeenCalledWith(expect.objectContaining({ seconds: 480 }), 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Start a timer: 25 minutes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close cook mode' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Arrow keys turn the steps wherever the focus is, and stop at both ends. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onStepChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('Step 3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Cooked it' })).toBeVisible();
    await expect(args.onStepChange).toHaveBeenCalledTimes(3);
  },
};

/** A finger that moves to the left pulls in the next step, wherever it begins: on a time or on a timer too. */
export const Swipes: Story = {
  args: { timers: <StepTimer name="Step 1: 8 minutes" endsAt={null} remaining={480} onStop={fn()} /> },
  play: async ({ args, canvas }) => {
    // userEvent takes every touch after the first for a second finger.
    const finger = { pointerType: 'touch', isPrimary: true };
    const swipe = async (target: HTMLElement, from: number, to: number) => {
      await fireEvent.pointerDown(target, { ...finger, clientX: from, clientY: 300 });
      await fireEvent.pointerUp(target, { ...finger, clientX: to, clientY: 310 });
    };
    await swipe(canvas.getByText(/^Fry the onion/), 300, 120);
    await expect(await canvas.findByText('Step 2 of 3')).toBeVisible();
    await swipe(canvas.getByText('8:00'), 120, 300);
    await expect(await canvas.findByText('Step 1 of 3')).toBeVisible();
    await swipe(canvas.getByRole('button', { name: 'Start a timer: 8 minutes' }), 300, 120);
    await expect(await canvas.findByText('Step 2 of 3')).toBeVisible();
    // A tap is no swipe.
    await userEvent.click(canvas.getByRole('button', { name: 'Start a timer: 25 minutes' }));
    await expect(args.onStartTimer).toHaveBeenLastCalledWith(expect.objectContaining({ seconds: 1500 }), 1);
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
  },
};

/** Two things on the stove. */
export const WithTimers: Story = {
  args: {
    step: 1,
    timers: (
      <>
        <StepTimer name="Step 1: 8 minutes" endsAt={0} now={() => 0} />
        <StepTimer name="Step 2: 25 minutes" endsAt={null} remaining={1102} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Timers' })).toHaveTextContent('18:22');
  },
};

export const End: Story = {
  args: { step: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All done', { selector: '[data-slot="cook-mode-end"] *' })).toBeVisible();
    // Nothing follows it.
    await expect(canvas.queryByRole('button', { name: /Finish|Next/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByText('Taste, season and serve.')).toBeVisible();
    // The button that leads there is gone, and focus stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByText('All done', { selector: '[data-slot="cook-mode-end"] *' })).toBeVisible();
    await expect(document.activeElement).toHaveAttribute('data-slot', 'cook-mode-end');
  },
};

/** Without timers, times are plain text. */
export const NoTimers: Story = {
  render: (args) => <Cooking {...args} onStartTimer={undefined} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Start a timer/ })).toBeNull(),
};

/** The arrows and the keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
  },
};
