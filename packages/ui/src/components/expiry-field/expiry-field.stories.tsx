import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { ExpiryField } from './expiry-field.tsx';
import { expiryFieldGuide } from './expiry-field.guide.ts';

const meta = {
  title: 'Components/Expiry field',
  component: ExpiryField,
  parameters: { guide: expiryFieldGuide },
  // A Monday, so every weekday is distinct.
  args: { label: 'Expires', today: '2026-11-23', onValueChange: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof ExpiryField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the calendar; its button is named after the field. */
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date Expires' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }));
  await waitFor(() => expect(calendar.getByRole('grid')).toBeVisible());
  return calendar;
};

export const Playground: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Expires' });
    await step('typed text is echoed at once, and accepted on leaving the field', async () => {
      await userEvent.type(input, 'in 3 days');
      await expect(canvas.getByText('Thursday, November 26, in 3 days')).toBeVisible();
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
      await expect(input).toHaveValue('Thu, Nov 26');
    });
  },
};

const TYPED = [
  ['Fri', '2026-11-27', 'Friday, November 27, in 4 days'],
  ['tomorrow', '2026-11-24', 'Tuesday, November 24, tomorrow'],
  ['2 weeks', '2026-12-07', 'Monday, December 7, in 2 weeks'],
  ['3 dec', '2026-12-03', 'Thursday, December 3, in 10 days'],
  ['12/2027', '2027-12-31', 'Friday, December 31, 2027, in 13 months'],
  ['none', null, 'No date'],
] as const;

/** Natural phrases; the tests of `readDate` list every case. */
export const Typing: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, day, said] of TYPED) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(canvas.getByText(said)).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(day);
    }
    await expect(input).toHaveValue('');
  },
};

/** One press each. */
export const CommonDates: Story = {
  play: async ({ canvas, args }) => {
    for (const [name, day] of [
      ['Today', '2026-11-23'],
      ['3 days', '2026-11-26'],
      ['A week', '2026-11-30'],
      ['None', null],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(day);
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
  },
};

/** A suggested date that needs no action. */
export const Guess: Story = {
  args: { defaultValue: '2026-11-27', guess: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('about Fri, Nov 27');
    await expect(input).toHaveAccessibleDescription('About Friday, November 27, a guess');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Once changed or cleared, it is no longer a guess. */
export const GuessMovedAndCleared: Story = {
  args: { defaultValue: '2026-11-27', guess: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'sat{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-28');
    await expect(input).toHaveValue('Sat, Nov 28');
    await expect(canvas.queryByText(/guess/)).toBeNull();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveAttribute('placeholder', 'No date');
  },
};

/** Past dates are accepted and pointed out. */
export const Past: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Friday, November 20 was 3 days ago');
  },
};

/** Invalid text is kept but not reported; the form can check the input's validity. */
export const NotUnderstood: Story = {
  args: { defaultValue: '2026-11-27' },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await step('an error appears on leaving, not while typing', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'soonish');
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(input.checkValidity()).toBe(false);
      await userEvent.tab();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription('Not a date: try “Fri”, “3 days” or “3 Dec”');
      await expect(input).toHaveValue('soonish');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('a chip fixes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3 days' }));
      await expect(input).toHaveValue('Thu, Nov 26');
      await expect(input.checkValidity()).toBe(true);
      await userEvent.clear(input);
      await userEvent.type(input, 'soonish{Enter}');
      await expect(input).toBeInvalid();
    });
  },
};

/** The month in a popover, with the selected day and today marked. */
export const Calendar: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: { defaultValue: '2026-11-27' },
  decorators: [(Story) => <div style={{ minBlockSize: '34rem' }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const calendar = await openCalendar();
    await expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    const chosen = calendar.getByRole('button', { name: 'Friday, November 27, 2026' });
    await expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    await expect(calendar.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'Thursday, December 3, 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('Thu, Dec 3');
    await openCalendar();
  },
};

/** From the text to the calendar and back by keyboard. */
export const Keyboard: Story = {
  args: { defaultValue: '2026-11-27' },
  decorators: [(Story) => <div style={{ minBlockSize: '34rem' }}>{Story()}</div>],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    const isOn = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await step('the arrow key opens it on the chosen day', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await isOn('Friday, November 27, 2026');
    });
    await step('arrows, Home, End and the page keys move', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await isOn('Saturday, November 28, 2026');
      await userEvent.keyboard('{ArrowDown}');
      await isOn('Saturday, December 5, 2026');
      await userEvent.keyboard('{Home}');
      await isOn('Sunday, November 29, 2026');
      await userEvent.keyboard('{End}{ArrowUp}{ArrowLeft}');
      await isOn('Friday, November 27, 2026');
      await userEvent.keyboard('{PageDown}');
      await isOn('Sunday, December 27, 2026');
      await userEvent.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}');
      await isOn('Saturday, November 27, 2027');
    });
    await step('Escape closes it, changes nothing, and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(input).toHaveFocus();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('Enter chooses the day', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await isOn('Friday, November 27, 2026');
      await userEvent.keyboard('{ArrowLeft}');
      await isOn('Thursday, November 26, 2026');
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
      await waitFor(() => expect(input).toHaveFocus());
    });
  },
};

/** In a table column, common dates move into the calendar, and a guess is marked in two words. */
export const Compact: Story = {
  parameters: { proves: 'DATES-04' },
  args: { compact: true, hideLabel: true, defaultValue: '2026-11-27', guess: true },
  decorators: [(Story) => <div style={{ inlineSize: '11rem', minBlockSize: '36rem' }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    const field = input.closest('[data-slot="expiry-field"]')!;
    const { height } = field.getBoundingClientRect();
    await expect(input).toHaveAccessibleDescription('A guess');
    const calendar = await openCalendar();
    await userEvent.click(calendar.getByRole('button', { name: 'None' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Messages never shift the content below.
    await expect(field.getBoundingClientRect().height).toBe(height);
    await userEvent.type(input, '3 days');
    await expect(canvas.getByText('Thu, Nov 26, in 3 days')).toBeVisible();
    await expect(field.getBoundingClientRect().height).toBe(height);
    await openCalendar();
  },
};

/** The calendar is not clipped, and Escape keeps the dialog open. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => (
    <Dialog defaultOpen title="Edit" footer={<Button>Update</Button>}>
      <ExpiryField {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit' });
    await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
    const calendar = await openCalendar();
    const box = screen.getByRole('dialog', { name: 'Choose a date' }).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
    const last = calendar.getByRole('button', { name: 'Saturday, December 12, 2026' });
    const { x, y, width, height } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(last);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull());
    await waitFor(() => expect(dialog).toBeVisible());
    await openCalendar();
  },
};

/** Near the bottom of the window, the calendar opens above its field. */
export const AtTheFoot: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '100dvh', padding: '1rem' }}>
        {Story()}
      </div>
    ),
  ],
  play: async () => {
    await openCalendar();
    const box = screen.getByRole('dialog', { name: 'Choose a date' }).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'As it is printed on the pack', error: 'This date could not be saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This date could not be saved As it is printed on the pack',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-27' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-11-27' } };

/** The page's language is used for both display and input. */
export const German: Story = {
  args: { defaultValue: '2026-11-27' },
  render: (args) => (
    <LocaleProvider locale="de-DE" currency="EUR">
      <div lang="de">
        <ExpiryField {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('Fr., 27. Nov.');
    await userEvent.clear(input);
    await userEvent.type(input, 'übermorgen{Enter}');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, 'in 3 Tagen{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
  },
};

/** On an American page, a cook whose dates start with the day: 03/12 is 3 December. */
export const DayFirst: Story = {
  parameters: { proves: 'DATES-12' },
  render: (args) => (
    <LocaleProvider dateLocale="en-GB">
      <ExpiryField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '03/12{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await expect(input).toHaveValue('Thu 3 Dec');
  },
};

/** In right-to-left layouts the arrow keys are mirrored. */
export const RightToLeft: Story = {
  ...Calendar,
  globals: { direction: 'rtl' },
  play: async () => {
    await openCalendar();
    const day = (name: string) => screen.getByRole('button', { name });
    await waitFor(() => expect(day('Friday, November 27, 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(day('Saturday, November 28, 2026')).toHaveFocus());
    await expect(day('Saturday, November 28, 2026').getBoundingClientRect().x).toBeLessThan(
      day('Friday, November 27, 2026').getBoundingClientRect().x,
    );
  },
};
