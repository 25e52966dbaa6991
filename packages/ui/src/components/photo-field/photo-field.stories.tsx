import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { PhotoField } from './index.ts';
import { photoFieldGuide } from './photo-field.guide.ts';

const meta = {
  title: 'Components/Photo field',
  component: PhotoField,
  parameters: { guide: photoFieldGuide },
  args: { label: 'Photo of your own', onFile: fn(), onRemove: fn() },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = { src: STORY_RECIPES[0].picture?.src ?? '', alt: 'Dal Tadka' };
const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type });
/** Drags files as a browser does: a synthetic event would lose them. */
const drag = (area: Element, type: 'dragover' | 'drop', ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};
const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
};

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Photo of your own' })).toBeVisible();
    const dinner = file('dinner.jpg', 'image/jpeg');
    await fireEvent.change(inputOf(canvasElement), { target: { files: [dinner] } });
    await expect(args.onFile).toHaveBeenCalledWith(dinner);
  },
};

export const WithPhoto: Story = {
  args: { photo },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dal Tadka' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const area = canvasElement.querySelector('[data-slot="photo-field-area"]')!;
    const dinner = file('dinner.png', 'image/png');
    drag(area, 'dragover', dinner);
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
    drag(area, 'drop', dinner);
    await waitFor(() => expect(area).not.toHaveAttribute('data-over'));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'dinner.png' }));
  },
};

/** What cannot be a photo is refused before it is sent. */
export const Refused: Story = {
  args: { maxBytes: 1024 * 1024 },
  play: async ({ args, canvas, canvasElement }) => {
    const drop = (...files: File[]) =>
      drag(canvasElement.querySelector('[data-slot="photo-field-area"]')!, 'drop', ...files);
    drop(file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Please drop one photo at a time.'),
    );
    drop(file('recipe.pdf', 'application/pdf'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'This is not a photo that can be read. Please choose a JPEG, PNG or WebP file.',
      ),
    );
    drop(file('IMG_1.heic', 'image/heic'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Choose it from Photos on the iPhone, which converts it',
      ),
    );
    drop(file('huge.jpg', 'image/jpeg', 1024 * 1024 + 1));
    await waitFor(() =>
      expect(canvas.getByRole('group')).toHaveAccessibleDescription(
        'This photo is larger than 1 MB. Please choose a smaller one.',
      ),
    );
    await expect(args.onFile).not.toHaveBeenCalled();
    drop(file('fine.jpg', 'image/jpeg'));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAccessibleDescription());
  },
};

export const Keyboard: Story = {
  args: { photo },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the photo…' })).toBeVisible();
  },
};

export const HalfSent: Story = { args: { pending: true, progress: 0.5, photo } };

export const Failed: Story = {
  args: { error: 'This photo is damaged or incomplete. Please choose another, or send it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This photo is damaged or incomplete.');
  },
};

export const Disabled: Story = { args: { disabled: true, photo } };

export const OtherWords: Story = {
  args: {
    label: 'Eigenes Foto',
    labels: { choose: 'Foto auswählen', take: 'Foto aufnehmen', drop: 'oder hier ablegen' },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { photo } };
