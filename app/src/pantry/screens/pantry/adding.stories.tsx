import { MethodPicker, type MethodPickerProps } from '@larder/ui/method-picker';
import { PresetPicker } from '@larder/ui/preset-picker';
import { VoicePanel, type VoiceState } from '@larder/ui/voice-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeardAllergyNote } from '../../heard-allergy-note.tsx';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { PANTRY } from '../../../storybook/fixtures.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { withAllergies } from '../../../storybook/with-allergies.tsx';
import { MyPantryView } from './my-pantry.view.tsx';
import { PantryView, type PantryState } from './pantry.view.tsx';

const KOREA = {
  country: 'korea',
  count: 32,
  ingredients:
    'Short-grain rice,Gochujang,Gochugaru,Doenjang,Soy sauce,Sesame oil,Sesame seeds,Kimchi,Garlic,Ginger,Spring onions,Rice vinegar,Mirin'.split(
      ',',
    ),
};
const SAID = 'I have two carrots, some garlic, red lentils, coconut milk and a bunch of coriander';
const HEARD = ['Carrot', 'Garlic', 'Red lentils', 'Coconut milk', 'Coriander leaves'].map((name) => ({
  id: name,
  name,
}));

const EGGS = { name: 'egg', plural: 'eggs', aliases: [], allergens: ['eggs'] } as Partial<BookIngredient>;

const voiceIn = (state: VoiceState, reviewDetails?: ReactNode) => (
  <VoicePanel
    state={state}
    reviewDetails={reviewDetails}
    onListeningChange={fn()}
    onEnable={fn()}
    onIngredientsChange={fn()}
    onSave={fn()}
  />
);

interface AddingProps {
  state: PantryState;
  way: NonNullable<MethodPickerProps['value']>;
  onWayChange: (way: string) => void;
  presets: ReactNode;
  voice: ReactNode;
  onRemove: (id: string) => void;
  onClear: () => void;
  onRetry: () => void;
}

/** Ways of adding above the current items, without a server. */
function Adding({ state, way, onWayChange, presets, voice, ...mine }: AddingProps) {
  return (
    <PantryView
      state={state}
      today="2026-11-23"
      added={null}
      isAdding
      way={way}
      ways={
        <MethodPicker
          value={way}
          onValueChange={onWayChange}
          tiles={<p>Tiles</p>}
          typed={<p>A table</p>}
          presets={presets}
          voice={voice}
        />
      }
      myPantry={<MyPantryView state={state} {...mine} />}
      onAddMode={() => undefined}
      onEdit={() => undefined}
      onDelete={() => undefined}
      onStillGood={() => undefined}
      onRetry={mine.onRetry}
      onFindRecipes={() => undefined}
    />
  );
}

/** Pantry management while adding by preset or voice, with 'My Pantry' below. */
const meta = {
  title: 'Screens/Adding to the pantry',
  component: Adding,
  decorators: [inShell('/dashboard/pantry')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', items: PANTRY, pendingIds: [] },
    way: 'presets',
    onWayChange: fn(),
    presets: <PresetPicker value="korea" preset={KOREA} onAdd={fn()} />,
    voice: voiceIn({ status: 'idle' }),
    onRemove: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Adding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Voice Input/ }));
    await expect(args.onWayChange).toHaveBeenCalledWith('voice');
    const pantry = within(canvas.getByRole('region', { name: 'My Pantry' }));
    await userEvent.click(pantry.getByRole('button', { name: 'Remove Basmati rice' }));
    await expect(args.onRemove).toHaveBeenCalledWith(PANTRY[0]?.id);
    await userEvent.click(pantry.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = { args: { presets: <PresetPicker onAdd={fn()} /> } };

export const PresetFailed: Story = {
  args: { presets: <PresetPicker value="korea" error onRetry={fn()} onAdd={fn()} /> },
};

export const PresetAdded: Story = {
  args: { presets: <PresetPicker value="korea" preset={KOREA} added onAdd={fn()} /> },
};

export const VoiceListening: Story = {
  args: {
    way: 'voice',
    voice: voiceIn({ status: 'listening', transcript: SAID, secondsLeft: 11, ingredients: HEARD }),
  },
};

export const VoiceReview: Story = {
  args: { way: 'voice', voice: voiceIn({ status: 'review', transcript: SAID, ingredients: HEARD }) },
};

/** What the cook avoids among the recognised ingredients. */
export const VoiceAvoided: Story = {
  parameters: { proves: 'ALLERGY-16' },
  decorators: [withAllergies('eggs')],
  args: {
    way: 'voice',
    voice: voiceIn(
      { status: 'review', transcript: 'six eggs', ingredients: [{ id: '1', name: 'Eggs' }] },
      <HeardAllergyNote names={['Eggs']} book={[EGGS as BookIngredient]} />,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contains egg, which you avoid')).toBeVisible();
  },
};

export const VoicePrompt: Story = { args: { way: 'voice', voice: voiceIn({ status: 'prompt' }) } };

export const VoiceDenied: Story = {
  args: { way: 'voice', voice: voiceIn({ status: 'denied', error: 'access-denied' }) },
};

/** Without a microphone the presets are shown, whatever was selected before. */
export const WithoutMicrophone: Story = {
  args: { way: 'voice', voice: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: /Voice Input/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add All 32 Ingredients' })).toBeVisible();
  },
};

export const Removing: Story = {
  args: { state: { status: 'ready', items: PANTRY, pendingIds: [PANTRY[1]?.id ?? ''] } },
};

export const Empty: Story = {
  parameters: { proves: 'MYPANTRY-09' },
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your pantry is empty')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to load pantry items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
