import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drumstick } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DISABLED, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { Flag } from '../flag/index.ts';
import { ToggleChip, type ToggleChipProps } from './index.ts';
import { toggleChipGuide } from './toggle-chip.guide.ts';

function Kept({ pressed, onPressedChange, ...rest }: ToggleChipProps) {
  const [isOn, setIsOn] = useState(pressed);
  return (
    <ToggleChip
      {...rest}
      pressed={isOn}
      onPressedChange={(on) => {
        setIsOn(on);
        onPressedChange?.(on);
      }}
    />
  );
}

const meta = {
  title: 'Components/Toggle chip',
  component: ToggleChip,
  parameters: { guide: toggleChipGuide },
  args: { children: 'Vegetarian', pressed: false, onPressedChange: fn() },
  argTypes: { icon: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToggleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Vegetarian' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { pressed: true, children: 'Dairy Free' } };

export const WithIcon: Story = { args: { icon: <Drumstick />, children: 'Chicken & Poultry' } };

/** Flags keep their ring, so a white flag stands out from the fill. */
export const WithFlag: Story = {
  args: { pressed: true, icon: <Flag country="korea" label="" />, children: 'Korea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Korea', pressed: true })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Uncontrolled. */
export const Uncontrolled: Story = {
  render: ({ children }) => <ToggleChip defaultPressed>{children}</ToggleChip>,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { pressed: true });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const LongWords: Story = {
  args: { pressed: true, children: 'Everything from the Donaudampfschifffahrtsgesellschaft' },
};

/** Off and on, in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<ToggleChipProps>
      label="States"
      rows={{ Off: { pressed: false }, On: { pressed: true } }}
      columns={[...TOUCHED, DISABLED]}
    >
      {(props) => <ToggleChip {...props}>Vegetarian</ToggleChip>}
    </StateMatrix>
  ),
};
