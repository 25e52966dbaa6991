import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { RecipeGrid } from './index.ts';
import { recipeGridGuide } from './recipe-grid.guide.ts';

const cards = STORY_RECIPES.map(({ slug, ...recipe }) => (
  <RecipeCard key={slug} {...recipe} headingLevel={2} priority />
));

const meta = {
  title: 'Recipes/Recipe grid',
  component: RecipeGrid,
  parameters: { guide: recipeGridGuide },
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RecipeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'BROWSE-06' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recipes' }).children).toHaveLength(9);
  },
};

export const Loading: Story = {
  args: { loading: true, children: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="recipe-grid"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvasElement.querySelectorAll('[data-slot="recipe-card-skeleton"]')).toHaveLength(9);
  },
};

/** Another page is loading: these cards fade but stay usable. */
export const Pending: Story = { args: { pending: true } };

/** A single card does not fill the whole row. */
export const OneCard: Story = { args: { children: cards[0] } };
