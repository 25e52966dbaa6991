import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { dateFieldGuide } from './date-field.guide.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/Date field',
  component: DateField,
  parameters: { guide: dateFieldGuide },
  args: { label: 'First day', today: '2026-11-23', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: '2026-11-27' } };

/** A date is said in words, so that nobody takes the month for the day. */
export const Typed: Story = {
  args: { hint: 'When you start cooking' },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('First day');
    await expect(input).toHaveAccessibleDescription('When you start cooking');
    await step('a whole date is reported', async () => {
      await userEvent.type(input, '2026-12-03');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
      await expect(input).toHaveAccessibleDescription('Thursday, December 3, in 10 days');
    });
    await step('and so is a cleared field', async () => {
      await userEvent.clear(input);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveAccessibleDescription('When you start cooking');
    });
  },
};

/** While the year is typed, its first digits are not reported. */
export const YearOfAntiquity: Story = {
  args: { defaultValue: '2026-11-27' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First day');
    await userEvent.click(input);
    fireEvent.change(input, { target: { value: '0002-11-27' } });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter the day, month and year');
    await expect(input).toBeInvalid();
  },
};

/** A date outside of the limits is not reported, and the message names the limit. */
export const OutsideTheLimits: Story = {
  args: { min: '2026-11-23', max: '2026-12-06' },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('First day');
    await step('too early', async () => {
      await userEvent.click(input);
      fireEvent.change(input, { target: { value: '2026-11-22' } });
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Choose Monday, November 23 or later');
    });
    await step('too late', async () => {
      await userEvent.click(input);
      fireEvent.change(input, { target: { value: '2026-12-07' } });
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Choose Sunday, December 6 or earlier');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('the last day is accepted', async () => {
      fireEvent.change(input, { target: { value: '2026-12-06' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-06');
      await expect(input).toBeValid();
    });
  },
};

/** Tab reaches it, the date is typed, and Tab leaves it. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First day');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('2026-12-03');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Thursday, December 3, in 10 days');
    await expect(input).toBeValid();
  },
};

export const WithError: Story = {
  args: { error: 'This week is planned already', defaultValue: '2026-11-27' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-27' } };

export const InGerman: Story = {
  args: { label: 'Erster Tag', defaultValue: '2026-12-03' },
  decorators: [(Story) => <LocaleProvider locale="de-DE">{Story()}</LocaleProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Erster Tag')).toHaveAccessibleDescription(
      'Donnerstag, 3. Dezember, in 10 Tagen',
    );
  },
};

export const RightToLeft: Story = { ...Playground, globals: { direction: 'rtl' } };
