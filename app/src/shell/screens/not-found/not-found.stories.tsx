import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRouter, inShell } from '../../../storybook/in-shell.tsx';
import NotFoundScreen from './not-found.screen.tsx';

/** An unknown URL: an empty plate and a link back. */
const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For people who are not logged in, or come from elsewhere. */
export const Alone: Story = {
  decorators: [inRouter],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the recipes' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const InTheShell: Story = { args: { inShell: true }, decorators: [inShell()] };
