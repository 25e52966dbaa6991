import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ListPlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { STORY_LARGE_PICTURE } from '../../testing/story-recipes.ts';
import { Button } from '../button/index.ts';
import { RecipeHeader, RecipeHeaderFigures, RecipeHeaderFrame, RecipeHeaderTitle } from './index.ts';
import { recipeHeaderGuide } from './recipe-header.guide.ts';

const meta = {
  title: 'Recipes/Recipe header',
  component: RecipeHeader,
  args: {
    backHref: '#/recipes',
    title: 'Bibimbap with Gochujang',
    country: 'korea',
    countryName: 'Korea',
    picture: STORY_LARGE_PICTURE,
    matchPercentage: 67,
    dietary: { contains_beef: true, contains_eggs: true },
    prepTime: 20,
    cookTime: 35,
    servings: 4,
    actions: (
      <>
        <Button>
          <Heart aria-hidden="true" />
          Favorite
        </Button>
        <Button variant="secondary">
          <ListPlus aria-hidden="true" />
          Add to List
        </Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, picture: { control: false } },
  parameters: { guide: recipeHeaderGuide, layout: 'fullscreen' },
} satisfies Meta<typeof RecipeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'RECIPE-02 RECIPE-04 RECIPE-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bibimbap with Gochujang' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Recipes' })).toHaveAttribute('href', '#/recipes');
    await expect(canvas.getByText('67% Match')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '55min',
      '20min',
      '35min',
      '4',
    ]);
  },
};

/** Waiting time is shown separately; a recipe without cooking has no cook time. */
export const WithWaiting: Story = {
  args: {
    title: 'Gazpacho Andaluz',
    subtitle: 'Chilled tomato soup',
    prepTime: 25,
    cookTime: 0,
    waitingTime: 130,
    waitingKind: 'chilling',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chilled tomato soup')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((name) => name.textContent)).toEqual([
      'Total time',
      'Prep time',
      'Cook time',
      'Chilling',
      'Servings',
    ]);
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '2h35min',
      '25min',
      'None',
      '2h10min',
      '4',
    ]);
  },
};

/** A dish that has to soak or rest overnight says what to do the evening before. */
export const BegunTheEveningBefore: Story = {
  parameters: { proves: 'TIMES-16' },
  args: {
    title: 'Cocido Madrileño',
    prepTime: 20,
    cookTime: 190,
    waitingTime: 480,
    waitingKind: 'soaking',
    eveningBefore: 'Soak the chickpeas in plenty of lukewarm water.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The evening before').closest('p')).toHaveTextContent(
      'The evening before Soak the chickpeas in plenty of lukewarm water. On the day it takes 3 h 30 min.',
    );
    await expect(canvas.getByText('Soaking')).toBeVisible();
  },
};

/** No match without a pantry, and an empty plate without a picture. */
export const WithoutPantryOrPicture: Story = {
  parameters: { proves: 'RECIPE-01' },
  args: { matchPercentage: null, picture: null, actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Match/)).toBeNull();
    await expect(canvasElement.querySelector('[data-fallback]')).not.toBeNull();
  },
};

export const LongTitle: Story = {
  args: { title: 'Slow-cooked Brussels sprouts and smoked bacon gratin with mustard cream' },
};

/** Its parts, with other figures. */
export const OwnFigures: Story = {
  render: ({ picture, title }) => (
    <RecipeHeaderFrame picture={picture}>
      <RecipeHeaderTitle title={title} />
      <RecipeHeaderFigures
        figures={[
          { name: 'Energy', value: 540, unit: 'kcal' },
          { name: 'Plates', value: 4 },
        ]}
      />
    </RecipeHeaderFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '540kcal',
      '4',
    ]);
  },
};
