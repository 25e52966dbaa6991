import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_HEARD, STORY_TRANSCRIPT } from '../../testing/story-voice.ts';
import { VoicePanel, type VoicePanelProps, type VoiceState } from './index.ts';
import { voicePanelGuide } from './voice-panel.guide.ts';

/** A simulated recogniser: stopping it yields a fixed sentence. */
function Kept(props: VoicePanelProps) {
  const [state, setState] = useState<VoiceState>(props.state);
  return (
    <VoicePanel
      {...props}
      state={state}
      onEnable={() => {
        setState({ status: 'idle' });
        props.onEnable();
      }}
      onListeningChange={(listening) => {
        setState(
          listening
            ? { status: 'listening', transcript: '' }
            : { status: 'review', transcript: STORY_TRANSCRIPT, ingredients: STORY_HEARD },
        );
        props.onListeningChange(listening);
      }}
      onIngredientsChange={(ingredients) => {
        setState({ status: 'review', transcript: STORY_TRANSCRIPT, ingredients });
        props.onIngredientsChange(ingredients);
      }}
      onSave={(names) => {
        setState({ status: 'idle' });
        props.onSave(names);
      }}
    />
  );
}

const meta = {
  title: 'Pantry/Voice panel',
  component: VoicePanel,
  parameters: { guide: voicePanelGuide },
  args: {
    state: { status: 'idle' },
    onListeningChange: fn(),
    onEnable: fn(),
    onIngredientsChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof VoicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the permission to the pantry. */
export const Playground: Story = {
  parameters: { proves: 'VOICE-01 VOICE-07' },
  args: { state: { status: 'prompt' } },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    const microphone = (pressed: boolean) => canvas.getByRole('button', { name: 'Microphone', pressed });
    await step('allows the microphone, which gets focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enable Microphone' }));
      await expect(microphone(false)).toHaveFocus();
      await expect(canvas.getByRole('heading', { name: 'Tips' })).toBeVisible();
    });
    await step('listens', async () => {
      await userEvent.click(microphone(false));
      await expect(args.onListeningChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole('status')).toHaveTextContent('Listening');
      await expect(canvas.queryByRole('heading', { name: 'Tips' })).toBeNull();
    });
    await step('hears', async () => {
      await userEvent.click(microphone(true));
      await expect(canvas.getByText(STORY_TRANSCRIPT)).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('5 ingredients found');
    });
    await step('saves, and returns focus to the microphone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save 5 Ingredients' }));
      await expect(args.onSave).toHaveBeenLastCalledWith(STORY_HEARD.map(({ name }) => name));
      await expect(microphone(false)).toHaveFocus();
    });
  },
};

/** Everything by keyboard: toggling, correcting, removing, saving. */
export const Keyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Microphone', pressed: false })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Parsnips');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Parsnips' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Garlic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Red lentils' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Save 4 Ingredients' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith([
      'Parsnips',
      'Red lentils',
      'Coconut milk',
      'Coriander leaves',
    ]);
  },
};

/** Before the first try: tips. */
export const Idle: Story = {};

export const ListeningForTheFirstWord: Story = {
  args: { state: { status: 'listening', transcript: '', secondsLeft: 15 } },
};

/** Words arrive and change; screen readers wait for the final text. */
export const Listening: Story = {
  args: {
    state: { status: 'listening', transcript: 'I have two carrots, some garlic, red', secondsLeft: 11 },
  },
  play: async ({ args, canvas }) => {
    const microphone = canvas.getByRole('button', { name: 'Microphone', pressed: true });
    await expect(canvas.getByText('11 seconds left')).toBeVisible();
    await expect(canvas.getByText(/two carrots/).closest('[aria-live]')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(microphone);
    await expect(args.onListeningChange).toHaveBeenLastCalledWith(false);
  },
};

/** A second try, next to the results of the first. */
export const ListeningForMore: Story = {
  args: {
    state: {
      status: 'listening',
      transcript: STORY_TRANSCRIPT,
      secondsLeft: 1,
      ingredients: STORY_HEARD,
    },
  },
};

export const Parsing: Story = {
  args: { state: { status: 'parsing', transcript: STORY_TRANSCRIPT } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone' }));
    await expect(args.onListeningChange).not.toHaveBeenCalled();
  },
};

export const Review: Story = {
  args: { state: { status: 'review', transcript: STORY_TRANSCRIPT, ingredients: STORY_HEARD } },
};

export const Saving: Story = {
  args: { state: { status: 'saving', transcript: STORY_TRANSCRIPT, ingredients: STORY_HEARD } },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Saving...' });
    await userEvent.click(save);
    await expect(save).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Garlic' }));
    await expect(args.onIngredientsChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveAttribute('readonly');
  },
};

/** A page in another language, right to left, with its quotation marks. */
export const RightToLeft: Story = {
  args: {
    state: {
      status: 'review',
      transcript: 'عندي جزر وثوم وعدس أحمر',
      ingredients: [
        { id: '1', name: 'جزر' },
        { id: '2', name: 'ثوم' },
        { id: '3', name: 'عدس أحمر' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('textbox', { name: 'Ingredient 1' }).closest('li');
    await expect(within(row ?? document.body).getByRole('button', { name: 'Remove جزر' })).toBeVisible();
  },
};
