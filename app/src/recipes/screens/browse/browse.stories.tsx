import { NO_FILTERS } from '@larder/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RECIPES } from '../../../storybook/fixtures.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { storyControls } from '../../../storybook/story-controls.tsx';
import { withAllergies, withAvoided } from '../../../storybook/with-allergies.tsx';
import { BrowseView } from './browse.view.tsx';

/** Browse and search, the first screen after login, in every state. */
const meta = {
  title: 'Screens/Browse',
  component: BrowseView,
  decorators: [withAllergies(), inShell('/dashboard')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', recipes: RECIPES, total: 36, pending: false },
    search: { query: '', page: 1, filters: NO_FILTERS },
    hasPantry: true,
    pantryCount: 27,
    renderControls: storyControls('disc'),
    refresh: 'hidden',
    onSearchChange: fn(),
    onRefresh: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BrowseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'dal{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: 'dal', page: 1, filters: NO_FILTERS });
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 }));
    await expect(document.activeElement).toHaveTextContent(/^Showing 1 - 20 of 36 recipes/);
  },
};

/** A new query starts at the first page. */
export const LastPage: Story = {
  parameters: { proves: 'BROWSE-05 STATE-18' },
  args: {
    search: { query: '', page: 2, filters: NO_FILTERS },
    state: { status: 'ready', recipes: RECIPES, total: 29, pending: false },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('searchbox'), 'dal');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: 'dal', page: 1, filters: NO_FILTERS });
  },
};
export const Filtered: Story = {
  args: {
    search: { query: 'rice', page: 1, filters: { flags: ['vegan'], countries: ['india', 'korea'] } },
    state: { status: 'ready', recipes: RECIPES.slice(0, 3), total: 3, pending: false },
  },
};

/** Quick recipes with little to buy, quickest first. */
export const Limited: Story = {
  args: {
    search: { query: '', page: 1, filters: NO_FILTERS, maxTime: 30, maxMissing: 2, sort: 'time' },
    state: { status: 'ready', recipes: RECIPES.slice(0, 3), total: 3, pending: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Ready in 30 min' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      query: '',
      page: 1,
      filters: NO_FILTERS,
      maxMissing: 2,
      sort: 'time',
    });
  },
};

/** Recipes with allergens are hidden, and counted. */
export const AllergensHidden: Story = {
  args: {
    state: {
      status: 'ready',
      recipes: RECIPES.filter(({ allergens }) => allergens.length === 0),
      total: 21,
      avoided: ['eggs', 'shellfish'],
      hidden: 15,
      pending: false,
    },
  },
  decorators: [withAllergies('shellfish', 'eggs')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('15 recipes with eggs or shellfish hidden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      query: '',
      page: 1,
      filters: NO_FILTERS,
      avoid: [],
    });
  },
};

/** For cooks who keep a diet: cards say what breaks it. */
export const DietsOfCook: Story = {
  parameters: { proves: 'ALLERGY-35' },
  args: {
    state: {
      status: 'ready',
      recipes: RECIPES.slice(0, 3).map((recipe, index) => ({
        ...recipe,
        ...(index === 0 && {
          diets_against: [{ diet: 'halal' as const, ingredients: ['white wine', 'bacon', 'lard'] }],
        }),
        ...(index === 1 && {
          diets_against: [{ diet: 'low_carb' as const, ingredients: [] }],
          diets_by_label: [{ diet: 'vegetarian' as const, ingredients: ['Emmental'] }],
        }),
      })),
      total: 3,
      pending: false,
    },
  },
  decorators: [withAvoided({ status: 'known', allergies: [], diets: ['halal', 'low_carb', 'vegetarian'] })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not halal: white wine, bacon, and 1 more')).toBeVisible();
    await expect(canvas.getByText('Does not count as low carb')).toBeVisible();
    await expect(canvas.getByText('May be vegetarian: check the label of the Emmental')).toBeVisible();
  },
};

/** They are shown anyway, each with an allergy note. */
export const AllergensShown: Story = {
  parameters: { proves: 'ALLERGY-05' },
  args: { search: { query: '', page: 1, filters: NO_FILTERS, avoid: [] } },
  decorators: [withAllergies('shellfish', 'eggs', 'wheat')],
  play: async ({ canvas, args }) => {
    // Cards below the first screen are drawn a moment later.
    await expect(
      await canvas.findByText('Contains mussels and mayonnaise (eggs), which you avoid'),
    ).toBeVisible();
    await expect(canvas.getByText('Recipes with shellfish, eggs, or wheat are shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide them' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: '', page: 1, filters: NO_FILTERS });
  },
};

/** Every match contains something the cook avoids. */
export const AllHidden: Story = {
  args: {
    search: { query: 'moules', page: 1, filters: NO_FILTERS },
    state: { status: 'empty', avoided: ['shellfish'], hidden: 1 },
  },
  decorators: [withAllergies('shellfish')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 recipe with shellfish hidden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show them' })).toBeVisible();
  },
};

/** Chosen for this search, in addition to the settings. */
export const AllergensChosen: Story = {
  args: {
    search: { query: '', page: 1, filters: NO_FILTERS, avoid: ['nuts', 'fish'] },
    state: {
      status: 'ready',
      recipes: RECIPES.slice(0, 3),
      total: 3,
      avoided: ['nuts', 'fish'],
      hidden: 9,
      pending: false,
    },
  },
  decorators: [withAllergies('nuts')],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      query: '',
      page: 1,
      filters: NO_FILTERS,
      avoid: [],
      hideAgain: ['nuts', 'fish'],
    });
  },
};

/** After being shown, they are hidden as before: the chosen ones and those from the settings. */
export const ChosenAllergensShown: Story = {
  args: { search: { query: '', page: 1, filters: NO_FILTERS, avoid: [], hideAgain: ['nuts', 'fish'] } },
  decorators: [withAllergies('nuts')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Recipes with nuts or fish are shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide them' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      query: '',
      page: 1,
      filters: NO_FILTERS,
      avoid: ['nuts', 'fish'],
    });
  },
};

/** Nothing can be chosen while the allergies failed to load: the choice would ignore them. */
export const AllergiesNotToBeHad: Story = {
  parameters: { proves: 'ALLERGY-19' },
  decorators: [withAvoided({ status: 'failed' })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const reason = 'Not available until your allergies can be checked';
    await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
    const group = within(canvas.getByRole('group', { name: 'Allergens to avoid' }));
    await expect(group.getByRole('button', { name: 'Fish' })).toBeDisabled();
  },
};

/** Focus stays in the row when its last filter is removed. */
export const LastFilterTakenAway: Story = {
  parameters: { proves: 'ALLERGY-21' },
  args: { search: { query: '', page: 1, filters: { flags: ['vegan'], countries: [] } } },
  render: function Searching(args) {
    const [search, setSearch] = useState(args.search);
    return <BrowseView {...args} search={search} onSearchChange={setSearch} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove filter Vegan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Remove filter Vegan' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Active filters' })).toHaveFocus();
  },
};

export const PantryChanged: Story = {
  args: { refresh: 'ready' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Refresh/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const EmptyPantry: Story = {
  parameters: { proves: 'FILTER-17 STATE-16' },
  args: { hasPantry: false },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Add pantry items to see personalized recipe matches!')).toBeVisible();
    await expect(screen.queryByText(/% Match/)).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NextPageOnItsWay: Story = {
  args: { state: { status: 'ready', recipes: RECIPES, total: 36, pending: true } },
};

export const NothingFound: Story = {
  args: {
    state: { status: 'empty' },
    search: { query: 'zzz', page: 1, filters: { flags: ['vegan'], countries: [] } },
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('No recipes found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: '', page: 1, filters: NO_FILTERS });
  },
};

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Failed to load recipes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
