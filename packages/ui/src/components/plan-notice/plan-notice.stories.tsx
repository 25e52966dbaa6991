import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PlanNotice, type PlanNoticeProps } from './index.ts';
import { planNoticeGuide } from './plan-notice.guide.ts';

const meta = {
  title: 'Meal plan/Plan notice',
  component: PlanNotice,
  parameters: { guide: planNoticeGuide },
  args: { onRefresh: fn(), onOpenChange: fn() },
} satisfies Meta<typeof PlanNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your pantry has changed since this plan was made.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** Allergies or preferences have changed since the plan was made. */
export const AfterChangeOfPreferences: Story = {
  args: { reason: 'preferences' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your preferences have changed since this plan was made.')).toBeVisible();
  },
};

/** A new plan replaced the old one, which can be restored for a day. */
export const Replaced: Story = {
  args: { reason: 'replaced' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your last plan is kept for a day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** A new plan is being generated: further presses do nothing. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refreshing...' });
    await userEvent.click(button);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The close button dismisses it, and focus stays in place: Tab moves on to what follows. */
export const Keyboard: Story = {
  args: { dismissible: true },
  render: (args) => (
    <>
      <PlanNotice {...args} />
      <a href="#next">Next on the page</a>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByText(/has changed/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

function Watched({ onOpenChange, ...rest }: PlanNoticeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change the pantry
      </Button>
      <PlanNotice
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

/** Controlled: it is mounted before it has a message, so the message is announced. */
export const AppearsLater: Story = {
  args: { dismissible: true },
  render: (args) => <Watched {...args} />,
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the pantry' }));
    await expect(status).toHaveTextContent(/has changed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(status).toBeEmptyDOMElement();
  },
};
