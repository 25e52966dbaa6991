import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Sheet, SheetBody, SheetFrame, SheetHeader } from './index.ts';
import { sheetGuide } from './sheet.guide.ts';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { guide: sheetGuide },
  args: {
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    title: 'Filter Recipes',
    children: <p>Everything that narrows the list.</p>,
    footer: (
      <>
        <Button variant="ghost">Clear All</Button>
        <Button>Apply Filters</Button>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

export const Bottom: Story = { args: { defaultOpen: true }, globals: phone };

export const Start: Story = { args: { defaultOpen: true, side: 'start', footer: undefined } };

/** In right-to-left layouts it slides in from the right. */
export const StartRightToLeft: Story = { ...Start, globals: { direction: 'rtl' } };

export const WithDescription: Story = {
  args: { defaultOpen: true, description: 'Nothing counts until it is applied.' },
  globals: phone,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Nothing counts until it is applied.',
    );
  },
};

/** Title and actions stay in reach while the rest scrolls. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Shelf {line + 1}</p>),
  },
  globals: phone,
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Apply Filters' });
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** The parts alone: no footer, a custom body. */
export const Recomposed: Story = {
  render: ({ trigger }) => (
    <SheetFrame trigger={trigger} side="start" defaultOpen>
      <SheetHeader title="On the stove" labels={{ close: 'Back to the kitchen' }} />
      <SheetBody>Two pots and a pan.</SheetBody>
    </SheetFrame>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'On the stove' })).toHaveTextContent('Two pots');
    const close = screen.getByRole('button', { name: 'Back to the kitchen' });
    await waitFor(() => expect(close).toBeVisible());
  },
};

export const Closing: Story = {
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('by its close button', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('by pressing outside', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Filter Recipes' });
      await userEvent.click(document.documentElement);
      await gone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('Enter opens it, and Tab stays inside', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: 'Filter Recipes' });
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
      for (const shift of [false, false, false, false, true, true]) {
        await userEvent.tab({ shift });
        await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
