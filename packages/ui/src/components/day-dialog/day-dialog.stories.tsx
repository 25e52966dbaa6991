import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_DAYS } from '../../testing/story-week.ts';
import { Button } from '../button/index.ts';
import { dayDialogGuide } from './day-dialog.guide.ts';
import { DayDialog } from './index.ts';

const meta = {
  title: 'Meal plan/Day dialog',
  component: DayDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Move Bibimbap with Gochujang',
    description: 'If that day has a meal, the two swap places.',
    state: { status: 'ready', days: STORY_DAYS },
    today: '2026-11-24',
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { guide: dayDialogGuide, docs: { story: { inline: false, height: '42rem' } } },
} satisfies Meta<typeof DayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const saturday = dialog.getByRole('button', { name: /^Sat, Nov 28/ });
    await expect(saturday).toHaveAccessibleDescription('Stoofvlees with Fries');
    const monday = dialog.getByRole('button', { name: /^Mon, Nov 23/ });
    await expect(monday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(monday);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(saturday);
    await expect(args.onChoose).toHaveBeenCalledWith('sat');
  },
};

/** Leftovers go to a meal of a day. */
export const WithSlots: Story = {
  args: {
    title: 'Cook Bibimbap double',
    description: 'When do you eat the rest? It keeps for three days.',
    state: {
      status: 'ready',
      days: [
        { id: '26 lunch', date: '2026-11-26', slot: 'lunch' },
        { id: '26 dinner', date: '2026-11-26', slot: 'dinner', free: 'nothing' },
        { id: '27 lunch', date: '2026-11-27', slot: 'lunch' },
        { id: '27 dinner', date: '2026-11-27', slot: 'dinner', taken: 'Stoofvlees with Fries' },
      ],
    },
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: /^Fri, Nov 27 Lunch/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('27 lunch');
  },
};

export const Keyboard: Story = {
  args: { open: undefined, trigger: <Button>Move</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    const thursday = dialog.getByRole('button', { name: /^Thu, Nov 26/ });
    for (let step = 0; step < 8 && document.activeElement !== thursday; step += 1) await userEvent.tab();
    await expect(thursday).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('thu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move' })).toHaveFocus());
  },
};

/** A choice is being saved: no other can be made. */
export const Choosing: Story = {
  args: { pendingIds: ['thu'] },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Saving...');
    await expect(dialog.getByRole('button', { name: /^Thu, Nov 26/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /^Sat, Nov 28/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The server refused the choice, and says why. */
export const Refused: Story = {
  args: { error: 'Bibimbap needs a stove, which your kitchen does not have.' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(/^Bibimbap needs a stove/)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', text: 'Larder takes too long to answer.' } },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
