import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const COPIED = 'Shopping list copied to clipboard!';
const FAILED = 'Failed to delete item. Please try again.';

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  beforeEach: () => toast.clear,
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', minHeight: '12rem', alignItems: 'start', flexWrap: 'wrap' }}>
      <Button variant="secondary" onClick={() => toast.success(COPIED)}>
        Copy
      </Button>
      <Button variant="danger" onClick={() => toast.failure(FAILED)}>
        Fail
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(COPIED);
  },
};

export const Failure: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  },
};

export const LeavingByItself: Story = {
  args: { duration: 50 },
  play: async () => {
    toast.success(COPIED);
    toast.failure(FAILED);
    await screen.findByText(COPIED);
    await waitFor(() => expect(screen.queryByText(COPIED)).toBeNull());
    await expect(screen.getByText(FAILED)).toBeVisible();
  },
};

export const StandingStill: Story = {
  args: { duration: 150 },
  play: async ({ canvasElement, step }) => {
    await step('focus on the cross holds the message', async () => {
      toast.success(COPIED);
      const cross = await screen.findByRole('button', { name: 'Dismiss' });
      cross.focus();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(screen.getByText(COPIED)).toBeVisible();
    });
    await step('Escape takes it away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(canvasElement).queryByText(COPIED)).toBeNull());
    });
  },
};

export const ThreeAtMost: Story = {
  play: async ({ canvasElement }) => {
    for (const text of ['Rice added', 'Beans added', 'Cumin added', 'Eggs added', 'Eggs added'])
      toast.success(text);
    await waitFor(() => expect(within(canvasElement).getAllByRole('status')).toHaveLength(3));
    await expect(within(canvasElement).queryByText('Rice added')).toBeNull();
    await expect(within(canvasElement).getAllByText('Eggs added')).toHaveLength(1);
  },
};
