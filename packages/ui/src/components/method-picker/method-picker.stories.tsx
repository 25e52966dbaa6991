import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_PRESETS } from '../../testing/story-presets.ts';
import { PresetPicker } from '../preset-picker/index.ts';
import { TextField } from '../text-field/index.ts';
import { VoicePanel } from '../voice-panel/index.ts';
import { MethodPicker } from './index.ts';
import { methodPickerGuide } from './method-picker.guide.ts';

const nothing = () => undefined;

const meta = {
  title: 'Pantry/Method picker',
  component: MethodPicker,
  parameters: { guide: methodPickerGuide },
  args: {
    onValueChange: fn(),
    presets: <PresetPicker defaultValue="korea" preset={STORY_PRESETS.korea} onAdd={nothing} />,
    voice: (
      <VoicePanel
        state={{ status: 'idle' }}
        onListeningChange={nothing}
        onEnable={nothing}
        onIngredientsChange={nothing}
        onSave={nothing}
      />
    ),
  },
  argTypes: { presets: { control: false }, voice: { control: false } },
} satisfies Meta<typeof MethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'MYPANTRY-02' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Voice Input/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('voice');
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  parameters: { proves: 'MYPANTRY-01' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Voice Input/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Country Presets/, selected: true })).toHaveFocus();
  },
};

/** Input in one method is kept when switching to another. */
export const KeepsWhatWasBegun: Story = {
  args: { typed: <TextField label="Name" />, defaultValue: 'typed' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Red lentils');
    await userEvent.click(canvas.getByRole('tab', { name: /Country Presets/ }));
    await expect(name).not.toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: /^Type/ }));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Red lentils');
  },
};

/** All four methods, for a page where everything is added. */
export const FourWays: Story = {
  args: { tiles: <p>Tiles</p>, typed: <p>A table</p>, defaultValue: 'tiles' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByText('Tiles')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Type/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('typed');
    await expect(canvas.getByText('A table')).toBeVisible();
  },
};

export const Voice: Story = { args: { defaultValue: 'voice' } };

/** The microphone was unplugged: the option disappears and the presets are shown. */
export const WithoutVoice: Story = {
  parameters: { proves: 'VOICE-11' },
  args: { value: 'voice', voice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeVisible();
  },
};
