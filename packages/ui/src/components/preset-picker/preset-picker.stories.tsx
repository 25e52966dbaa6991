import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { STORY_PRESETS } from '../../testing/story-presets.ts';
import { Toaster, toast } from '../toaster/index.ts';
import { PresetPicker, type PresetPickerProps } from './index.ts';
import { presetPickerGuide } from './preset-picker.guide.ts';

const { korea, spain } = STORY_PRESETS;

function Kept({ value, onValueChange, onAdd, ...rest }: PresetPickerProps) {
  const [country, setCountry] = useState(value);
  const [added, setAdded] = useState(rest.added);
  return (
    <PresetPicker
      {...rest}
      value={country}
      preset={[korea, spain].find((preset) => preset.country === country)}
      added={added}
      onValueChange={(next) => {
        setCountry(next);
        setAdded(false);
        onValueChange?.(next);
      }}
      onAdd={(next, choice) => {
        setAdded(true);
        onAdd(next, choice);
      }}
    />
  );
}

const meta = {
  title: 'Pantry/Preset picker',
  component: PresetPicker,
  parameters: { guide: presetPickerGuide },
  args: { value: 'korea', preset: korea, onValueChange: fn(), onAdd: fn() },
} satisfies Meta<typeof PresetPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first twelve of thirty-two; the rest on request. */
export const Playground: Story = {
  parameters: { proves: 'CONST-11 PRESET-08 PRESET-09 PRESET-10' },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    const names = () => within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(names()).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: '+20 more' }));
    await expect(names()).toHaveLength(33);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(names()).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Add All 32 Ingredients' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('korea', { withAvoided: false });
  },
};

const avoiding = {
  ...korea,
  ingredients: korea.ingredients.map((name) =>
    name === 'Soy sauce' ? { name, avoided: { contains: 'soy sauce (wheat)' } } : name,
  ),
};

const avoidingPossible = {
  ...korea,
  ingredients: korea.ingredients.map((name) =>
    name === 'Soy sauce'
      ? { name, avoided: { contains: 'soy sauce (wheat)' } }
      : name === 'Gochujang'
        ? { name, avoided: { mayContain: 'wheat (gochujang)' } }
        : name,
  ),
};

/** Ingredients that contain it only in some products are left out too, and named separately. */
export const SomePossiblyAvoided: Story = {
  parameters: { proves: 'ALLERGY-09 ALLERGY-24' },
  args: { preset: avoidingPossible },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Contains soy sauce (wheat), and may contain wheat (gochujang), which you avoid'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 30 Ingredients' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('korea', { withAvoided: false });
  },
};

const notHalal = (food: string) => ({
  contains: `${food} (not halal)`,
  because: { food, reason: 'not halal' },
});

/** The sentence gives a reason once. */
export const AvoidedForOneReason: Story = {
  parameters: { proves: 'ALLERGY-33' },
  args: {
    preset: {
      ...korea,
      ingredients: korea.ingredients.map((name, index) =>
        index < 3 ? { name, avoided: notHalal(name.toLowerCase()) } : name,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Contains [^(]+, and [^(]+ \(not halal\), which you avoid$/),
    ).toBeVisible();
  },
};

/** What they contain is said to everyone, whether or not the cook avoids any of it. */
export const WithAllergens: Story = {
  parameters: { proves: 'ALLERGY-42' },
  args: {
    allergens: 'Contains soy (soy sauce and doenjang). May contain wheat (gochujang): check the labels.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Contains soy \(soy sauce and doenjang\)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add All 32 Ingredients' })).toHaveAccessibleDescription(
      /^Contains soy .* May contain wheat/,
    );
  },
};

/** Ingredients the cook avoids are marked and left out by default. */
export const SomeAvoided: Story = {
  parameters: { proves: 'ALLERGY-09' },
  args: { preset: avoiding },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Contains soy sauce (wheat), which you avoid')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 31 Ingredients' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('korea', { withAvoided: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add it too' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add All 32 Ingredients' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('korea', { withAvoided: true });
  },
};

export const NoneChosen: Story = {
  parameters: { proves: 'PRESET-01 PRESET-02 PRESET-03 PRESET-04 PRESET-05 PRESET-06' },
  args: { value: '', preset: undefined },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Choose a pantry',
      'Typical Indian Pantry',
      'Typical Mexican Pantry',
      'Typical Italian Pantry',
      'Typical Spanish Pantry',
      'Typical Korean Pantry',
      'Typical Belgian Pantry',
      'Typical Thai Pantry',
      'Typical Japanese Pantry',
      'Typical Chinese Pantry',
      'Typical French Pantry',
      'Typical Lebanese Pantry',
      'Typical Greek Pantry',
      'Typical American Pantry',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** By keyboard from the dropdown to the message that replaces the button. */
export const Keyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'spain');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('spain');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add All 9 Ingredients' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All 9 ingredients are in your pantry')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { preset: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

/** A late response for another country is not shown under the wrong flag. */
export const StaleAnswer: Story = {
  args: { value: 'spain', preset: korea },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gochujang')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const LoadFailure: Story = {
  args: { preset: undefined, error: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load preset. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A short preset is shown in full, without a button. */
export const Few: Story = {
  args: { value: 'spain', preset: spain },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

/** Drawings before each name, hidden from screen readers. */
export const WithGlyphs: Story = {
  args: {
    value: 'spain',
    preset: { ...spain, ingredients: spain.ingredients.map((name) => ({ name, glyph: storyGlyph(name) })) },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="preset-preview-glyph"]')).toHaveLength(9);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Saffron')).toBeVisible();
  },
};

/** While adding, the button says so, ignores presses and keeps focus. */
export const Adding: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Adding...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Added: Story = { args: { added: true } };

/** The page shows a toast, and the button can be pressed again. */
export const AddFailure: Story = {
  render: ({ onAdd, ...args }) => (
    <>
      <PresetPicker
        {...args}
        onAdd={(country) => {
          onAdd(country);
          toast.failure('Failed to add preset to pantry. Please try again.');
        }}
      />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add All 32 Ingredients' });
    await userEvent.click(button);
    const toasted = await screen.findByText('Failed to add preset to pantry. Please try again.');
    await waitFor(() => expect(toasted).toBeVisible());
    await expect(button).toBeEnabled();
  },
};

/** Countries outside Larder's six get a globe; long names wrap. */
export const OtherOptions: Story = {
  args: {
    value: 'wales',
    options: [{ country: 'wales', name: 'Wales', label: 'Typical Welsh Pantry' }],
    preset: {
      country: 'wales',
      count: 1,
      ingredients: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Lauchsuppengewürz'],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
