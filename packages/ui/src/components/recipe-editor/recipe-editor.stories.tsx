import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  STORY_COUNTRIES,
  STORY_COURSES,
  STORY_RECIPE,
  STORY_UNITS,
  storyFind,
  storyLine,
  storyReading,
  storySuggest,
} from '../../testing/story-lines.ts';
import { Banner } from '../banner/index.ts';
import { readLine } from '../ingredient-line-field/index.ts';
import { EMPTY_RECIPE, RecipeEditor, rowsOfLines, rowsOfSteps, type RecipeEditorProps } from './index.ts';
import { recipeEditorGuide } from './recipe-editor.guide.ts';

/** Reads lines a moment after they were typed, as a server would. */
function Reading({ defaultValue = EMPTY_RECIPE, onValueChange, ...props }: RecipeEditorProps) {
  const [recipe, setRecipe] = useState(defaultValue);
  useEffect(() => {
    const isWaiting = recipe.ingredients.some(
      (row) => row.kind === 'line' && row.certainty === 'unread' && row.text.trim() !== '',
    );
    if (!isWaiting) return undefined;
    const timer = setTimeout(
      () =>
        setRecipe((before) => ({
          ...before,
          ingredients: before.ingredients.map((row) =>
            row.kind === 'heading' || row.certainty !== 'unread' || row.text.trim() === ''
              ? row
              : { ...row, ...readLine(row, storyReading(row.text)) },
          ),
        })),
      50,
    );
    return () => clearTimeout(timer);
  }, [recipe]);
  return (
    <RecipeEditor
      unsaved={recipe !== defaultValue}
      {...props}
      value={recipe}
      onValueChange={(next) => {
        onValueChange?.(next);
        setRecipe(next);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Recipe editor',
  component: RecipeEditor,
  parameters: { guide: recipeEditorGuide, docs: { story: { inline: false, height: '60rem', tallest: 460 } } },
  args: {
    defaultValue: STORY_RECIPE,
    suggest: storySuggest,
    find: storyFind,
    units: STORY_UNITS,
    countries: STORY_COUNTRIES,
    courses: STORY_COURSES,
    onValueChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  render: (args) => <Reading {...args} />,
} satisfies Meta<typeof RecipeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (canvas: { getAllByRole: typeof screen.getAllByRole }, name: RegExp) =>
  canvas.getAllByRole<HTMLTextAreaElement>('textbox', { name }).map(({ value }) => value);

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 lines read, 1 to check, 1 kept as text')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' for six');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save recipe' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Gran’s apple crumble for six' }),
    );
  },
};

/** A new recipe: everything that is missing is said at once, and focus goes to the first. */
export const New: Story = {
  parameters: { proves: 'WRITE-03' },
  args: { defaultValue: EMPTY_RECIPE },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Step 1' }), 'Bake.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save recipe' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('Give the recipe a title');
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveAccessibleDescription(
      'Choose a course',
    );
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveAccessibleDescription(
      'Add at least one ingredient',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    // A message goes with what it was about.
    await userEvent.type(title, 'Crumble');
    await expect(title).not.toHaveAttribute('aria-invalid');
  },
};

/** Several pasted lines become several rows, and what ends in a colon a heading. */
export const PastedList: Story = {
  args: { defaultValue: EMPTY_RECIPE },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ingredient 1' }));
    await userEvent.paste('6 cooking apples\nFor the crumble:\n• 200 g plain flour\n• 100 g butter');
    await expect(texts(canvas, /^Ingredient/)).toEqual([
      '6 cooking apples',
      '200 g plain flour',
      '100 g butter',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('For the crumble');
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus();
    await expect(await canvas.findByText('3 lines read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paste the method' }));
    const method = within(canvas.getByRole('group', { name: 'Paste the method' }));
    await userEvent.click(method.getByRole('textbox', { name: 'Paste it here' }));
    await userEvent.paste('1. Slice the apples.\n2. Rub the butter\ninto the flour.\n3. Bake.');
    await userEvent.click(method.getByRole('button', { name: 'Add' }));
    await expect(texts(canvas, /^Step/)).toEqual([
      'Slice the apples.',
      'Rub the butter into the flour.',
      'Bake.',
    ]);
  },
};

/** Rows are moved, put under a heading and taken away from a menu. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const choose = async (row: string, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${row}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('2 tbsp Gran’s spice mix', 'Move up');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('2 tbsp Gran’s spice mix'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus());
    await choose('100 g butter, cold', 'Heading above');
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Heading' })[1]).toHaveFocus());
    await choose('Step 1', 'Remove');
    await waitFor(() => expect(texts(canvas, /^Step/)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Step 1' })).toHaveFocus());
  },
};

/** Lines and steps are written, moved and taken away without a mouse. */
export const Keyboard: Story = {
  parameters: { proves: 'WRITE-02' },
  args: { defaultValue: EMPTY_RECIPE },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Pancakes');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Course' }), 'dessert');
    const first = canvas.getByRole('textbox', { name: 'Ingredient 1' });
    for (let step = 0; step < 24 && document.activeElement !== first; step += 1) await userEvent.tab();
    await userEvent.keyboard('For the batter:{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('For the batter');
    await userEvent.keyboard('2 eggs{Enter}100 g plain flour{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 2' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(texts(canvas, /^Ingredient/)).toEqual(['100 g plain flour', '2 eggs']);
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus();
    await expect(canvas.getByText('Now 2 of 3')).toBeInTheDocument();
    const step = canvas.getByRole('textbox', { name: 'Step 1' });
    for (let tab = 0; tab < 24 && document.activeElement !== step; tab += 1) await userEvent.tab();
    await userEvent.keyboard('Whisk.{Enter}Fry.');
    const save = await canvas.findByRole('button', { name: 'Save recipe' });
    for (let tab = 0; tab < 24 && document.activeElement !== save; tab += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** What the server refuses is said at its field. */
export const RefusedByServer: Story = {
  args: { unsaved: true, errors: { sourceUrl: 'This address cannot be linked to' }, error: true },
  play: async ({ canvas }) => {
    const source = canvas.getByRole('textbox', { name: 'Web address' });
    await waitFor(() => expect(source).toHaveFocus());
    await expect(source).toHaveAccessibleDescription(/This address cannot be linked to/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The recipe could not be saved. Please try again.',
    );
  },
};

export const Saving: Story = {
  args: { unsaved: true, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save recipe' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Offline, or a server that fails: the recipe stays, and a sentence says so. */
export const NotSaved: Story = {
  args: {
    unsaved: true,
    error: 'You are offline. Your recipe is kept on this device; save it when you are back.',
  },
};

/** Another device changed the same recipe. */
export const ChangedElsewhere: Story = {
  args: { unsaved: true, conflicts: [{ field: 'Title', value: 'Apple crumble' }], onResolve: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Mine' }));
    await expect(args.onResolve).toHaveBeenCalledWith('mine');
  },
};

/** A draft that was found again. */
export const WithNotice: Story = {
  args: { notice: <Banner size="small">What you wrote before is back.</Banner>, unsaved: true },
};

export const Disabled: Story = { args: { disabled: true } };

/** A hundred lines: a key is answered without rendering the others. */
export const HundredLines: Story = {
  args: {
    defaultValue: {
      ...STORY_RECIPE,
      title: 'Feast',
      ingredients: rowsOfLines(
        Array.from({ length: 100 }, (_, index) => storyLine(`${index + 1} g plain flour, sifted`)),
      ),
      steps: rowsOfSteps(Array.from({ length: 60 }, (_, index) => `Stir ${index + 1} times.`)),
    },
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('textbox', { name: 'Ingredient 100' });
    await userEvent.click(last);
    await userEvent.keyboard(' twice');
    await expect(last).toHaveValue('100 g plain flour, sifted twice');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Each row is painted by itself, and still has room for the whole focus ring. */
export const FocusRing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient 1' });
    field.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(field);
    const row = getComputedStyle(field.closest('li')!);
    const isClipped = /paint|content|strict/.test(row.contain);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    await expect(!isClipped || Number.parseFloat(row.overflowClipMargin) >= ring).toBe(true);
  },
};
