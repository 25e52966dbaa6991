import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { ExpiryList, type ExpiryListProps } from './index.ts';
import { expiryListGuide } from './expiry-list.guide.ts';

function Kept({ items, onExpiresChange, ...props }: ExpiryListProps) {
  const [given, setGiven] = useState<Readonly<Record<string, string | null>>>({});
  return (
    <ExpiryList
      {...props}
      items={items.map((item) =>
        item.id in given ? { ...item, expires: given[item.id], isGuess: false } : item,
      )}
      onExpiresChange={(id, expires) => {
        onExpiresChange(id, expires);
        setGiven({ ...given, [id]: expires });
      }}
    />
  );
}

const meta = {
  title: 'Pantry/Expiry list',
  component: ExpiryList,
  parameters: { guide: expiryListGuide },
  args: {
    today: '2026-11-23',
    items: [
      { id: 'chicken', name: 'Chicken breast', expires: '2026-11-25', isGuess: true },
      { id: 'coriander', name: 'Coriander leaves', expires: '2026-11-30', isGuess: true },
      { id: 'milk', name: 'Milk', expires: '2026-12-03' },
      { id: 'salt', name: 'Salt', expires: null },
    ],
    onExpiresChange: fn(),
  },
  argTypes: { items: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ExpiryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A one-line summary of what expires first; expanding it allows guesses to be changed or cleared. */
export const Playground: Story = {
  play: async ({ args, canvas, step }) => {
    const title = canvas.getByRole('button', {
      name: 'When they expire Chicken breast first, about Wed, Nov 25',
    });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(title);
    const date = (name: string) => canvas.getByRole('textbox', { name: `Expires: ${name}` });
    await expect(date('Chicken breast')).toHaveAccessibleDescription('A guess');
    await step('moved', async () => {
      await userEvent.clear(date('Chicken breast'));
      await userEvent.type(date('Chicken breast'), 'fri{Enter}');
      await expect(args.onExpiresChange).toHaveBeenLastCalledWith('chicken', '2026-11-27');
      await expect(canvas.getByText('Chicken breast first, Fri, Nov 27')).toBeVisible();
    });
    await step('cleared', async () => {
      await userEvent.clear(date('Coriander leaves'));
      await userEvent.tab();
      await expect(args.onExpiresChange).toHaveBeenLastCalledWith('coriander', null);
    });
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** The dates are suggested later, but can be set now. */
export const ToCome: Story = {
  args: {
    defaultOpen: true,
    items: [
      { id: 'milk', name: 'Milk' },
      { id: 'leek', name: 'Leek' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Set dates if you know them')).toBeVisible();
    const milk = canvas.getByRole('textbox', { name: 'Expires: Milk' });
    await expect(milk).toHaveAttribute('placeholder', 'Larder guesses');
    await userEvent.type(milk, 'tomorrow{Enter}');
    await expect(args.onExpiresChange).toHaveBeenLastCalledWith('milk', '2026-11-24');
  },
};

/** Dates in other years omit the weekday, and are not cut off in any language. */
export const NextYear: Story = {
  parameters: { proves: 'DATES-17', playsAgainAt: 'phone' },
  args: {
    defaultOpen: true,
    items: [
      { id: 'lentils', name: 'Red lentils', expires: '2027-11-27' },
      { id: 'coconut', name: 'Desiccated coconut', expires: '2028-12-30', isGuess: true },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {['en-US', 'en-GB', 'de-DE', 'ko-KR'].map((dateLocale) => (
        <LocaleProvider key={dateLocale} dateLocale={dateLocale}>
          <Kept {...args} />
        </LocaleProvider>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const dates = canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Expires: Red lentils' });
    await expect(dates.map(({ value }) => value)).toEqual([
      'Nov 27, 2027',
      '27 Nov 2027',
      '27. Nov. 2027',
      '2027년 11월 27일',
    ]);
    for (const date of canvas.getAllByRole('textbox')) {
      await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
    }
  },
};

/** Expanded and edited by keyboard. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}3 days{Enter}');
    await expect(args.onExpiresChange).toHaveBeenLastCalledWith('chicken', '2026-11-26');
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
