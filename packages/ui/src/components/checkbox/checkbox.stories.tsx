import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DISABLED, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { checkboxGuide } from './checkbox.guide.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  args: { label: 'Use up what is about to expire', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use up what is about to expire' });
    await userEvent.click(canvas.getByText('Use up what is about to expire'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** Indeterminate: some of the boxes below are checked. A press checks it. */
export const Indeterminate: Story = {
  args: { label: 'All spices', indeterminate: true },
  render: function Render({ indeterminate, onCheckedChange, ...args }) {
    const [some, setSome] = useState(indeterminate);
    return (
      <Checkbox
        {...args}
        indeterminate={some}
        onCheckedChange={(on) => {
          setSome(false);
          onCheckedChange?.(on);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All spices' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).not.toBePartiallyChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const WithHint: Story = {
  args: { hint: 'Plans start with what goes off this week.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Plans start with what goes off this week.',
    );
  },
};

export const WithError: Story = {
  args: { label: 'I have read what is said about allergies', error: 'Please read it before you go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please read it before you go on');
  },
};

/** Controlled: it shows the caller's state, even if the caller rejects the press. */
export const Controlled: Story = {
  args: { checked: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} disabled label="Oven" />
      <Checkbox {...args} disabled label="Stovetop" defaultChecked hint="Every kitchen has one." />
      <Checkbox {...args} disabled label="Appliances" indeterminate />
    </>
  ),
};

/** In a table the column names it; the label stays for screen readers, and the target stays 44 px. */
export const HiddenLabel: Story = {
  args: { label: 'Choose Basmati rice', hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose Basmati rice' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    label:
      'Schwarzwälderkirschtortenzutatenliste and everything else that a very long sentence needs, down to the last pinch of salt',
    hint: 'A hint that is as long as a hint should never be, so that it takes more than one line on a phone.',
    defaultChecked: true,
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Off, on and in between, in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<CheckboxProps>
      label="States"
      rows={{
        Off: { label: 'Spices' },
        On: { label: 'Spices', defaultChecked: true },
        Some: { label: 'Spices', indeterminate: true },
      }}
      columns={[...TOUCHED, DISABLED]}
    >
      {(props) => <Checkbox {...props} />}
    </StateMatrix>
  ),
};
