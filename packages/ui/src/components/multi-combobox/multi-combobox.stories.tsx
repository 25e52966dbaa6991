import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clickOnScreen } from '../../testing/pointer.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { MultiCombobox } from './index.ts';
import { multiComboboxGuide } from './multi-combobox.guide.ts';

const NAMES =
  'American Belgian British Chinese Ethiopian French German Greek Indian Italian Japanese Korean Lebanese Mexican Moroccan Spanish Thai Turkish';
const OPTIONS = [
  ...NAMES.split(' ').map((text) => ({ id: text.toLowerCase(), text })),
  { id: 'provence', text: 'Provençal', note: 'South of France' },
];

const meta = {
  title: 'Components/Multi combobox',
  component: MultiCombobox,
  parameters: { guide: multiComboboxGuide },
  args: {
    label: 'Cuisines',
    options: OPTIONS,
    placeholder: 'Type or choose',
    defaultValue: ['indian', 'korean'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem', minHeight: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A press in the field opens the list; each press in the list chooses, and it stays open. */
export const Choosing: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Cuisines' });
    await step('the chosen ones are ticked', async () => {
      await userEvent.click(input);
      const ticked = canvas.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
      await expect(ticked).toEqual(['Indian', 'Korean']);
    });
    await step('a press chooses, another takes it back', async () => {
      await clickOnScreen(canvas.getByRole('option', { name: 'Belgian' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean', 'belgian']);
      await expect(canvas.getByText('Belgian added')).toBeInTheDocument();
      await clickOnScreen(canvas.getByRole('option', { name: 'Belgian' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean']);
      await expect(canvas.getByText('Belgian removed')).toBeInTheDocument();
      await expect(input).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const Typing: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox');
    const shown = () => canvas.queryAllByRole('option').map(({ textContent }) => textContent);
    await step('the closest come first, accents do not matter, and other names are found', async () => {
      await userEvent.type(input, 'fre');
      await expect(shown()).toEqual(['French']);
      await userEvent.type(input, '{Backspace}{Backspace}{Backspace}provenc');
      await expect(shown()).toEqual(['Provençal · South of France']);
      await userEvent.clear(input);
      await userEvent.type(input, 'france');
      await expect(shown()).toEqual(['Provençal · South of France']);
    });
    await step('Enter chooses, and the whole list is back', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean', 'provence']);
      await expect(input).toHaveValue('');
      await expect(shown()).toHaveLength(OPTIONS.length);
    });
    await step('a text without an option is said so', async () => {
      await userEvent.type(input, 'martian');
      await expect(shown()).toEqual([]);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveAccessibleDescription('Nothing called “martian”');
    });
    await step('and leaving drops it', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('');
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox');
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await step('the arrow opens the list; Enter chooses and stays there', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean', 'belgian']);
      await expect(active()).toBe('Belgian');
    });
    await step('Backspace in the empty field removes the last one', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean']);
    });
    await step('Escape closes the list', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('removing a chip moves the focus to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove Indian' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Korean' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

/** In a form, Enter without a highlighted option belongs to the form, which gets each id under the field's name. */
export const InAForm: Story = {
  args: { name: 'cuisine' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const ids = new FormData(event.currentTarget).getAll('cuisine').join(', ');
          event.currentTarget.querySelector('output')!.textContent = ids;
        }}
      >
        <Story />
        <Button type="submit">Save</Button>
        <output />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('indian, korean')).toBeInTheDocument();
  },
};

/** Nothing clips the list in a dialog, and Escape closes it first. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Filters" trigger={<Button>Filters</Button>}>
      <MultiCombobox {...args} />
    </Dialog>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const input = await screen.findByRole('combobox', { name: 'Cuisines' });
    await userEvent.click(input);
    await clickOnScreen(await screen.findByRole('option', { name: 'Chinese' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['indian', 'korean', 'chinese']);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const WithHint: Story = { args: { hint: 'Planned more often than others' } };

export const WithError: Story = { args: { error: 'Choose at least one', defaultValue: [] } };

export const Disabled: Story = { args: { disabled: true } };

export const LongNames: Story = {
  args: {
    defaultValue: ['long'],
    options: [
      { id: 'long', text: 'Donaudampfschifffahrtsgesellschaftsküche nach Großmutterart' },
      ...OPTIONS,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { ...Choosing, globals: { direction: 'rtl' } };
