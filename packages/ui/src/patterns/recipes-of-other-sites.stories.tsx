import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForeignRecipe } from './foreign-recipe.tsx';

const PAGE = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'A kitchen' },
    {
      '@type': 'Recipe',
      name: 'Flatbread with Herbs',
      url: 'https://example.com/flatbread',
      prepTime: 'PT20M',
      cookTime: 'PT15M',
      totalTime: 'PT1H35M',
      recipeYield: 'Serves 4',
      recipeCuisine: 'Lebanese',
      suitableForDiet: 'https://schema.org/VeganDiet',
      recipeIngredient: [
        '300 g strong white flour',
        '1 tsp fast-action yeast',
        '180 ml warm water',
        'a small bunch of parsley, chopped',
        'flaky salt',
      ],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'For the dough',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Mix flour, yeast and water, and knead for ten minutes.' },
            { '@type': 'HowToStep', text: 'Leave it to rise for an hour.' },
          ],
        },
        {
          '@type': 'HowToSection',
          name: 'To bake',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Roll it out thinly and bake at 240&deg;C for 15 minutes.' },
          ],
        },
      ],
    },
  ],
};

const meta = {
  title: 'Patterns/Recipes of other sites',
  component: ForeignRecipe,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: { jsonLd: JSON.stringify(PAGE, undefined, 2) },
} satisfies Meta<typeof ForeignRecipe>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change the text: the components follow. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Flatbread with Herbs' })).toHaveAttribute(
      'href',
      'https://example.com/flatbread',
    );
    await expect(canvas.getByText('35 min + 1 h waiting')).toBeVisible();
    await expect(canvas.getByText('4 servings')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Lebanon' })).toBeVisible();
    await expect(canvas.getByText('strong white flour')).toBeVisible();
    await expect(canvas.getByText('300 g')).toBeVisible();
    await expect(canvas.getByText('flaky salt')).toBeVisible();
    await expect(canvas.getByText(/^For the dough: Mix flour/)).toBeVisible();
    await expect(canvas.getByText(/^To bake: Roll it out thinly and bake at 240°C/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^View Original Recipe/ })).toBeVisible();
  },
};

/** What a recipe does not say is not shown: no time, no servings, no flag. */
export const OnlyAName: Story = {
  args: { jsonLd: '{"@type": "Recipe", "name": "Soup"}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Soup' })).toBeVisible();
    await expect(canvas.queryByText(/min|serving/)).toBeNull();
    await expect(canvas.getByText('No instructions available.')).toBeVisible();
  },
};

/** Broken text is no recipe, and nothing is thrown. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'JSON-LD' }), ',,');
    await expect(canvas.getByRole('heading', { name: 'No recipe here' })).toBeVisible();
  },
};
