import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Popover } from './index.ts';
import { popoverGuide } from './popover.guide.ts';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { guide: popoverGuide },
  args: {
    label: 'Notifications',
    align: 'start',
    trigger: (
      <IconButton label="Notifications" variant="solid">
        <Bell aria-hidden />
      </IconButton>
    ),
    onOpenChange: fn(),
    children: 'No notifications yet',
  },
  argTypes: { trigger: { control: false } },
  decorators: [(Story) => <div style={{ minHeight: '8rem' }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    await expect(panel).toHaveTextContent('No notifications yet');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom,
    );
  },
};

export const StartsOpen: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Controlled: the content can close it. */
export const Controlled: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <Popover {...args} open={open} onOpenChange={setOpen}>
        <Button size="small" variant="secondary" onClick={() => setOpen(false)}>
          Understood
        </Button>
      </Popover>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** If the caller keeps it closed, it stays closed. */
export const StaysClosed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const PressOutside: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(trigger);
    await canvas.findByRole('dialog');
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children:
      'Three things in the pantry are best used this week: the spinach, the open cream, and what is left of the Donaudampfschifffahrtsbrot.',
  },
};

export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: Open.play!,
};

/** In right-to-left layouts it aligns with the other edge. */
export const RightToLeft: Story = { ...AtTheEnd, globals: { direction: 'rtl' } };

/** After a pinch, or with an on-screen keyboard, it stays in the part of the page that is visible, and follows it. */
export const VisiblePart: Story = {
  args: { defaultOpen: true, children: 'Three things in the pantry are best used this week.' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    const view = window.visualViewport!;
    const show = (part: Partial<Record<'offsetLeft' | 'offsetTop' | 'width' | 'height', number>>) => {
      for (const [name, value] of Object.entries(part))
        Object.defineProperty(view, name, { configurable: true, value });
      view.dispatchEvent(new Event('scroll'));
      return panel.getBoundingClientRect();
    };
    try {
      const { left, top } = show({ offsetLeft: 30, width: 330, offsetTop: 0, height: 300 });
      await expect(left).toBe(38);
      const moved = show({ offsetLeft: 50, offsetTop: 10 });
      await expect(moved.left).toBe(58);
      await expect(moved.top).toBe(top);
      await expect(show({ height: 80 }).bottom).toBeLessThanOrEqual(82);
    } finally {
      for (const name of ['offsetLeft', 'offsetTop', 'width', 'height']) Reflect.deleteProperty(view, name);
      view.dispatchEvent(new Event('scroll'));
    }
  },
};

export const Keyboard: Story = {
  args: { children: <Button size="small">See all</Button> },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await step('Enter opens it, and focus moves to its first control', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('dialog');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'See all' })).toHaveFocus());
    });
    await step('its button closes it again', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};
