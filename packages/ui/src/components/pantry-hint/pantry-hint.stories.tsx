import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PantryHint } from './index.ts';
import { pantryHintGuide } from './pantry-hint.guide.ts';

const meta = {
  title: 'Recipes/Pantry hint',
  component: PantryHint,
  parameters: { guide: pantryHintGuide },
} satisfies Meta<typeof PantryHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add pantry items to see personalized recipe matches!')).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button asChild variant="link">
        <a href="#/pantry">Open pantry</a>
      </Button>
    ),
  },
};
