import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    open: false,
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
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Sheet {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Bottom: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };

export const Start: Story = { args: { open: true, side: 'start', footer: undefined } };

export const Closing: Story = {
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('by its cross', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('by Escape', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Filter Recipes' });
      await userEvent.keyboard('{Escape}');
      await gone();
    });
    await step('by a press outside', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Filter Recipes' });
      await userEvent.click(document.documentElement);
      await gone();
    });
  },
};
