import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { favoriteButtonGuide } from './favorite-button.guide.ts';
import { FavoriteButton } from './index.ts';

const { slug: _slug, ...dal } = STORY_RECIPES[0];

const meta = {
  title: 'Lists/Favorite button',
  component: FavoriteButton,
  parameters: { guide: favoriteButtonGuide },
  args: { onPressedChange: fn() },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite', pressed: false });
    await expect(heart).not.toHaveAttribute('data-pop');
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAttribute('data-pop');
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
    await expect(heart.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(heart.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Pressed: Story = { args: { defaultPressed: true } };

/** With a label, next to other buttons. */
export const WithWords: Story = {
  args: { variant: 'words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favorite' })).toHaveTextContent('Favorite');
  },
};

export const WithWordsPressed: Story = { args: { variant: 'words', defaultPressed: true } };

/** The main action on the recipe page. */
export const Accent: Story = { args: { variant: 'accent' } };

export const AccentPressed: Story = { args: { variant: 'accent', defaultPressed: true } };

/** It keeps focus and appearance, and ignores presses. */
export const Pending: Story = {
  args: { pressed: true, pending: true },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite' });
    await userEvent.click(heart);
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

/** If the caller rejects the change, the heart stays as it was. */
export const Refused: Story = {
  args: { pressed: false },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite' });
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favorite' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
  },
};

/** A pressed heart stays visible on the card; others appear on hover, focus and touch. */
export const OnARecipeCard: Story = {
  args: { defaultPressed: true, subject: 'Dal Tadka' },
  render: (args) => (
    <div style={{ maxWidth: '18.75rem' }}>
      <RecipeCard {...dal} priority actions={<FavoriteButton {...args} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite Dal Tadka', pressed: true });
    await expect(heart).toHaveStyle({ opacity: '1' });
    await userEvent.click(heart);
    await expect(window.location.hash).toBe('');
  },
};
