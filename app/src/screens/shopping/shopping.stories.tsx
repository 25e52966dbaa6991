import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShell } from '../../storybook/in-shell.tsx';
import { onPhone } from '../../storybook/on-phone.ts';
import { ShoppingView } from './shopping.view.tsx';

/** The place of a shopping list that is still to come. */
const meta = {
  title: 'Screens/Shopping',
  component: ShoppingView,
  decorators: [inShell('/dashboard/shopping')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShoppingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This feature is under construction')).toBeVisible();
    await expect(canvas.getByText('Check back soon!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop for your meal plan' })).toHaveAttribute(
      'href',
      '/dashboard/meal-plan?tab=shopping',
    );
  },
};

export const SoonOnPhone: Story = onPhone(Soon);
