import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fileFieldGuide } from './file-field.guide.ts';
import { FileField } from './index.ts';

const meta = {
  title: 'Components/File field',
  component: FileField,
  parameters: { guide: fileFieldGuide },
  args: {
    label: 'Files',
    hint: 'Web pages, text, or the export of another app',
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const crumble = () => new File(['Apple crumble'], 'crumble.txt', { type: 'text/plain' });

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Files');
    await userEvent.upload(field, [crumble(), new File(['Pie'], 'pie.txt', { type: 'text/plain' })]);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'crumble.txt' }),
      expect.objectContaining({ name: 'pie.txt' }),
    ]);
    // The same file can be chosen again.
    await userEvent.upload(field, crumble());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Files')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { error: 'recipes.zip is larger than 20 MB. Please choose a smaller one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Files')).toHaveAccessibleDescription(
      'recipes.zip is larger than 20 MB. Please choose a smaller one. Web pages, text, or the export of another app',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OtherWords: Story = {
  args: {
    label: 'Dateien',
    hint: undefined,
    labels: { choose: 'Dateien auswählen', drop: 'oder hier ablegen' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
