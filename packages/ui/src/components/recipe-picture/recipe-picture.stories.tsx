import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipePicture } from './index.ts';
import { recipePictureGuide } from './recipe-picture.guide.ts';

const meta = {
  title: 'Recipes/Recipe picture',
  component: RecipePicture,
  parameters: { guide: recipePictureGuide },
  args: {
    picture: STORY_RECIPES[0].picture,
    alt: 'Dal Tadka',
    style: { maxWidth: '24rem', aspectRatio: '4 / 3', borderRadius: 'var(--ld-radius-l)' },
  },
} satisfies Meta<typeof RecipePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A recipe without a picture gets an empty plate on the house cloth. */
export const Missing: Story = {
  parameters: { proves: 'BROWSE-18' },
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dal Tadka' }).tagName).toBe('svg');
  },
};

/** So does one whose picture fails to load. */
export const Broken: Story = {
  args: { picture: { src: 'data:image/png;base64,broken' }, priority: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Dal Tadka' }).tagName).toBe('svg'));
  },
};
