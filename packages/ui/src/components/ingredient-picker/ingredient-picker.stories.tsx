import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { IngredientPicker, type IngredientPickerProps } from './index.ts';
import { ingredientPickerGuide } from './ingredient-picker.guide.ts';

const NAMES = ['Aubergine', 'Anchovies', 'Blue cheese', 'Coriander leaves', 'Okra', 'Olives'];
const picked = (name: string) => ({ id: name, name, glyph: storyGlyph(name) });

function Picking({ items: first, ...props }: IngredientPickerProps) {
  const [items, setItems] = useState(first);
  return (
    <IngredientPicker
      {...props}
      items={items}
      onAdd={(name) => {
        props.onAdd(name);
        const known = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
        if (!known) return `Larder does not know “${name}”.`;
        setItems([...items, picked(known)]);
        return null;
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Settings/Ingredient picker',
  component: IngredientPicker,
  parameters: { guide: ingredientPickerGuide },
  args: {
    label: 'What you do not like',
    items: [picked('Aubergine'), picked('Okra')],
    suggest: (text) => NAMES.filter((name) => name.toLowerCase().startsWith(text.trim().toLowerCase())),
    onAdd: fn(() => null),
    onRemove: fn(),
  },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof IngredientPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'What you do not like' });
    await userEvent.type(field, 'bl');
    await userEvent.click(await screen.findByRole('option', { name: 'Blue cheese' }));
    await expect(args.onAdd).toHaveBeenCalledWith('Blue cheese');
    await expect(canvas.getByRole('button', { name: 'Remove Blue cheese' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** An unknown name is reported at the field. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'moon dust{Enter}');
    await expect(field).toHaveAccessibleDescription('Larder does not know “moon dust”.');
    await expect(field).toHaveValue('moon dust');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('an{ArrowDown}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Anchovies');
    canvas.getByRole('button', { name: 'Remove Aubergine' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('Aubergine');
    await expect(canvas.getByRole('button', { name: 'Remove Okra' })).toHaveFocus();
  },
};

export const NothingChosen: Story = { args: { items: [] } };

export const Disabled: Story = { args: { disabled: true } };
