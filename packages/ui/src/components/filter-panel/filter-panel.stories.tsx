import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilterGroups, FilterPanel, NO_FILTERS } from './index.ts';
import { filterPanelGuide } from './filter-panel.guide.ts';

const meta = {
  title: 'Recipes/Filter panel',
  component: FilterPanel,
  parameters: { guide: filterPanelGuide },
  args: { defaultOpen: true, defaultValue: NO_FILTERS, onValueChange: fn() },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every toggle takes effect at once; values are reported in panel order. */
export const Playground: Story = {
  parameters: {
    proves: 'FILTER-01 FILTER-02 FILTER-03 FILTER-04 FILTER-05 FILTER-06 FILTER-07 FILTER-08 FILTER-09',
  },
  play: async ({ args, canvas }) => {
    const names = (group: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('button')
        .map((chip) => chip.textContent);
    await expect(names('Dietary')).toEqual(['Vegetarian', 'Vegan', 'Dairy Free', 'Egg Free']);
    await expect(names('Protein')).toEqual([
      'Chicken & Poultry',
      'Beef & Lamb',
      'Pork & Bacon',
      'Fish & Seafood',
    ]);
    await expect(names('Country').slice(0, 6)).toEqual([
      'India',
      'Mexico',
      'Italy',
      'Spain',
      'Korea',
      'Belgium',
    ]);
    await expect(names('Leave out')).toEqual(['Chicken', 'Beef', 'Pork', 'Fish']);

    await userEvent.click(canvas.getByRole('button', { name: 'Korea' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Egg Free' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: ['vegan', 'egg_free'],
      countries: ['korea'],
    });
    await expect(canvas.getByRole('button', { name: 'Korea', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Korea' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: ['vegan', 'egg_free'],
      countries: [],
    });
  },
};

export const WithFilters: Story = {
  args: {
    defaultValue: { flags: ['dairy_free'], countries: ['india', 'mexico', 'spain', 'korea', 'belgium'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6')).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(6);
  },
};

/** Time, items to buy and sort order: at most one of each group is on. */
export const TimeAndShopping: Story = {
  parameters: { proves: 'TIMES-08' },
  args: { withMissing: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30 min' }));
    await userEvent.click(canvas.getByRole('button', { name: '45 min' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Up to 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quickest first' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: [],
      countries: [],
      maxTime: 45,
      maxMissing: 2,
      sort: 'time',
    });
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '45 min' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** Allergens the cook avoids are on by default and can be changed for this search. */
export const Avoiding: Story = {
  parameters: { proves: 'ALLERGY-04' },
  args: { avoided: ['nuts'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Allergens to avoid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nuts', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Eggs' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ avoid: ['nuts', 'eggs'] }),
    );
  },
};

/** Until the cook's allergies load, allergens cannot be chosen. The layout does not shift when they arrive. */
export const AllergiesOnTheirWay: Story = {
  parameters: { proves: 'ALLERGY-19' },
  args: { avoided: 'loading' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Allergens to avoid' });
    await expect(group).toHaveAccessibleDescription('Your allergies are being checked');
    for (const chip of within(group).getAllByRole('button')) await expect(chip).toBeDisabled();
    await userEvent.click(within(group).getByRole('button', { name: 'Fish' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Allergens chosen for this search stay visible. */
export const AllergiesNotToBeHad: Story = {
  args: { avoided: 'failed', defaultValue: { ...NO_FILTERS, avoid: ['nuts'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available until your allergies can be checked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nuts', pressed: true })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Vegan' })).toBeEnabled();
  },
};

/** Focus stays in the panel when the button disappears with the last filter. */
export const ClearsAll: Story = {
  args: { defaultValue: { flags: ['vegan'], countries: ['italy'] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: [], countries: [] });
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};

/** Collapsed, it shows the most used group and the number of active filters. */
export const Folds: Story = {
  parameters: { proves: 'FILTER-14' },
  args: { defaultOpen: false, defaultValue: { flags: ['vegan'], countries: ['italy'] }, onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const fold = () => canvas.getByRole('button', { name: 'Filters 2 active' });
    await expect(canvas.getAllByRole('group').map((group) => group.textContent)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
    fold().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(fold()).toHaveAttribute('aria-expanded', 'true');
    await expect(fold()).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Italy', pressed: true })).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(fold()).toHaveAttribute('aria-expanded', 'false');
    await expect(fold()).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Italy' })).toBeNull();
  },
};

/** Collapsed, it stays one row even with active filters. */
export const OneRow: Story = {
  args: { defaultOpen: false, defaultValue: { flags: ['vegan'], countries: ['italy', 'korea'] } },
  decorators: [(Story) => <div style={{ inlineSize: '50rem', maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Filters' });
    const row = canvas.getByRole('button', { name: 'Filters 3 active' });
    await expect(panel.offsetHeight).toBe(row.offsetHeight);
  },
};

export const OtherWords: Story = {
  args: { labels: { title: 'Filter' }, names: { vegan: 'Plant based', country: 'Cuisine' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cuisine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Plant based' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vegan' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: ['vegan'], countries: [] });
    await expect(canvas.getByRole('button', { name: 'Vegan', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: [], countries: [] });
  },
};

/** Controlled: the value changes only if the caller changes it. */
export const Controlled: Story = {
  args: { value: { flags: ['vegan'], countries: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Korea' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: ['vegan'], countries: ['korea'] });
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** The toggles without the panel, for a custom frame. */
export const GroupsAlone: Story = {
  render: ({ defaultValue, onValueChange }) => (
    <FilterGroups layout="stacked" defaultValue={defaultValue} onValueChange={onValueChange} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Italy' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: [], countries: ['italy'] });
    await expect(canvas.getByRole('button', { name: 'Italy', pressed: true })).toBeVisible();
  },
};
