import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ListPlus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { Badge } from '../badge/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  RecipeCard,
  RecipeCardFacts,
  RecipeCardFrame,
  RecipeCardSkeleton,
  RecipeCardStage,
  RecipeCardTitle,
} from './index.ts';
import { recipeCardGuide } from './recipe-card.guide.ts';

const { slug: _slug, ...dal } = STORY_RECIPES[0];
const favorite = fn();

const actions = (isFavorite: boolean) => (
  <>
    <IconButton variant="on-picture" label="Add to List: Dal Tadka">
      <ListPlus />
    </IconButton>
    <IconButton
      variant="on-picture"
      label="Favorite Dal Tadka"
      aria-pressed={isFavorite}
      filled={isFavorite}
      onClick={favorite}
    >
      <Heart />
    </IconButton>
  </>
);

const meta = {
  title: 'Recipes/Recipe card',
  component: RecipeCard,
  parameters: { guide: recipeCardGuide },
  args: { ...dal, priority: true },
  argTypes: { actions: { control: false }, picture: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18.75rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a cook decides by: picture, match, country, time. */
export const Playground: Story = {
  parameters: { proves: 'BROWSE-22 BROWSE-24 BROWSE-25 BROWSE-26 BROWSE-27 BROWSE-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dal Tadka' })).toHaveAttribute(
      'href',
      '#/recipes/dal-tadka',
    );
    await expect(canvas.getByText('83% Match')).toBeVisible();
    await expect(canvas.getByText('40 min')).toBeVisible();
    await expect(canvas.getByText('12 ingredients')).toBeVisible();
    await expect(canvas.getByText('4 servings')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'India' })).toBeVisible();
    await expect(canvas.getByText('Vegan')).toBeVisible();
  },
};

/** Two names, active and waiting time, and up to three missing ingredients by name. */
export const Everything: Story = {
  parameters: { proves: 'TIMES-02' },
  args: {
    title: 'Ballekes in Tomatensaus',
    subtitle: 'Meatballs in tomato sauce with potatoes',
    country: 'belgium',
    totalTime: 155,
    waitingTime: 120,
    waitingKind: 'rising',
    missing: { count: 2, names: ['clams', 'parsley'], short: ['parsley'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ballekes in Tomatensaus' })).toBeVisible();
    await expect(canvas.getByText('Meatballs in tomato sauce with potatoes')).toBeVisible();
    await expect(canvas.getByText('35 min + 2 h rising')).toBeVisible();
    await expect(canvas.getByText('Needs clams, more parsley')).toBeVisible();
  },
};

export const HaveEverything: Story = {
  args: { matchPercentage: 100, missing: { count: 0, names: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have everything')).toBeVisible();
  },
};

/** Four missing ingredients are too many to name on a card. */
export const MuchMissing: Story = {
  args: { matchPercentage: 42, missing: { count: 4, names: ['clams', 'parsley', 'garlic'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Needs/)).toBeNull();
  },
};

/** Long names and accents: the title is limited to two lines, everything else wraps. */
export const LongNames: Story = {
  args: {
    title: 'Côte de Porc al’ Berdouille à l’Ancienne façon Grand-mère',
    subtitle: 'Pork chops in mustard sauce from Mons with buttered potatoes, cornichons and a glass of ale',
    totalTime: 375,
    waitingTime: 275,
    waitingKind: 'marinating',
    missing: { count: 3, names: ['wholegrain mustard', 'cornichons', 'Belgian blond ale'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 h 40 min + 4 h 35 min marinating')).toBeVisible();
  },
};

/** With an empty pantry, there is no match. */
export const WithoutMatch: Story = {
  parameters: { proves: 'BROWSE-23' },
  args: { matchPercentage: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Match/)).toBeNull();
  },
};

/** The buttons appear on hover, focus and touch; pressing one does not open the recipe. */
export const WithActions: Story = {
  args: { actions: actions(false) },
  play: async ({ canvas }) => {
    favorite.mockClear();
    const heart = canvas.getByRole('button', { name: 'Favorite Dal Tadka' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to List: Dal Tadka' })).toHaveFocus();
    await waitFor(() => expect(heart).toHaveStyle({ opacity: '1' }));
    await userEvent.click(heart);
    await expect(favorite).toHaveBeenCalledOnce();
    await expect(window.location.hash).toBe('');
  },
};

/** A filled heart stays visible. */
export const Favorite: Story = {
  args: { actions: actions(true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favorite Dal Tadka' })).toHaveStyle({ opacity: '1' });
  },
};

export const MissingPicture: Story = { args: { picture: null } };

export const BrokenPicture: Story = {
  parameters: { proves: 'BROWSE-19' },
  args: { picture: { src: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-fallback]')).not.toBeNull());
  },
};

export const UnknownCountry: Story = {
  parameters: { proves: 'CONST-19' },
  args: { country: 'atlantis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'International' })).toBeVisible();
  },
};

/** Titles are limited to two lines. */
export const LongTitle: Story = {
  args: {
    title:
      'Slow-cooked Brussels sprouts & smoked bacon gratin with wholegrain mustard cream, chestnuts and thyme',
    ingredientCount: 1,
    servings: 1,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Slow-cooked Brussels sprouts/ });
    await expect(link.clientHeight).toBeLessThan(2.6 * Number.parseFloat(getComputedStyle(link).fontSize));
    await expect(canvas.getByText('1 ingredient')).toBeVisible();
    await expect(canvas.getByText('1 serving')).toBeVisible();
  },
};

/** A title is shown as given, whatever signs it has. */
export const SignsInATitle: Story = {
  args: { title: '50/50 Smash Burger + Fries (for two)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('50/50 Smash Burger + Fries (for two)');
  },
};

/** The link covers the card: its picture and empty corners are clickable too. */
export const WholeCardIsTheLink: Story = {
  parameters: { proves: 'BROWSE-17 BROWSE-30' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    const picture = canvasElement.querySelector('[data-slot="recipe-picture"]')?.getBoundingClientRect();
    if (!picture) throw new Error('The card has no picture');
    await expect(document.elementFromPoint(picture.x + picture.width / 2, picture.y + 20)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** A router's link replaces the anchor. */
export const WithARoutersLink: Story = {
  args: {
    renderLink: ({ href, children, className }) => (
      <a data-router="" href={href} className={className}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

export const Skeleton: Story = { render: () => <RecipeCardSkeleton /> };

/** Tab moves through the link and the actions, which then appear. */
export const Keyboard: Story = {
  args: { actions: actions(false) },
  play: async ({ canvas }) => {
    favorite.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dal Tadka' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favorite Dal Tadka' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(favorite).toHaveBeenCalledOnce();
  },
};

/** The same card composed from its parts, with a custom fact. */
export const OfYourOwnParts: Story = {
  render: ({ href, title, picture, country, totalTime }) => (
    <RecipeCardFrame>
      <RecipeCardStage picture={picture} country={country} priority />
      <RecipeCardTitle href={href} title={title} />
      <RecipeCardFacts totalTime={totalTime}>
        <li>Costs little</li>
      </RecipeCardFacts>
    </RecipeCardFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dal Tadka' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      '40 min',
      'Costs little',
    ]);
  },
};

/** A badge of your own goes below those of the card. */
export const OneBadgeMore: Story = {
  args: { children: <Badge>Costs little</Badge> },
  play: async ({ canvas, canvasElement }) => {
    const more = canvasElement.querySelector('[data-slot="recipe-card-more"]');
    await expect(more).toContainElement(canvas.getByText('Costs little'));
    await expect(canvas.getByRole('link', { name: 'Dal Tadka' })).toBeVisible();
  },
};
