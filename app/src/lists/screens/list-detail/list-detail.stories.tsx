import { Button } from '@larder/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LISTS } from '../../../storybook/fixtures-lists.ts';
import { RECIPE, RECIPES } from '../../../storybook/fixtures.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { storyControls } from '../../../storybook/story-controls.tsx';
import { ListDetailView, type ListDetailState, type ListedRecipe } from './list-detail.view.tsx';
import { withAllergies } from '../../../storybook/with-allergies.tsx';
import { ListRecipeView, type ListRecipeState } from './list-recipe.view.tsx';

const list = LISTS[1];
if (!list) throw new Error('There is no list to show');

const recipes: ListedRecipe[] = RECIPES.map((recipe) => ({
  ...recipe,
  matchPercentage: recipe.matchPercentage ?? null,
  isUpdated: false,
}));

const ready = (more: Partial<Extract<ListDetailState, { status: 'ready' }>> = {}): ListDetailState => ({
  status: 'ready',
  list,
  recipes,
  total: recipes.length,
  firstNumber: 1,
  pending: false,
  ...more,
});

const onAdd = fn();

const expanded = (state: ListRecipeState) => () => (
  <ListRecipeView
    state={state}
    hasPantry
    controls={
      <>
        {storyControls('words')(RECIPE)}
        <Button variant="secondary">Remove from List</Button>
      </>
    }
    onAdd={onAdd}
    onRemove={fn()}
    onRetry={fn()}
  />
);

/** A list with its recipes, in every state. */
const meta = {
  title: 'Screens/List detail',
  component: ListDetailView,
  decorators: [inShell('/dashboard/lists')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(),
    page: 1,
    onPageChange: fn(),
    hasPantry: true,
    expandedId: null,
    onExpand: fn(),
    renderDetails: expanded({ status: 'ready', recipe: RECIPE, pendingIds: [] }),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { proves: 'LIST-02 LIST-03 LIST-11' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Under 40 minutes, one pan.')).toBeVisible();
    await expect(screen.getByText('9 recipes in this list')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Lists' })).toHaveAttribute(
      'href',
      '/dashboard/lists',
    );
    await userEvent.click(screen.getByRole('button', { name: /^4 Bibimbap/ }));
    await expect(args.onExpand).toHaveBeenCalledWith(4);
  },
};

/** A recipe contains something the cook avoids. */
export const Avoided: Story = {
  parameters: { proves: 'ALLERGY-08' },
  decorators: [withAllergies('eggs', 'shellfish', 'sesame')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/which you avoid$/)[0]).toBeVisible();
  },
};

/** Nobody knows a line of a cook's own recipe: whoever has an allergy sees that it was not checked. */
export const Unchecked: Story = {
  parameters: { proves: 'OWN-05' },
  args: {
    state: ready({ recipes: recipes.map((one) => (one.id === 4 ? { ...one, unchecked_lines: 2 } : one)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not checked: 2 lines unknown')).toBeVisible();
  },
};

/** A recipe on the list is no longer in the catalogue: its header says so. */
export const Retired: Story = {
  args: {
    state: ready({ recipes: recipes.map((one) => (one.id === 4 ? { ...one, retired: true } : one)) }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^4 Bibimbap.*No longer in the catalogue/ }),
    ).toBeVisible();
    await expect(canvas.getAllByText('No longer in the catalogue')).toHaveLength(1);
  },
};

export const Expanded: Story = {
  parameters: { proves: 'LIST-07' },
  args: { expandedId: 4 },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const panel = within(screen.getByRole('region', { name: /Bibimbap/ }));
    await userEvent.click(panel.getByRole('button', { name: '+ Add Gochujang' }));
    await expect(onAdd).toHaveBeenCalledWith(16);
    await expect(panel.getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      `/dashboard/recipes/${RECIPE.id}/cook`,
    );
    await userEvent.click(screen.getByRole('button', { name: /^4 Bibimbap/ }));
    await expect(args.onExpand).toHaveBeenCalledWith(null);
  },
};

export const MatchUpdated: Story = {
  args: {
    expandedId: 4,
    state: ready({
      recipes: recipes.map((recipe) =>
        recipe.id === 4 ? { ...recipe, matchPercentage: 75, isUpdated: true } : recipe,
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('button', { name: /^4 Bibimbap/ });
    await expect(head).toHaveAccessibleName(/75% Match \(updated\)$/);
  },
};

export const DetailsLoading: Story = {
  args: { expandedId: 1, renderDetails: expanded({ status: 'loading' }) },
};

export const DetailsFailed: Story = {
  args: { expandedId: 1, renderDetails: expanded({ status: 'error' }) },
};

export const WithoutPantry: Story = {
  parameters: { proves: 'STATE-16' },
  args: { hasPantry: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/% Match/)).toBeNull();
  },
};

export const SecondPage: Story = {
  args: { page: 2, state: ready({ recipes: recipes.slice(0, 3), total: 23, firstNumber: 21 }) },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('button', { name: /^21 Dal Tadka/ })).toBeVisible();
    await expect(screen.getByText('Showing 21 - 23 of 23 recipes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const NextPageOnItsWay: Story = {
  args: { page: 2, state: ready({ total: 23, pending: true }) },
  // The previous page stays meanwhile, with its numbers.
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^1 Dal Tadka/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { proves: 'LIST-12 LIST-13' },
  args: { state: { status: 'empty', list } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('No recipes in this list yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute(
      'href',
      '/dashboard/recipes',
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

/** Coming from all lists, the list's name is already known. */
export const RecipesLoading: Story = { args: { state: { status: 'loading', list } } };

export const Failed: Story = {
  parameters: { proves: 'LIST-14 LIST-15' },
  args: { state: { status: 'error' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Failed to load list')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Lists' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
