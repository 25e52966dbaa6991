import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { conflictNoticeGuide } from './conflict-notice.guide.ts';
import { ConflictNotice, type ConflictNoticeProps } from './index.ts';

const meta = {
  title: 'Components/Conflict notice',
  component: ConflictNotice,
  parameters: { guide: conflictNoticeGuide },
  args: { conflicts: [{ field: 'Spice Tolerance', value: 'Hot' }], onResolve: fn() },
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('group', { name: 'Changed on another device' });
    await expect(notice).toHaveAccessibleDescription('Spice Tolerance is now Hot.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Mine' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the Other' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('theirs');
  },
};

/** Only fields that both devices changed are named; null is a field that was cleared. */
export const SeveralFields: Story = {
  args: {
    conflicts: [
      { field: 'Quantity', value: '5 pieces' },
      { field: 'Expires', value: null },
    ],
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(['Quantity is now 5 pieces.', 'Expires is now empty.']);
  },
};

/** The choice is being saved. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const mine = canvas.getByRole('button', { name: 'Keep Mine' });
    await expect(mine).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(mine);
    await expect(mine).toHaveFocus();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

export const LongValue: Story = {
  args: {
    conflicts: [
      { field: 'Description', value: 'Slow and worth it, for the Sundays on which it rains. '.repeat(8) },
    ],
  },
};

/** Appears when its button is pressed, and again when another question follows. */
function Asking({ conflicts, ...rest }: ConflictNoticeProps) {
  const [asked, setAsked] = useState<ConflictNoticeProps['conflicts'] | null>(null);
  return (
    <>
      <Button onClick={() => setAsked([...conflicts])}>Save</Button>
      {asked && <ConflictNotice {...rest} conflicts={asked} />}
    </>
  );
}

/** Focus goes to the question, and on to its answers. */
export const Keyboard: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas }) => {
    const notice = () => canvas.getByRole('group', { name: 'Changed on another device' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(notice()).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep Mine' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use the Other' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(notice()).toHaveFocus();
  },
};

export const OtherWords: Story = {
  args: {
    labels: {
      title: 'Auf einem anderen Gerät geändert',
      now: (field, value) => `${field}: jetzt ${value}`,
      mine: 'Meine Angaben behalten',
      theirs: 'Die anderen übernehmen',
    },
  },
};
