import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VoicePanel } from './index.ts';

const meta = {
  title: 'Pantry/Voice panel/Access',
  component: VoicePanel,
  tags: ['!autodocs'],
  args: {
    state: { status: 'prompt' },
    onListeningChange: fn(),
    onEnable: fn(),
    onIngredientsChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof VoicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsupported: Story = {
  args: { state: { status: 'unsupported' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      "Speech Recognition Not Supported - Your browser doesn't support speech recognition. Try using Chrome, Edge, or Safari.",
    );
  },
};

export const NoDevice: Story = {
  args: { state: { status: 'no-device' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No microphone found.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

export const Prompt: Story = {};

/** The browser's permission prompt is open: the button is busy. */
export const Asking: Story = {
  args: { state: { status: 'prompt', asking: true } },
  play: async ({ args, canvas }) => {
    const enable = canvas.getByRole('button', { name: 'Enable Microphone' });
    await userEvent.click(enable);
    await expect(enable).toHaveFocus();
    await expect(enable).toHaveAttribute('aria-busy', 'true');
    await expect(args.onEnable).not.toHaveBeenCalled();
  },
};

export const Denied: Story = {
  args: { state: { status: 'denied' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Microphone' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};
