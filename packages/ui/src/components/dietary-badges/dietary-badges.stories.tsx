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

/** What only some products contain is possible, and the badge says which label to check. */
export const ByLabel: Story = {
  parameters: { proves: 'ALLERGY-30' },
  args: {
    dietary: { contains_dairy: true, contains_eggs: true, contains_pork: true },
    byLabel: [
      { flag: 'contains_dairy', ingredients: ['chicken stock', 'puff pastry'] },
      { flag: 'contains_pork', ingredients: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'May contain dairy: check the chicken stock and the puff pastry',
      'Contains Eggs',
      'May contain pork',
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
