import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { STORY_UNITS, storyFind, storyLine, storyReading, storySuggest } from '../../testing/story-lines.ts';
import { ingredientLineFieldGuide } from './ingredient-line-field.guide.ts';
import { IngredientLineField, readLine, UNREAD_LINE, type IngredientLineFieldProps } from './index.ts';

/** Reads each line a moment after it was typed, as a server would. */
function Reading({ value: first = UNREAD_LINE, onValueChange, ...props }: IngredientLineFieldProps) {
  const [line, setLine] = useState(first);
  useEffect(() => {
    if (line.certainty !== 'unread' || line.text.trim() === '') return undefined;
    const timer = setTimeout(() => setLine(readLine(line, storyReading(line.text))), 50);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <IngredientLineField
      {...props}
      value={line}
      onValueChange={(next) => {
        onValueChange?.(next);
        setLine(next);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Ingredient line field',
  component: IngredientLineField,
  parameters: { guide: ingredientLineFieldGuide },
  args: {
    label: 'Ingredient 1',
    placeholder: '200 g plain flour, sifted',
    suggest: storySuggest,
    find: storyFind,
    units: STORY_UNITS,
    onValueChange: fn(),
    onPasteLines: fn(),
  },
  render: (args) => <Reading {...args} />,
} satisfies Meta<typeof IngredientLineField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient 1' });
    await userEvent.type(field, '200 g plain flour, sifted{Enter}');
    await expect(field).toHaveValue('200 g plain flour, sifted');
    await expect(await canvas.findByText('Plain flour')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Read as Plain flour, 200 g, sifted');
  },
};

export const Sure: Story = { args: { value: storyLine('200 g plain flour, sifted') } };

/** A doubtful reading is a question, answered with one press. */
export const Doubtful: Story = {
  args: { value: storyLine('100 g sugar') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Is this right?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ certainty: 'sure', mended: true, text: '100 g sugar' }),
    );
    await expect(canvas.queryByText('Is this right?')).toBeNull();
  },
};

/** What nobody knows stays as text, and can be tied to an ingredient by hand. */
export const Unknown: Story = {
  args: { value: storyLine('2 tbsp Gran’s spice mix') },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose ingredient' }));
    const name = canvas.getByRole('combobox', { name: 'Ingredient' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'cinn');
    await userEvent.click(await screen.findByRole('option', { name: 'Cinnamon' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      text: '2 tbsp Gran’s spice mix',
      ingredient: { id: 'cinnamon', name: 'Cinnamon' },
      quantity: 2,
      unit: 'tbsp',
      notes: null,
      certainty: 'sure',
      mended: true,
    });
    await expect(field).toHaveFocus();
    // The tie stays while the amount changes.
    await userEvent.type(field, '3', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expect(await canvas.findByText('3 tbsp')).toBeVisible();
    await expect(canvas.getByText('Cinnamon')).toBeVisible();
  },
};

/** Amount, unit and note are changed in the same place; what is wrong is said at its field. */
export const Mending: Story = {
  parameters: { proves: 'WRITE-01' },
  args: { value: storyLine('200 g plain flour, sifted') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const name = canvas.getByRole('combobox', { name: 'Ingredient' });
    await userEvent.clear(name);
    await userEvent.type(name, 'moon dust');
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'lots');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Larder does not know “moon dust”/);
    await expect(amount).toHaveAccessibleDescription('Write a number, such as 200 or 1½');
    await userEvent.clear(name);
    await userEvent.type(name, 'self-raising flour');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1½');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'kg');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        ingredient: { id: 'self-raising flour', name: 'Self-raising flour' },
        quantity: 1.5,
        unit: 'kg',
        notes: null,
      }),
    );
  },
};

/** Several pasted lines are handed over, the first for this field. */
export const PastedLines: Story = {
  args: { value: storyLine('6 cooking apples') },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient 1' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await userEvent.paste(', peeled\n• 200 g plain flour\n\n- 2 eggs');
    await expect(args.onPasteLines).toHaveBeenCalledWith([
      '6 cooking apples, peeled',
      '200 g plain flour',
      '2 eggs',
    ]);
  },
};

/** Typed, and not read yet. */
export const NotRead: Story = {
  args: { value: { ...UNREAD_LINE, text: '200 g plain flour' } },
  render: (args) => <IngredientLineField {...args} />,
};

export const Failed: Story = { args: { error: 'Add at least one ingredient' } };

export const Disabled: Story = { args: { disabled: true, value: storyLine('100 g sugar') } };

/** From typing to a tied ingredient without a mouse. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('2 tsp moon dust');
    const choose = await canvas.findByRole('button', { name: 'Choose ingredient' });
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('cin{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    // The first Escape closed the suggestions only.
    const name = canvas.getByRole('combobox', { name: 'Ingredient' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(name).toHaveValue('Cinnamon');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus();
    await expect(canvas.getByText('Cinnamon')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus();
  },
};

export const LongLine: Story = {
  args: { value: storyLine('2 tbsp Gran’s spice mix, the one in the blue tin on the top shelf') },
};

export const RightToLeft: Story = {
  args: { value: storyLine('100 g sugar') },
  globals: { direction: 'rtl' },
};
