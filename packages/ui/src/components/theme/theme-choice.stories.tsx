import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { applyTheme } from './apply-theme.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { themeChoiceGuide } from './theme-choice.guide.ts';

const meta = {
  title: 'Components/Theme choice',
  component: ThemeChoice,
  parameters: { guide: themeChoiceGuide },
  args: { value: 'system', onValueChange: fn() },
  render: function Render(args) {
    const [theme, setTheme] = useState(args.value);
    return (
      <ThemeChoice
        {...args}
        value={theme}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setTheme(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Applying: Story = {
  play: async () => {
    const root = document.createElement('div');
    applyTheme('dark', root);
    await expect(root).toHaveAttribute('data-theme', 'dark');
    applyTheme('system', root);
    await expect(root).not.toHaveAttribute('data-theme');
  },
};

/** Uncontrolled. */
export const Uncontrolled: Story = {
  render: () => <ThemeChoice defaultValue="dark" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
  },
};
