import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ErrorState } from './error-state.tsx';
import { errorStateGuide } from './error-state.guide.ts';

const meta = {
  title: 'Components/Error state',
  component: ErrorState,
  parameters: { guide: errorStateGuide },
  args: { title: 'Failed to load recipes', action: <Button>Try Again</Button> },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const WithText: Story = {
  args: {
    title: 'Failed to load recipe details',
    text: 'It may have moved, or the connection was lost.',
    action: <Button variant="secondary">Back to Recipes</Button>,
  },
};
