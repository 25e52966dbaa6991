import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expiredNoticeGuide } from './expired-notice.guide.ts';
import { ExpiredNotice, type ExpiredNoticeProps } from './index.ts';

function Kept({ items, onStillGood, onUsedUp, onThrownAway, ...rest }: ExpiredNoticeProps) {
  const [kept, setKept] = useState(items);
  const answer = (report: (id: string) => void) => (id: string) => {
    setKept(kept.filter((item) => item.id !== id));
    report(id);
  };
  return (
    <ExpiredNotice
      {...rest}
      items={kept}
      onStillGood={answer(onStillGood)}
      onUsedUp={answer(onUsedUp)}
      onThrownAway={answer(onThrownAway)}
    />
  );
}

const meta = {
  title: 'Pantry/Expired notice',
  component: ExpiredNotice,
  parameters: { guide: expiredNoticeGuide },
  args: {
    today: '2026-11-23',
    items: [
      { id: 'milk', name: 'Milk', expires: '2026-11-20' },
      { id: 'ham', name: 'Ham', expires: '2026-11-22' },
    ],
    onStillGood: fn(),
    onUsedUp: fn(),
    onThrownAway: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ExpiredNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each answer removes its item; focus moves to the next. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Milk expired on Friday.')).toBeVisible();
    await expect(canvas.getByText('Ham expired yesterday.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Used up: Milk' }));
    await expect(args.onUsedUp).toHaveBeenCalledWith('milk');
    await expect(canvas.getByRole('button', { name: 'Still good: Ham' })).toHaveFocus();
  },
};

/** After the last answer, focus stays where the notice was. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStillGood).toHaveBeenCalledWith('milk');
    await expect(canvas.getByRole('button', { name: 'Still good: Ham' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onThrownAway).toHaveBeenCalledWith('ham');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** Three at a time; the rest on request. */
export const Many: Story = {
  args: {
    items: ['Milk', 'Ham', 'Spinach', 'Cream', 'Yoghurt'].map((name, index) => ({
      id: name,
      name,
      expires: `2026-11-${10 + index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Pending: Story = {
  args: { pendingIds: ['milk'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Still good: Milk' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onStillGood).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
