import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ServingsStepper, type ServingsStepperProps } from './index.ts';
import { servingsStepperGuide } from './servings-stepper.guide.ts';

/** Keeps the number, as an app does. */
function Kept({ value, onValueChange, ...rest }: ServingsStepperProps) {
  const [servings, setServings] = useState(value);
  return (
    <ServingsStepper
      {...rest}
      value={servings}
      onValueChange={(next) => {
        setServings(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Servings stepper',
  component: ServingsStepper,
  parameters: { guide: servingsStepperGuide },
  args: { value: 4, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ServingsStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 servings');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 servings');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fewer servings' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 servings');
  },
};

/** The button stays focusable at the limit. */
export const AtTheLimits: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <ServingsStepper {...args} value={1} of="soup" />
      <ServingsStepper {...args} value={100} of="lasagne" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer servings of soup' });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await userEvent.click(canvas.getByRole('button', { name: 'More servings of lasagne' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A dish that is cooked for two meals takes even numbers. */
export const InTwos: Story = {
  args: { step: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
  },
};

/** While it is saved, the buttons keep focus and ignore presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { unavailable: 'Larder cannot be reached.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More servings' })).toHaveAccessibleDescription(
      'Larder cannot be reached.',
    );
  },
};
