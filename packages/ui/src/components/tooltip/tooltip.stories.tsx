import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPlus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { Tooltip } from './index.ts';
import { tooltipGuide } from './tooltip.guide.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { guide: tooltipGuide },
  args: {
    text: 'Counts as there in every recipe',
    trigger: <Button variant="secondary">Staples</Button>,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hover over the button, or move the focus to it. */
export const Playground: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Staples' });
    await expect(button).toHaveAccessibleDescription('Counts as there in every recipe');
    const panel = document.querySelector('[data-slot="tooltip"]');
    await waitFor(() =>
      expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
};

export const Hovered: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Staples' });
    await step('it opens after a moment', async () => {
      await userEvent.hover(button);
      await expect(screen.queryByRole('tooltip')).toBeNull();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Counts as there');
    });
    await step('a press closes it', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** Only keyboard focus opens it, and at once. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Staples' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** A button that has one can open a menu as well. */
export const OnAMenuButton: Story = {
  render: (args) => (
    <Menu trigger={<Tooltip {...args} />}>
      <MenuItem>Add salt</MenuItem>
    </Menu>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Staples' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Add salt' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The panel is painted above an open popover. */
export const InAPopover: Story = {
  render: (args) => (
    <Popover label="More" trigger={<Button>More</Button>}>
      <p>Kept in the cupboard, whatever is cooked</p>
      <Tooltip {...args} />
      <p>They are on no shopping list</p>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.hover(await screen.findByRole('button', { name: 'Staples' }));
    await screen.findByRole('tooltip');
    const panel = document.querySelector('[data-slot="tooltip"]')!;
    await waitFor(async () => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(panel);
    });
  },
};

/** The name of an icon, for those who see it. A screen reader says it once. */
export const NameOfAnIcon: Story = {
  args: {
    text: 'Add to list',
    asName: true,
    defaultOpen: true,
    trigger: (
      <IconButton label="Add to list" variant="solid">
        <ListPlus aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to list' });
    await expect(button).not.toHaveAccessibleDescription();
  },
};

/** Without room above, it opens below; it keeps away from the window's edges. */
export const AtTheEdge: Story = {
  args: { defaultOpen: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Staples' });
    const panel = document.querySelector('[data-slot="tooltip"]');
    await waitFor(async () => {
      const { top, right } = panel!.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

/** Words that no line can hold are broken. */
export const LongWord: Story = {
  args: { defaultOpen: true, text: 'Donaudampfschifffahrtsgesellschaftskapitänsbrot' },
  globals: { viewport: { value: 'narrow' } },
};

/** If the caller keeps it closed, it stays closed. */
export const StaysClosed: Story = {
  args: { open: false },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
