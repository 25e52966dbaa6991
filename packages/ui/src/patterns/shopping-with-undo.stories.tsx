import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { toast } from '../components/toaster/index.ts';
import { STORY_SHOPPING } from '../testing/story-shopping.ts';
import { ShoppingWithUndo } from './shopping-with-undo.tsx';

const meta = {
  title: 'Patterns/Shopping list with undo',
  component: ShoppingWithUndo,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  beforeEach: () => toast.clear,
  args: {
    items: STORY_SHOPPING.filter(({ category }) => category === 'Produce').slice(0, 3),
    added: STORY_SHOPPING.filter(({ category }) => category === 'Dairy'),
  },
} satisfies Meta<typeof ShoppingWithUndo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each check is a change of its own. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Limes/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Avocados/ }));
    await userEvent.click(undo);
    await expect(canvas.getByRole('checkbox', { name: /Limes/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Avocados/ })).not.toBeChecked();
  },
};

/** Undoing a purchase puts it back into the basket, and leaves what was added since. */
export const Bought: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Limes/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Bought it/ }));
    await expect(canvas.queryByRole('checkbox', { name: /Limes/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a dinner' }));
    const message = (await screen.findByText('Bought: Limes')).closest<HTMLElement>(
      '[data-slot="toaster-message"]',
    )!;
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('checkbox', { name: /Limes/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Butter/ })).not.toBeChecked();
  },
};

export const Empty: Story = { args: { items: [] } };
