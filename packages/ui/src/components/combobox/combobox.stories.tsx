import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clickOnScreen } from '../../testing/pointer.ts';
import { Combobox } from './combobox.tsx';
import { comboboxGuide } from './combobox.guide.ts';

const NAMES = ['Coriander leaves', 'Coriander seeds', 'Corn kernels', 'Corn tortillas', 'Cornflour', 'Rice'];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  parameters: { guide: comboboxGuide },
  args: {
    label: 'Name',
    value: '',
    onValueChange: fn(),
    onSelect: fn(),
    suggestions: [],
    placeholder: 'Ingredient name',
  },
  decorators: [(Story) => <div style={{ maxWidth: '25rem', minHeight: '22rem' }}>{Story()}</div>],
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? '');
    const wanted = value.toLowerCase();
    const suggestions =
      value.length < 2 ? [] : NAMES.filter((name) => name.toLowerCase().includes(wanted)).slice(0, 5);
    return (
      <Combobox
        {...args}
        value={value}
        suggestions={suggestions}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Suggesting: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Name' });
    await step('one letter gives no suggestions', async () => {
      await userEvent.type(input, 'c');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('there are five suggestions, none chosen automatically', async () => {
      await userEvent.type(input, 'or');
      await expect(canvas.getAllByRole('option')).toHaveLength(5);
      await expect(input).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./));
    });
    await step('the arrow key moves to the first', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const first = canvas.getByRole('option', { name: 'Coriander leaves' });
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    });
  },
};

export const WithNotes: Story = {
  args: { value: 'jalap' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <Combobox
        {...args}
        value={value}
        suggestions={[{ text: 'courgette', note: 'zucchini' }, { text: 'jalapeño' }, 'rice']}
        onValueChange={setValue}
      />
    );
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Name' });
    await userEvent.type(input, '{ArrowDown}');
    await step('the other name that was typed is shown next to the name', async () => {
      const option = canvas.getByRole('option', { name: 'courgette · zucchini' });
      // The list opens asynchronously.
      await waitFor(() => expect(option).toBeVisible());
    });
    await step('typed letters are highlighted even without their accents', async () => {
      const option = canvas.getByRole('option', { name: 'jalapeño' });
      await expect(option.querySelector('b')).toHaveTextContent('jalap');
    });
    await step('only the name is filled in', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'courgette · zucchini' }));
      await expect(input).toHaveValue('courgette');
      await expect(args.onSelect).toHaveBeenLastCalledWith('courgette');
    });
  },
};

export const ChoosingByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'corn{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Corn tortillas');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Corn tortillas');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(input);
    await userEvent.type(input, 'corn{ArrowUp}{Enter}');
    await expect(input).toHaveValue('Cornflour');
  },
};

export const ChoosingByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'seeds');
    await userEvent.click(canvas.getByRole('option', { name: 'Coriander seeds' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Coriander seeds');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** At the foot of the window, the suggestions open above the field. */
export const AtTheFoot: Story = {
  parameters: { layout: 'fullscreen', playsAgainAt: 'phone' },
  decorators: [
    (Story) => <div style={{ position: 'fixed', insetInline: '1rem', insetBlockEnd: '1rem' }}>{Story()}</div>,
  ],
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cor');
    const list = canvas.getByRole('listbox');
    const { top, bottom } = list.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBe(window.innerHeight);
    await clickOnScreen(canvas.getByRole('option', { name: 'Cornflour' }));
    await expect(input).toHaveValue('Cornflour');
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

/** Where fewer suggestions fit, the list scrolls, and never covers the text. */
export const LittleRoom: Story = {
  ...AtTheFoot,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ position: 'fixed', inset: '15% 1rem auto' }}>{Story()}</div>],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cor');
    const list = canvas.getByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      input.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{ArrowUp}');
    // The last one is scrolled to, and the list stays there, though scrolling places it again.
    const { bottom } = list.getBoundingClientRect();
    const last = canvas.getByRole('option', { name: 'Cornflour' });
    await waitFor(() => expect(last.getBoundingClientRect().top).toBeLessThan(bottom));
    await nextFrame();
    await nextFrame();
    await expect(last.getBoundingClientRect().top).toBeLessThan(bottom);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Cornflour');
    root.style.fontSize = before;
  },
};

export const KeepingWhatIsTyped: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = within(canvasElement).getByRole('combobox');
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.type(input, 'corn');
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('corn');
    });
    await step('leaving with an active suggestion chooses nothing', async () => {
      await userEvent.type(input, 'f');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(input).toHaveValue('cornf');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('typing in the middle keeps the caret there', async () => {
      await userEvent.type(input, 'X', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(input).toHaveValue('coXrnf');
      await expect((input as HTMLInputElement).selectionStart).toBe(3);
    });
  },
};

export const WithError: Story = { args: { error: 'Please add at least one ingredient' } };

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox');
    const marked = () => canvas.getByRole('option', { selected: true }).textContent;
    await step('the arrow key activates the first, End the last, Home the first again', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('corn{ArrowDown}');
      await expect(marked()).toBe('Corn kernels');
      await userEvent.keyboard('{End}');
      await expect(marked()).toBe('Cornflour');
      await userEvent.keyboard('{Home}');
      await expect(marked()).toBe('Corn kernels');
    });
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('corn');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter chooses the active one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(input.getAttribute('value'));
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const WithHint: Story = { args: { hint: 'Anything goes; the list only helps' } };

export const Disabled: Story = { args: { disabled: true, value: 'Rice' } };
