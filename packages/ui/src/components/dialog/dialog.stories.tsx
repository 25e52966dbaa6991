import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { dialogGuide } from './dialog.guide.ts';
import { Dialog } from './index.ts';

const footer = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Update</Button>
  </>
);
const remove = (
  <Button variant="danger">
    <Trash2 aria-hidden />
    Remove
  </Button>
);
const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { guide: dialogGuide },
  args: {
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    title: 'Create New List',
    children: <TextField label="List Name" />,
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, footerStart: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { footer } };

export const Open: Story = {
  args: { defaultOpen: true, title: 'Edit Ingredient', footer, footerStart: remove },
};

export const WithDescription: Story = {
  args: { defaultOpen: true, description: 'A list is a page of your own cookbook.', footer },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Create New List' })).toHaveAccessibleDescription(
      'A list is a page of your own cookbook.',
    );
  },
};

/** An overflowing body is focusable, so it can be scrolled with the arrow keys. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: 'What is in the pot',
    footer,
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Ladle {line + 1}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector('[data-slot="dialog-body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};

export const LongTitle: Story = {
  args: {
    defaultOpen: true,
    title: 'Recipes for evenings when nobody wants to cook and everybody is hungry',
    footer,
  },
  globals: phone,
};

/** While an action is pending, buttons that change data are disabled. */
export const Pending: Story = {
  args: {
    defaultOpen: true,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button pending>Creating...</Button>
      </>
    ),
  },
};

export const Keyboard: Story = {
  args: { footer },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('Enter on its button opens it, and focus moves inside', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Create New List' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('Tab cycles inside, in both directions', async () => {
      const dialog = screen.getByRole('dialog');
      for (const shift of [false, false, false, false, true, true, true]) {
        await userEvent.tab({ shift });
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('stops the page from scrolling without a style element', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
      await expect(
        document.querySelector('style[data-remove-scroll], style:not([data-vite-dev-id]):empty'),
      ).toBeNull();
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/**
 * With 200% text on a phone, a fixed header and footer would leave two lines for the body, so everything
 * scrolls.
 */
export const LargeText: Story = {
  args: {
    defaultOpen: true,
    description:
      'If you forget your password, Larder can email you a link. Your address is used for nothing else.',
    children: ['Name', 'Address', 'Password'].map((label) => <TextField key={label} label={label} />),
    footer,
  },
  globals: phone,
  play: async () => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    const dialog = await screen.findByRole('dialog', { name: 'Create New List' });
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(getComputedStyle(dialog).overflowY).toBe('auto');
    root.style.fontSize = before;
  },
};
