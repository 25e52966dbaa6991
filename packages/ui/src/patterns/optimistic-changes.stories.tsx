import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { toast } from '../components/toaster/index.ts';
import { RecipePantry } from './recipe-pantry.tsx';

const never = () => new Promise<void>(() => undefined);
const refuse = () => Promise.reject(new Error('refused'));

const meta = {
  title: 'Patterns/Optimistic changes',
  component: RecipePantry,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  beforeEach: () => toast.clear,
  args: { onStore: fn(async () => undefined) },
} satisfies Meta<typeof RecipePantry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Try both ways: '+ Add' counts at once, 'In Pantry' waits for the answer. */
export const Playground: Story = {};

/** What was added is there before anybody has answered. */
export const AtOnce: Story = {
  args: { onStore: fn(never) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add garlic' }));
    await expect(await canvas.findByRole('button', { name: 'In Pantry, remove garlic' })).toBeVisible();
  },
};

/** It could not be kept: it goes back to what it was, and a toast says so. The focus stays in the list. */
export const GoesBack: Story = {
  args: { onStore: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add garlic' }));
    await expect(await screen.findByText('Failed to add ingredients')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add garlic' })).toBeVisible());
  },
};

/** What takes something away waits: the row stays marked until the answer is there. */
export const RemovalWaits: Story = {
  args: { onStore: fn(never) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In Pantry, remove red lentils' }));
    await expect(args.onStore).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'In Pantry, remove red lentils' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '+ Add red lentils' })).toBeNull();
  },
};
