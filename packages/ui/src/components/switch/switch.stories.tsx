import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DISABLED, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { Switch, type SwitchProps } from './index.ts';
import { switchGuide } from './switch.guide.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide: switchGuide },
  args: { label: 'Keep the screen on while cooking', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Keep the screen on while cooking' });
    await userEvent.click(canvas.getByText('Keep the screen on while cooking'));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = { args: { defaultChecked: true } };

/** In a list of settings the text comes first and the switches line up. */
export const Rows: Story = {
  args: { layout: 'row' },
  render: (args) => (
    <div>
      <Switch {...args} defaultChecked />
      <Switch {...args} label="Show calories" hint="Estimated, for guidance only." />
      <Switch {...args} label="Read steps aloud" disabled />
    </div>
  ),
};

export const WithHint: Story = {
  args: { hint: 'Your phone may warm up.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Your phone may warm up.');
  },
};

export const WithError: Story = { args: { error: 'This browser lets the screen sleep.' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </>
  ),
};

/** The thumb starts at the right and slides left. */
export const RightToLeft: Story = {
  args: { defaultChecked: true, label: 'إبقاء الشاشة مضاءة أثناء الطبخ' },
  globals: { direction: 'rtl' },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Off and on, in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<SwitchProps>
      label="States"
      rows={{ Off: { label: 'Calories' }, On: { label: 'Calories', defaultChecked: true } }}
      columns={[...TOUCHED, DISABLED]}
    >
      {(props) => <Switch {...props} />}
    </StateMatrix>
  ),
};
