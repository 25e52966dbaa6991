import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { FavoriteButton } from '../favorite-button/index.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { addToListMenuGuide } from './add-to-list-menu.guide.ts';
import { AddToListMenu } from './index.ts';

const { slug: _slug, ...dal } = STORY_RECIPES[0];

const meta = {
  title: 'Lists/Add to list menu',
  component: AddToListMenu,
  parameters: { guide: addToListMenuGuide },
  args: {
    variant: 'words',
    lists: [
      { id: 'weeknight', name: 'Weeknight rescue' },
      { id: 'sunday', name: 'Sunday pots' },
      { id: 'no-meat', name: 'No meat' },
    ],
    defaultCheckedIds: ['sunday'],
    onListCheckedChange: fn(),
    onCreateList: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minBlockSize: '24rem' }}>
        <div>{Story()}</div>
      </div>
    ),
  ],
} satisfies Meta<typeof AddToListMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (name: string) => screen.getByRole('menuitemcheckbox', { name });

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to List' }));
    await screen.findByRole('menu', { name: 'Add to List' });
    await expect(list('Sunday pots')).toBeChecked();
    await userEvent.click(list('Weeknight rescue'));
    await expect(args.onListCheckedChange).toHaveBeenLastCalledWith(true, 'weeknight');
    await userEvent.click(list('Sunday pots'));
    await expect(args.onListCheckedChange).toHaveBeenLastCalledWith(false, 'sunday');
    await expect(list('Weeknight rescue')).toBeChecked();
    await expect(list('Sunday pots')).not.toBeChecked();
  },
};

/**
 * Called after the menu has closed and focus is back on its button, so the new dialog can restore focus
 * there.
 */
export const AsksForANewList: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to List' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New list...' }));
    await waitFor(() => expect(args.onCreateList).toHaveBeenCalledOnce());
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(list('Weeknight rescue')).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(list('Sunday pots')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onListCheckedChange).toHaveBeenLastCalledWith(false, 'sunday');
    await expect(list('Sunday pots')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to List' })).toHaveFocus());
  },
};

/** The pending list is dimmed; the others stay usable. */
export const OnePending: Story = {
  args: { defaultOpen: true, checkedIds: ['weeknight', 'sunday'], pendingIds: ['weeknight'] },
  play: async ({ args }) => {
    await screen.findByRole('menu');
    await userEvent.click(list('Weeknight rescue'));
    await expect(args.onListCheckedChange).not.toHaveBeenCalled();
    await expect(list('Weeknight rescue')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(list('No meat'));
    await expect(args.onListCheckedChange).toHaveBeenCalledWith(true, 'no-meat');
  },
};

export const LoadingLists: Story = {
  args: { defaultOpen: true, lists: [], loading: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'New list...' })).toHaveAccessibleDescription(
      'Loading...',
    );
  },
};

export const NoListsYet: Story = {
  args: { defaultOpen: true, lists: [] },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'New list...' })).toHaveAccessibleDescription(
      'No custom lists yet',
    );
  },
};

export const Failed: Story = { args: { defaultOpen: true, lists: [], error: 'Error loading lists' } };

/** The lists scroll; 'New list...' stays visible. */
export const ManyLists: Story = {
  args: {
    defaultOpen: true,
    lists: Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `Menu no. ${index + 1}` })),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    const create = within(menu).getByRole('menuitem', { name: 'New list...' });
    await waitFor(() =>
      expect(create.getBoundingClientRect().bottom).toBeLessThan(menu.getBoundingClientRect().bottom),
    );
    await expect(menu.scrollHeight).toBe(menu.clientHeight);
  },
};

export const LongNames: Story = {
  args: {
    defaultOpen: true,
    lists: [
      {
        id: 'long',
        name: 'What we cook when the whole family comes and nobody has gone to the shops before',
      },
      { id: 'word', name: 'Sonntagsnachmittagskaffeekuchenrezeptsammlung' },
    ],
  },
};

/** While the menu is open, its button stays visible even without hover or focus. */
export const OnARecipeCard: Story = {
  args: { variant: 'disc', subject: 'Dal Tadka' },
  render: (args) => (
    <div style={{ maxInlineSize: '18.75rem' }}>
      <RecipeCard
        {...dal}
        priority
        actions={
          <>
            <AddToListMenu {...args} />
            <FavoriteButton subject="Dal Tadka" defaultPressed />
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to List: Dal Tadka' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list('Weeknight rescue')).toHaveFocus());
    await waitFor(() => expect(button).toHaveStyle({ opacity: '1' }));
  },
};

/** A recipe can also go into the meal plan. */
export const IntoThePlan: Story = {
  args: { onPlan: fn(), defaultOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put into the plan…' }));
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledOnce());
  },
};

/** A recipe that cannot be edited is copied, to change the copy. */
export const Duplicates: Story = {
  args: { onDuplicate: fn(), defaultOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(args.onDuplicate).toHaveBeenCalledOnce());
  },
};
