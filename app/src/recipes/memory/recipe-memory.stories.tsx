import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RECIPE } from '../../storybook/fixtures.ts';
import { NO_MEMORY } from './memory.change.ts';
import { RecipeMemoryView, type RecipeMemoryProps } from './recipe-memory.tsx';

/** What a kitchen remembers, at the end of a recipe's page. */
const meta = {
  title: 'Screens/Recipe memory',
  component: RecipeMemoryView,
  args: {
    title: 'Dal Tadka',
    memory: NO_MEMORY,
    onRate: fn(),
    onSaveNotes: fn((): ReturnType<RecipeMemoryProps['onSaveNotes']> => Promise.resolve(null)),
    onCooked: fn(),
    onPhoto: fn(),
    onRemovePhoto: fn(),
  },
} satisfies Meta<typeof RecipeMemoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet. */
export const New: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not cooked yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(args.onRate).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Cooked it' }));
    await expect(args.onCooked).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your notes' }), 'Less salt');
    await userEvent.tab();
    await expect(args.onSaveNotes).toHaveBeenCalledWith('Less salt', null);
  },
};

export const Remembered: Story = {
  args: {
    memory: {
      rating: 4,
      notes: 'Half the salt. Lemon at the end.',
      photo: RECIPE.thumbnail_url,
      cooked: { times: 3, last: '2026-10-02' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cooked 3 times, last on Oct 2, 2026')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your photo of Dal Tadka' })).toBeVisible();
  },
};

/** Notes were changed on another device, too. */
export const Conflict: Story = {
  args: {
    memory: { ...NO_MEMORY, notes: 'Good' },
    onSaveNotes: fn((): ReturnType<RecipeMemoryProps['onSaveNotes']> =>
      Promise.resolve({ theirs: 'From the phone' }),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your notes' }), ' and hot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText('Your notes are now: From the phone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Mine' }));
    await expect(args.onSaveNotes).toHaveBeenLastCalledWith('Good and hot', 'From the phone');
  },
};

export const Failed: Story = {
  args: { photoError: 'This photo is damaged or incomplete. Please choose another, or send it again.' },
};
