import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inShell } from '../../../../storybook/in-shell.tsx';
import type { ImportFormProps } from './import-form.tsx';
import { ImportView, type ImportState } from './import.view.tsx';

const onUrl = fn();
const onStop = fn();
const FORM: ImportFormProps = {
  shared: { url: '', text: '' },
  reading: null,
  errors: {},
  onUrl,
  onText: fn(),
  onFiles: fn(),
  onStop,
};
const PIE = { url: 'https://example.org/pie', text: '' };
const choosing = (form: Partial<ImportFormProps>): ImportState => ({ status: 'choosing', ...FORM, ...form });

/** Recipes come in: from a page, a text or files. */
const meta = {
  title: 'Screens/Import recipes',
  component: ImportView,
  decorators: [inShell('/dashboard')],
  parameters: { layout: 'fullscreen' },
  args: { state: choosing({}) },
} satisfies Meta<typeof ImportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Address of the page' }),
      'https://example.org/pie{Enter}',
    );
    await expect(onUrl).toHaveBeenCalledWith('https://example.org/pie');
  },
};

/** Opened by another app that shared a page. */
export const Shared: Story = {
  args: { state: choosing({ shared: PIE }) },
};

export const Reading: Story = {
  args: { state: choosing({ reading: { from: 'files', done: 3, total: 12 } }) },
};

/**
 * A slow site: the progress is in the same form as its button, so that it is seen without scrolling, and after it, so
 * that a second press does not stop it. After that the page can be read again at once.
 */
export const ReadingPage: Story = {
  render: function Render() {
    const [reading, setReading] = useState<ImportFormProps['reading']>({ from: 'url', done: 0, total: 1 });
    const handleStop = () => {
      onStop();
      setReading(null);
    };
    return <ImportView state={choosing({ shared: PIE, reading, onStop: handleStop })} />;
  },
  play: async ({ canvas }) => {
    const read = canvas.getByRole('button', { name: /^Read the page/ });
    const form = read.closest('form')!;
    await expect(within(form).getByRole('progressbar', { name: 'Reading...' })).toBeInTheDocument();
    await expect(read).toHaveAttribute('aria-busy', 'true');
    const other = canvas.getByRole('button', { name: 'Read the text' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await expect(other).not.toHaveAttribute('aria-busy');
    const stop = within(form).getByRole('button', { name: 'Stop' });
    await expect(read.compareDocumentPosition(stop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(stop);
    await expect(onStop).toHaveBeenCalledOnce();
    await waitFor(() => expect(read).toHaveFocus());
    await expect(read).not.toHaveAttribute('aria-disabled');
  },
};

export const NothingFound: Story = {
  args: {
    state: choosing({
      errors: { url: 'No recipe was found there. Paste its text instead, or write it down.' },
    }),
  },
};

export const Review: Story = {
  args: {
    state: {
      status: 'review',
      drafts: [
        { id: '1', title: 'Cheese scones', lines: 7, steps: 4, doubtful: 1 },
        { id: '2', title: 'Leek soup', lines: 6, steps: 3, existing: '/dashboard/recipes/7' },
      ],
      failed: [{ name: 'old.zip', message: 'This file is damaged. Export it again.' }],
      renderEditor: () => null,
      onSave: fn(),
      onCancel: fn(),
    },
  },
};

/** A file that nobody can read: why, and a way back. */
export const NothingRead: Story = {
  args: {
    state: {
      status: 'review',
      drafts: [],
      failed: [
        {
          name: 'holiday.png',
          message: 'Larder cannot read this kind of file. Paste the text of its recipe instead.',
        },
      ],
      renderEditor: () => null,
      onSave: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No recipes found' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try something else' })).toBeInTheDocument();
  },
};
