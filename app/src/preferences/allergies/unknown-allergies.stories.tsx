import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import UnknownAllergies from './unknown-allergies.tsx';

/** Shown on every screen if the settings failed to load. */
const meta = {
  title: 'Screens/Unknown allergies',
  component: UnknownAllergies,
  args: { onRetry: fn(), pending: false },
} satisfies Meta<typeof UnknownAllergies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { proves: 'ALLERGY-10' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your allergies could not be checked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };
