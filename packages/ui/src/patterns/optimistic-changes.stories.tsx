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

/** Try both: '+ Add' takes effect immediately, 'In Pantry' waits for the response. */
export const Playground: Story = {};

/** The addition shows before the server responds. */
export const AtOnce: Story = {
  args: { onStore: fn(never) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add garlic' }));
    await expect(await canvas.findByRole('button', { name: 'In Pantry, remove garlic' })).toBeVisible();
  },
};

/** Saving failed: the change is rolled back and a toast says so. Focus stays in the list. */
export const GoesBack: Story = {
  args: { onStore: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add garlic' }));
    await expect(await screen.findByText('Failed to add ingredients')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add garlic' })).toBeVisible());
  },
};

/** Removals wait: the row stays marked until the response arrives. */
export const RemovalWaits: Story = {
  args: { onStore: fn(never) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In Pantry, remove red lentils' }));
    await expect(args.onStore).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'In Pantry, remove red lentils' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '+ Add red lentils' })).toBeNull();
  },
};
