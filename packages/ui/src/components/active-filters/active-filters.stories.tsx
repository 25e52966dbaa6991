import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActiveFilters } from './index.ts';
import { activeFiltersGuide } from './active-filters.guide.ts';

const meta = {
  title: 'Recipes/Active filters',
  component: ActiveFilters,
  parameters: { guide: activeFiltersGuide },
  args: {
    defaultValue: { flags: ['no_pork', 'dairy_free'], countries: ['spain', 'india'] },
    onValueChange: fn(),
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In panel order. On a phone the row scrolls horizontally. */
export const Playground: Story = {
  parameters: { proves: 'FILTER-15 FILTER-16' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 active filters')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Dairy Free',
      'India',
      'Spain',
      'No pork',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter India' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: ['dairy_free', 'no_pork'],
      countries: ['spain'],
    });
    await expect(canvas.getByText('3 active filters')).toBeVisible();
  },
};

/** Focus moves to the chip that takes the place of the removed one, or stays in the row after the last. */
export const Keyboard: Story = {
  args: { defaultValue: { flags: ['vegan'], countries: ['india', 'korea'] } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter India' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter Korea' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter Vegan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Active filters' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Limits and sort order come last, with labels that make sense without their group. */
export const Limits: Story = {
  args: { defaultValue: { flags: ['vegan'], countries: [], maxTime: 30, maxMissing: 0, sort: 'time' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Vegan',
      'Ready in 30 min',
      'Nothing to buy',
      'Quickest first',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Ready in 30 min' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: ['vegan'],
      countries: [],
      maxMissing: 0,
      sort: 'time',
    });
  },
};

export const One: Story = {
  args: { defaultValue: { flags: ['vegan'], countries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 active filter')).toBeVisible();
  },
};

/** With no active filters the row takes up no space. */
export const None: Story = {
  args: { defaultValue: { flags: [], countries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Filters that the panel has no choice for, as from an older link, are shown by their ids and can be removed. */
export const Unknown: Story = {
  args: { defaultValue: { flags: ['low_fat'], countries: ['atlantis'] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Low fat' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: [], countries: ['atlantis'] });
    await expect(canvas.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Atlantis']);
  },
};
