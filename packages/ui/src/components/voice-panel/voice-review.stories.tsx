import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_HEARD } from '../../testing/story-voice.ts';
import { VoiceReview, type VoiceReviewProps } from './index.ts';

function Kept({ ingredients, onIngredientsChange, ...rest }: VoiceReviewProps) {
  const [kept, setKept] = useState(ingredients);
  return (
    <VoiceReview
      {...rest}
      ingredients={kept}
      onIngredientsChange={(next) => {
        setKept(next);
        onIngredientsChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Pantry/Voice panel/Review',
  component: VoiceReview,
  tags: ['!autodocs'],
  args: { ingredients: STORY_HEARD, onIngredientsChange: fn(), onSave: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof VoiceReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the name or its pencil edits it; the chip grows with the name. */
export const Playground: Story = {
  parameters: { proves: 'VOICE-04 VOICE-05 VOICE-06' },
  play: async ({ args, canvas }) => {
    const garlic = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ingredient 2' });
    const before = garlic.getBoundingClientRect().width;
    await userEvent.type(garlic, ' cloves');
    await expect(garlic.getBoundingClientRect().width).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Carrots' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 Ingredients' }));
    await expect(args.onSave).toHaveBeenLastCalledWith([
      'Garlic cloves',
      'Red lentils',
      'Coconut milk',
      'Coriander leaves',
    ]);
  },
};

const WITH_AMOUNTS = [
  { id: '1', name: 'Onion', quantity: 2, unit: 'piece' },
  { id: '2', name: 'Flour', quantity: 500, unit: 'g' },
  { id: '3', name: 'Cornflower honey', quantity: null, unit: 'piece' },
];

/** Recognised amounts appear next to the name and can be corrected. */
export const Amounts: Story = {
  args: { ingredients: WITH_AMOUNTS },
  play: async ({ args, canvas }) => {
    const onions = canvas.getByRole<HTMLInputElement>('textbox', { name: 'How much: Onion' });
    await expect(onions).toHaveValue('2');
    await expect(canvas.getByRole('textbox', { name: 'How much: Flour' })).toHaveValue('500');
    await expect(canvas.getByText('g')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'How much: Cornflower honey' })).toHaveValue('');
    const before = onions.getBoundingClientRect().width;
    await userEvent.clear(onions);
    await userEvent.type(onions, '2.5');
    await userEvent.tab();
    await expect(onions).toHaveValue('2');
    await userEvent.clear(onions);
    await userEvent.type(onions, '12 of them');
    await userEvent.tab();
    await expect(onions).toHaveValue('12');
    await expect(onions.getBoundingClientRect().width).toBeGreaterThanOrEqual(before);
    await expect(args.onIngredientsChange).toHaveBeenLastCalledWith([
      { ...WITH_AMOUNTS[0], quantity: 12 },
      ...WITH_AMOUNTS.slice(1),
    ]);
    await userEvent.clear(onions);
    await expect(args.onIngredientsChange).toHaveBeenLastCalledWith([
      { ...WITH_AMOUNTS[0], quantity: null },
      ...WITH_AMOUNTS.slice(1),
    ]);
  },
};

/** Rows without a name are skipped, with a note. Whitespace is not a name. */
export const EmptyNames: Story = {
  args: {
    ingredients: [
      { id: '1', name: 'Carrots' },
      { id: '2', name: '   ' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Rows without a name are skipped.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 Ingredient' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(['Carrots']);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Ingredient 1' }));
    const save = canvas.getByRole('button', { name: 'Save 0 Ingredients' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Batches of an ingredient are distinguished by what was said about each. */
export const Batches: Story = {
  args: {
    ingredients: [
      { id: '1', name: 'Milk', quantity: 1, unit: 'l', batch: { expires: '2031-05-09' } },
      { id: '2', name: 'Milk', quantity: 1, unit: 'l', batch: { opened: true } },
      { id: '3', name: 'Eggs' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 2' })).toHaveAccessibleDescription('opened');
    await expect(canvas.getByRole('button', { name: /^Remove Milk, expires .*2031/ })).toBeVisible();
  },
};

/** Focus moves to a neighbour, or to the group if none is left. */
export const KeepsFocus: Story = {
  args: { ingredients: STORY_HEARD.slice(0, 2) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Garlic' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Carrots' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(canvas.getByText(/No ingredients here/)).toBeVisible();
  },
};

/** A name wider than a phone wraps inside its field. */
export const LongNames: Story = {
  args: {
    ingredients: [
      { id: '1', name: 'Hand-harvested sun-dried heirloom tomatoes in extra-virgin olive oil with oregano' },
      { id: '2', name: 'Salt' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** The parser's maximum. */
export const Twenty: Story = {
  args: {
    ingredients: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      name: `${STORY_HEARD[index % STORY_HEARD.length]?.name} ${index + 1}`,
    })),
  },
};
