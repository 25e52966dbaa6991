import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  STORY_COUNTRIES,
  STORY_COURSES,
  STORY_RECIPE,
  STORY_UNITS,
  storyFind,
  storySuggest,
} from '../../testing/story-lines.ts';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipeEditor } from '../recipe-editor/index.ts';
import { AllergyNote } from '../allergy-note/index.ts';
import { importReviewGuide } from './import-review.guide.ts';
import { ImportReview, type ImportDraft } from './index.ts';

const DRAFTS: readonly ImportDraft[] = [
  { id: 'a', title: 'Gran’s apple crumble', lines: 5, steps: 3, doubtful: 1, unknown: 1 },
  {
    id: 'b',
    title: 'Cheese scones',
    lines: 7,
    steps: 4,
    doubts: ['The servings were not given: 4 is a guess.'],
    notice: <AllergyNote contains={['butter', 'cheddar']} />,
  },
  { id: 'c', title: 'Leek and potato soup', lines: 6, steps: 5, existing: '#leek-and-potato-soup' },
  { id: 'd', title: null, lines: 4, steps: 2, problem: 'Give it a title before you save it.' },
];

const meta = {
  title: 'Recipes/Import review',
  component: ImportReview,
  parameters: { guide: importReviewGuide },
  args: {
    drafts: DRAFTS,
    failed: [
      { name: 'notes.html', message: 'There is no recipe on this page. Paste its text instead.' },
      { name: 'old.zip', message: 'This file is damaged. Export it again.' },
    ],
    renderEditor: (draft, close) => (
      <RecipeEditor
        defaultValue={{ ...STORY_RECIPE, title: draft.title ?? '' }}
        suggest={storySuggest}
        find={storyFind}
        units={STORY_UNITS}
        countries={STORY_COUNTRIES}
        courses={STORY_COURSES}
        headingLevel={3}
        unsaved
        labels={{ bar: { save: 'Done' } }}
        onSave={close}
        onCancel={close}
      />
    ),
    onSelectedIdsChange: fn(),
    onEditingIdChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ImportReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    // What is there already, and what cannot be saved, is not picked.
    await expect(canvas.getByRole('checkbox', { name: 'Leek and potato soup' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Recipe without a title' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cheese scones' }));
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(['a']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 recipe' }));
    await expect(args.onSave).toHaveBeenCalledWith(['a']);
  },
};

/** Focus goes into the editor, and back to its button. */
export const Editing: Story = {
  play: async ({ args, canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Cheese scones' });
    await userEvent.click(edit);
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveFocus();
    await expect(title).toHaveValue('Cheese scones');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onEditingIdChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const All: Story = {
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All recipes' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
    await userEvent.click(all);
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Save recipes' })).toBeDisabled();
  },
};

export const One: Story = { args: { drafts: DRAFTS.slice(0, 1), failed: [] } };

/** Nothing was found: why, and a way back. */
export const NothingFound: Story = {
  args: { drafts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

export const Saving: Story = {
  args: { pending: true, progress: { done: 1, total: 2 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving...' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { error: '2 recipes could not be saved. They are still here.' },
};

/** A recipe comes with its picture, another's is still fetched; the cook leaves one out. */
export const Pictures: Story = {
  args: {
    drafts: [
      { ...DRAFTS[0]!, picture: { src: STORY_RECIPES[0].picture?.src ?? null } },
      { ...DRAFTS[1]!, picture: { src: null } },
    ],
    onRemovePicture: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Leave out the picture of Gran’s apple crumble' }),
    );
    await expect(args.onRemovePicture).toHaveBeenLastCalledWith('a');
  },
};

/** An export has more than recipes: each kind of it has a checkbox. */
export const WithExtras: Story = {
  args: {
    drafts: DRAFTS.slice(0, 1).map((draft) => ({ ...draft, comesWith: 'with rating, notes and 3 dinners' })),
    defaultSelectedIds: [],
    failed: [],
    extras: [
      {
        id: 'own',
        label: 'Ratings, notes, photos and lists',
        hint: 'Of 12 of Larder’s recipes, and 3 lists',
        picked: true,
        onPickedChange: fn(),
      },
      {
        id: 'preferences',
        label: 'Preferences of the export, in place of yours',
        hint: 'Its allergies are added to yours in any case',
        picked: false,
        onPickedChange: fn(),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ratings, notes, photos and lists' }));
    await expect(args.extras?.[0]?.onPickedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Preferences of the export, in place of yours' }),
    );
    await expect(args.extras?.[1]?.onPickedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'All recipes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(['b']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEditingIdChange).toHaveBeenLastCalledWith('a');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** Sixty recipes from another app. */
export const Many: Story = {
  args: {
    drafts: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      title: `Recipe ${index + 1}`,
      lines: 8,
      steps: 4,
      doubtful: index % 5 === 0 ? 1 : 0,
    })),
    failed: [],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
