import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeVoice, type FakeVoice } from '../entries/testing.ts';
import { VoiceInput } from './voice-input.tsx';

/** What the story's browser hears. */
let voice: FakeVoice = fakeVoice();

const meta = {
  title: 'Patterns/Voice input',
  component: VoiceInput,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '36rem' } }, controls: { disable: true } },
  beforeEach: () => {
    voice = fakeVoice();
  },
  render: function Render() {
    const [{ parts }] = useState(() => voice);
    return <VoiceInput parts={parts} />;
  },
} satisfies Meta<typeof VoiceInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With your own microphone, if your browser recognises speech. */
export const Playground: Story = { render: () => <VoiceInput /> };

/** Words become ingredients to look through, and to save. */
export const Said: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Microphone', pressed: false }));
    await canvas.findByRole('button', { name: 'Microphone', pressed: true });
    voice.says('I have two carrots', false);
    // In the same tick: listening ends after 15 seconds, however slow the machine is.
    voice.says('I have carrots and some garlic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 2 Ingredients' }));
    await expect(await canvas.findByRole('button', { name: /Garlic/ })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull());
  },
};

/** Nothing was said: the panel says so, and listens again when it is asked to. */
export const NothingHeard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Microphone', pressed: false }));
    await canvas.findByRole('button', { name: 'Microphone', pressed: true });
    voice.fails('no-speech');
    await expect(await canvas.findByText(/^No speech detected/)).toBeInTheDocument();
  },
};

/** The microphone was denied in the browser's settings. What was heard before can still be saved. */
export const Denied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Microphone', pressed: false }));
    await canvas.findByRole('button', { name: 'Microphone', pressed: true });
    voice.says('garlic');
    await canvas.findByRole('button', { name: 'Save 1 Ingredient' });
    voice.changePermission('denied');
    await expect(await canvas.findByRole('button', { name: 'Save 1 Ingredient' })).toBeInTheDocument();
  },
};

/** Without speech recognition, the panel says what to try; where there is another way, leave it out. */
export const Unsupported: Story = {
  render: () => <VoiceInput parts={{ makeRecogniser: null, devices: null, permissions: null }} />,
};
