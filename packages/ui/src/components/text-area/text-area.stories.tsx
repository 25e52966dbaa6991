import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './index.ts';
import { textAreaGuide } from './text-area.guide.ts';

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: { guide: textAreaGuide },
  args: { label: 'Description', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Quick{Enter}warm');
    await expect(area).toHaveValue('Quick\nwarm');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Quick\nwarm');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

export const WithHint: Story = { args: { hint: 'Optional', rows: 2 } };

export const WithError: Story = {
  args: { error: 'Keep it under 500 characters', defaultValue: 'A long story' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Keep it under 500 characters');
  },
};

/** It grows with its text up to a limit, then scrolls. */
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 24 }, (_, line) => `Step ${line + 1}: stir`).join('\n') },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Under 40 minutes, one pan.' } };
