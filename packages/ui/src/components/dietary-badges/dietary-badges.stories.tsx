import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DietaryBadges } from './index.ts';
import { dietaryBadgesGuide } from './dietary-badges.guide.ts';

const meta = {
  title: 'Recipes/Dietary badges',
  component: DietaryBadges,
  parameters: { guide: dietaryBadgesGuide },
  args: { dietary: { vegetarian: true, contains_dairy: true } },
} satisfies Meta<typeof DietaryBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'DATA-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'Vegetarian',
      'Contains Dairy',
    ]);
  },
};

/** Vegan implies vegetarian, so only one badge is shown. */
export const Vegan: Story = {
  parameters: { proves: 'DATA-11' },
  args: { dietary: { vegan: true, vegetarian: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(['Vegan']);
  },
};

export const ContainsEverything: Story = {
  parameters: { proves: 'DATA-13' },
  args: {
    dietary: {
      contains_dairy: true,
      contains_eggs: true,
      contains_chicken: true,
      contains_beef: true,
      contains_pork: true,
      contains_fish: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'Contains Dairy',
      'Contains Eggs',
      'Contains Chicken',
      'Contains Beef',
      'Contains Pork',
      'Contains Fish',
    ]);
  },
};

/** Without known facts, no empty list is rendered. */
export const Nothing: Story = {
  args: { dietary: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OtherWords: Story = {
  args: { dietary: { vegan: true }, labels: { vegan: 'Plant based' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plant based')).toBeVisible();
  },
};
