import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { STORY_HEARD, STORY_TRANSCRIPT } from '../../testing/story-voice.ts';
import { Toaster, toast } from '../toaster/index.ts';
import { VoicePanel, type VoiceError } from './index.ts';

const meta = {
  title: 'Pantry/Voice panel/Errors',
  component: VoicePanel,
  tags: ['!autodocs'],
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

/** The panel after a failure with this code, and the message it must show. */
function failed(error: VoiceError, words: string, status: 'idle' | 'denied' = 'idle'): Story {
  return {
    args: { state: { status, error } },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(words);
      await expect(canvas.getByRole('button')).toBeEnabled();
    },
  };
}

/** The transcript is kept, so nothing has to be repeated. */
export const ParseFailed: Story = {
  ...failed('parse-failed', 'Failed to parse ingredients. Please try again.'),
  args: { state: { status: 'idle', error: 'parse-failed', transcript: STORY_TRANSCRIPT } },
};

export const NotAllowed = failed(
  'not-allowed',
  'Microphone access denied. Please allow microphone access and try again.',
  'denied',
);

export const NoSpeech = failed(
  'no-speech',
  'No speech detected. Please try speaking louder or closer to the microphone.',
);

export const AudioCapture = failed(
  'audio-capture',
  'Microphone not working. Please check your microphone and try again.',
);

export const Network = failed('network', 'Network error. Please check your internet connection.');

/** An unknown code is shown as is. */
export const OtherCode = failed('language-not-supported', 'Speech recognition error: language-not-supported');

/** The user stopped it, so there is nothing to explain. */
export const Aborted: Story = {
  args: { state: { status: 'idle', error: 'aborted' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NoMicrophone = failed(
  'no-device',
  'No microphone found. Please connect a microphone and try again.',
);

export const AccessDenied = failed(
  'access-denied',
  'Microphone access denied. Please allow access in your browser and refresh the page.',
  'denied',
);

export const AccessFailed = failed(
  'access-failed',
  'Unable to access microphone. Please check your browser settings.',
);

export const StartFailed = failed('start-failed', 'Failed to start speech recognition. Please try again.');

export const Timeout = failed('timeout', 'Listening timeout. Please try again.');

/** The page shows a toast; the ingredients stay. */
export const SaveFailed: Story = {
  args: { state: { status: 'review', transcript: STORY_TRANSCRIPT, ingredients: STORY_HEARD } },
  render: ({ onSave, ...args }) => (
    <>
      <VoicePanel
        {...args}
        onSave={(names) => {
          onSave(names);
          toast.failure('Failed to add ingredients to pantry. Please try again.');
        }}
      />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save 5 Ingredients' }));
    const toasted = await screen.findByText('Failed to add ingredients to pantry. Please try again.');
    await waitFor(() => expect(toasted).toBeVisible());
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
  },
};
