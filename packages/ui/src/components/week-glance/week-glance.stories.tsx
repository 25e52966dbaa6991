import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_GLANCE } from '../../testing/story-week.ts';
import { WeekGlance } from './index.ts';
import { weekGlanceGuide } from './week-glance.guide.ts';

const meta = {
  title: 'Meal plan/Week glance',
  component: WeekGlance,
  parameters: { guide: weekGlanceGuide },
  args: { days: STORY_GLANCE, today: '2026-11-24', onSelect: fn() },
} satisfies Meta<typeof WeekGlance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The week at a glance' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(
      canvas.getByRole('button', { name: /^Monday, November 23 Dal Tadka.*Cooked/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Thursday, November 26 Leftovers: Bibimbap/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Friday, November 27 Eating out/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('2026-11-27');
  },
};

/** On a phone the whole week fits one line: pictures are visible, and titles still announced. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Wednesday, November 25 Bibimbap/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Tuesday, November 24/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-11-24');
  },
};

/** A name in another language has its translation, and each meal the minutes that it takes. */
export const NamesAndWork: Story = {
  parameters: { proves: 'CHOICE-15' },
  args: {
    days: STORY_GLANCE.map((day, at) =>
      at === 2 ? { ...day, title: 'Galbi-jjim', subtitle: 'braised short ribs', work: 45 } : day,
    ),
  },
  play: async ({ canvas }) => {
    const wednesday = canvas.getByRole('button', { name: /^Wednesday, November 25/ });
    await expect(wednesday).toHaveTextContent('Galbi-jjim braised short ribs 45 min hands-on');
    await expect(wednesday).toHaveTextContent('Lunch: leftovers of Monday’s Dal Tadka');
  },
};

/** Without a handler, days are not buttons. */
export const NotButtons: Story = {
  render: ({ days, today }) => <WeekGlance days={days} today={today} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
