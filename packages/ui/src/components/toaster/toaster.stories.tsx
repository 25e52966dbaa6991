import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { toast, Toaster } from './index.ts';
import { toasterGuide } from './toaster.guide.ts';

const COPIED = 'Shopping list copied to clipboard!';
const FAILED = 'Failed to delete item. Please try again.';

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  beforeEach: () => toast.clear,
  parameters: { guide: toasterGuide, docs: { story: { inline: false, height: '14rem' } } },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', minHeight: '12rem', alignItems: 'start', flexWrap: 'wrap' }}>
      <Button variant="secondary" onClick={() => toast.success(COPIED)}>
        Copy
      </Button>
      <Button variant="danger" onClick={() => toast.failure(FAILED)}>
        Fail
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Success: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect((await screen.findByText(COPIED)).closest('[aria-live="polite"]')).toBeInTheDocument();
  },
};

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect((await screen.findByText(FAILED)).closest('[aria-live="assertive"]')).toBeInTheDocument();
  },
};

/** Whether two elements overlap on screen. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * Messages never cover the focused element: they move to the other end of the viewport, and back when focus
 * moves there.
 */
export const ClearOfTheFocus: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: { duration: 60_000 },
  render: (args) => (
    <>
      {['start', 'end'].map((end) => (
        <div
          key={end}
          style={{
            position: 'fixed',
            insetInline: '1rem',
            insetBlock: end === 'start' ? '1rem auto' : 'auto 1rem',
          }}
        >
          <Button wide variant="secondary">
            At the {end}
          </Button>
        </div>
      ))}
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const buttons = { start: 'At the start', end: 'At the end' };
    const isClear = (name: string) => {
      const message = canvas.getByText(COPIED).closest('[data-message]')!;
      return !overlap(message, canvas.getByRole('button', { name }));
    };
    await step('it appears away from the focus', async () => {
      canvas.getByRole('button', { name: buttons.end }).focus();
      toast.success(COPIED);
      await canvas.findByText(COPIED);
      await waitFor(() => expect(isClear(buttons.end)).toBe(true));
    });
    await step('and moves away when focus comes near', async () => {
      canvas.getByRole('button', { name: buttons.start }).focus();
      await waitFor(() => expect(isClear(buttons.start)).toBe(true));
      canvas.getByRole('button', { name: buttons.end }).focus();
      await waitFor(() => expect(isClear(buttons.end)).toBe(true));
    });
    await step('the next one appears in the usual place', async () => {
      toast.clear();
      await waitFor(() => expect(canvas.queryByText(COPIED)).toBeNull());
      canvas.getByRole('button', { name: buttons.start }).focus();
      toast.success(COPIED);
      await canvas.findByText(COPIED);
      await expect(isClear(buttons.start)).toBe(true);
      await expect(isClear(buttons.end)).toBe(false);
    });
  },
};

/** An undoable change: the button undoes it and dismisses the message. */
export const WithAnAction: Story = {
  args: { duration: 60_000 },
  play: async ({ step }) => {
    let undone = 0;
    const show = () => toast.success('Dal Tadka is cooked.', { label: 'Undo', run: () => (undone += 1) });
    await step('by a press', async () => {
      show();
      const undo = await screen.findByRole('button', { name: 'Undo', description: 'Dal Tadka is cooked.' });
      await userEvent.click(undo);
      await expect(undone).toBe(1);
      await waitFor(() => expect(screen.queryByText('Dal Tadka is cooked.')).toBeNull());
    });
    await step('by keyboard: F8 leads to the button', async () => {
      show();
      const undo = await screen.findByRole('button', { name: 'Undo' });
      await userEvent.keyboard('{F8}');
      await expect(undo).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(undone).toBe(2);
      await waitFor(() => expect(screen.queryByText('Dal Tadka is cooked.')).toBeNull());
    });
    await step('and stays readable', async () => {
      show();
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    });
  },
};

/** A short message, its action and the close button stand in one line. */
export const ShortWithAnAction: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: { duration: 60_000 },
  play: async () => {
    toast.success('Added', { label: 'Undo', run: () => {} });
    const text = await screen.findByText('Added');
    const buttons = within(text.closest<HTMLElement>('[data-tone]')!).getAllByRole('button');
    await expect(buttons).toHaveLength(2);
    const middles = [text, ...buttons].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  },
};

/** Each undoes its own change, even with the same text; plain messages make room for them. */
export const SeveralWithActions: Story = {
  parameters: { proves: 'UNDO-03' },
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    const undone: number[] = [];
    toast.success(COPIED);
    for (const number of [1, 2, 3]) {
      toast.success('Milk was removed.', { label: 'Undo', run: () => void undone.push(number) });
    }
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
    await expect(canvas.getByText(COPIED)).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[1]!);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await expect(undone).toEqual([2]);
    toast.success('Rice is in your pantry');
    toast.failure(FAILED);
    await expect(await canvas.findByText(FAILED)).toBeInTheDocument();
    await userEvent.keyboard('{F8}');
    await expect(canvas.getAllByRole('button', { name: 'Undo' })[1]).toHaveFocus();
  },
};

/** A failure that may succeed on retry. */
export const FailureWithAnAction: Story = {
  play: async ({ canvas }) => {
    let tries = 0;
    toast.failure('Milk could not be restored.', { label: 'Try again', run: () => (tries += 1) });
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Try again',
        description: 'Milk could not be restored.',
      }),
    );
    await expect(tries).toBe(1);
    await waitFor(() => expect(canvas.queryByText('Milk could not be restored.')).toBeNull());
  },
};

/** Each retries its own request, even with the same text, and no success message removes one. */
export const SeveralFailures: Story = {
  parameters: { proves: 'UNDO-21' },
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    const tried: number[] = [];
    for (const number of [1, 2]) {
      toast.failure('Milk could not be put back.', {
        label: 'Try again',
        run: () => void tried.push(number),
      });
    }
    toast.failure(FAILED);
    for (const name of ['Rice', 'Beans', 'Cumin', 'Eggs']) toast.success(`${name} added`);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await expect(canvas.getByText(FAILED)).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(tried).toEqual([1]);
  },
};

export const LongWords: Story = {
  args: { duration: 60_000 },
  play: async () => {
    toast.success(
      'Added Donaudampfschifffahrtsgesellschaftskapitänssuppe and eleven more recipes to your list of Sundays',
    );
    await expect(await screen.findByText(/^Added Donau/)).toBeInTheDocument();
  },
};

export const LeavingByItself: Story = {
  args: { duration: 50 },
  play: async () => {
    toast.success(COPIED);
    toast.failure(FAILED);
    await screen.findByText(COPIED);
    await waitFor(() => expect(screen.queryByText(COPIED)).toBeNull());
    await expect(screen.getByText(FAILED)).toBeInTheDocument();
  },
};

/** A message that disappears while focused does not keep later ones open. */
export const LeavingAfterADismissal: Story = {
  parameters: { proves: 'UNDO-20' },
  args: { duration: 50 },
  play: async ({ canvas, step }) => {
    const leaves = async () => {
      toast.success(COPIED);
      await screen.findByText(COPIED);
      await waitFor(() => expect(screen.queryByText(COPIED)).toBeNull());
    };
    await step('by Escape', async () => {
      toast.failure(FAILED);
      await screen.findByText(FAILED);
      await userEvent.keyboard('{F8}{Escape}');
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await leaves();
    });
    await step('by Enter, after which focus returns', async () => {
      canvas.getByRole('button', { name: 'Fail' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByText(FAILED);
      await userEvent.keyboard('{F8}{Enter}');
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await leaves();
    });
    await step('by Escape on its action', async () => {
      toast.failure(FAILED, { label: 'Try again', run: () => undefined });
      await screen.findByText(FAILED);
      await userEvent.keyboard('{F8}{Escape}');
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await leaves();
    });
    await step('by a finger on its button', async () => {
      toast.failure(FAILED, { label: 'Try again', run: () => undefined });
      const button = await screen.findByRole('button', { name: 'Try again' });
      await userEvent.pointer({ keys: '[TouchA]', target: button });
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await leaves();
    });
    await step('by the shortcut back from a message that stays', async () => {
      toast.failure(FAILED);
      await screen.findByText(FAILED);
      await userEvent.keyboard('{F8}{F8}');
      await leaves();
      await expect(screen.getByText(FAILED)).toBeInTheDocument();
    });
  },
};

export const ThreeAtMost: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    for (const text of ['Rice added', 'Beans added', 'Cumin added', 'Eggs added']) toast.success(text);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
    await expect(canvas.queryByText('Rice added')).toBeNull();
  },
};

/** A repeated message shows a count instead of stacking, and is announced again. */
export const SaidTwice: Story = {
  play: async ({ canvas }) => {
    const fail = canvas.getByRole('button', { name: 'Fail' });
    await userEvent.click(fail);
    await userEvent.click(fail);
    await expect(canvas.getAllByText(FAILED)).toHaveLength(1);
    await expect(canvas.getByText('2 times')).toBeInTheDocument();
  },
};

/** A message over an open modal can be dismissed without closing the modal. */
export const OverAModal: Story = {
  render: (args) => (
    <>
      <Dialog defaultOpen title="Edit Ingredient">
        <TextField label="Ingredient" defaultValue="Rice" />
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Ingredient' });
    const message = async () => {
      toast.failure(FAILED);
      return screen.findByRole('button', { name: 'Dismiss', description: FAILED });
    };
    await step('by a press', async () => {
      await userEvent.click(await message());
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await expect(dialog).toBeInTheDocument();
    });
    await step('by keyboard: F8 leads there, Escape leads back into the modal', async () => {
      const field = within(dialog).getByLabelText('Ingredient');
      await userEvent.click(field);
      const cross = await message();
      await userEvent.keyboard('{F8}');
      await expect(cross).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      await expect(dialog).toBeInTheDocument();
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('and a third covers it', async () => {
      await expect(await message()).toBeInTheDocument();
    });
  },
};

export const Keyboard: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas, step }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    toast.failure(FAILED);
    const crosses = await waitFor(() => {
      const all = canvas.getAllByRole('button', { name: 'Dismiss' });
      if (all.length !== 2) throw new Error('Not both messages are there yet');
      return all;
    });
    await step('F8 leads to the newest message, and back', async () => {
      await userEvent.keyboard('{F8}');
      await expect(crosses[1]).toHaveFocus();
      await userEvent.keyboard('{F8}');
      await expect(copy).toHaveFocus();
    });
    await step('Escape dismisses one, the next gets focus', async () => {
      await userEvent.keyboard('{F8}{Escape}');
      await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull());
      await waitFor(() => expect(crosses[0]).toHaveFocus());
    });
    await step('Enter dismisses the last, and focus returns', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText(COPIED)).toBeNull());
      await waitFor(() => expect(copy).toHaveFocus());
    });
  },
};
