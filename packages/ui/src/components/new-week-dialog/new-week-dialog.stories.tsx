import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_DAYS } from '../../testing/story-week.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { NewWeekDialog, NO_WISHES, type NewWeekDialogProps } from './index.ts';
import { newWeekDialogGuide } from './new-week-dialog.guide.ts';

const WISHES = [
  ['quick', 'Quick'],
  ['light', 'Light'],
  ['hearty', 'Hearty'],
  ['vegetables', 'Lots of vegetables'],
  ['one_pot', 'One pot'],
].map(([id = '', name = '']) => ({ id, name }));

const meta = {
  title: 'Meal plan/New week dialog',
  component: NewWeekDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    description: 'What you do not keep is replaced. You have a day to bring this week back.',
    days: STORY_DAYS.map(({ date, taken, unavailable }) => ({
      date,
      meal: taken,
      cooked: unavailable !== undefined,
    })),
    defaultValue: { ...NO_WISHES, keep: ['2026-11-25'] },
    onValueChange: fn(),
    useUp: [
      { id: 'spinach', name: 'Spinach · tomorrow' },
      { id: 'feta', name: 'Feta · Friday' },
    ],
    wishes: WISHES,
    onReadSentence: fn(),
    onGenerate: fn(),
  },
  parameters: { guide: newWeekDialogGuide, docs: { story: { inline: false, height: '52rem' } } },
} satisfies Meta<typeof NewWeekDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Plan this week' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const kept = within(dialog.getByRole('group', { name: 'Keep' }));
    await expect(kept.getByRole('checkbox', { name: /^Wed 25/ })).toBeChecked();
    await expect(kept.getByRole('checkbox', { name: /^Mon 23/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Quick' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_WISHES,
      keep: ['2026-11-25'],
      wishes: ['quick'],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Generate Meal Plan' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

/** An evening is either free or keeps its meal. */
export const FreeOrKept: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const free = within(dialog.getByRole('group', { name: 'No dinner needed' }));
    await userEvent.click(free.getByRole('button', { name: 'Wed 25' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...NO_WISHES, free: ['2026-11-25'] });
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Wed 25/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...NO_WISHES, keep: ['2026-11-25'] });
  },
};

function Reading(props: NewWeekDialogProps) {
  const [value, setValue] = useState(props.defaultValue);
  const [read, setRead] = useState(props.read);
  return (
    <NewWeekDialog
      {...props}
      value={value}
      onValueChange={setValue}
      read={read}
      onReadSentence={(sentence) => {
        props.onReadSentence?.(sentence);
        setValue({ ...NO_WISHES, wishes: ['quick'], free: ['2026-11-27'], also: ['italy'] });
        setRead({ filled: true, notUnderstood: ['festive'], notFound: ['lobster'] });
      }}
    />
  );
}

/** A lunch on some days: those of last week are preset, and a lunch can stay. */
export const WithLunches: Story = {
  parameters: { proves: 'LUNCH-04' },
  args: {
    days: STORY_DAYS.map(({ date, taken }, at) => ({
      date,
      meal: taken,
      ...(at < 2 && { lunch: 'Tomato Soup', lunchCooked: at === 0 }),
      ...(at === 2 && { lunchPast: true }),
    })),
    defaultValue: { ...NO_WISHES, lunches: ['Tuesday'], keep: ['2026-11-24 lunch'] },
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const kept = within(dialog.getByRole('group', { name: 'Keep' }));
    await expect(kept.getByRole('checkbox', { name: 'Mon 23 Lunch: Tomato Soup' })).toBeDisabled();
    await expect(kept.getByRole('checkbox', { name: 'Tue 24 Lunch: Tomato Soup' })).toBeChecked();
    const lunches = within(dialog.getByRole('group', { name: 'Lunch too' }));
    await expect(lunches.queryByRole('button', { name: 'Mon 23' })).toBeNull();
    await expect(lunches.queryByRole('button', { name: 'Wed 25' })).toBeNull();
    await expect(lunches.getByRole('button', { name: 'Tue 24' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(lunches.getByRole('button', { name: 'Sat 28' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_WISHES,
      lunches: ['Tuesday', 'Saturday'],
      keep: ['2026-11-24 lunch'],
    });
  },
};

/** A sentence fills in the chips; what is not understood is said. */
export const InOwnWords: Story = {
  args: { also: [{ id: 'italy', name: 'Italy' }] },
  render: (args) => <Reading {...args} />,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'In your own words' }),
      'something quick and festive, nothing on Friday{Enter}',
    );
    await expect(args.onReadSentence).toHaveBeenCalledWith('something quick and festive, nothing on Friday');
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Filled in above. No recipe for “lobster” fits your limits. I did not understand “festive”: pick an option above or write “fish on Friday”.',
    );
    await expect(dialog.getByRole('button', { name: 'Quick' })).toHaveAttribute('aria-pressed', 'true');
    const free = within(dialog.getByRole('group', { name: 'No dinner needed' }));
    await expect(free.getByRole('button', { name: 'Fri 27' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const DISHES = [
  {
    id: '2026-11-27',
    date: '2026-11-27',
    asked: 'tacos',
    options: [
      { id: '1', name: 'Tacos al Pastor' },
      { id: '2', name: 'Tacos de Pescado, fish tacos' },
      { id: '3', name: 'Tacos de Papa, potato tacos' },
    ],
  },
  {
    id: '2026-11-25 lunch',
    date: '2026-11-25',
    lunch: true,
    asked: 'soup',
    options: [{ id: '4', name: 'Tomato Soup' }],
  },
];

/** Dishes on a day: the best recipe is chosen, others are a press away, and the chosen one can be removed. */
export const DishesOnDays: Story = {
  parameters: { proves: 'CHOICE-14' },
  args: {
    dishes: DISHES,
    defaultValue: {
      ...NO_WISHES,
      keep: ['2026-11-27'],
      lunches: ['Wednesday'],
      dishes: { '2026-11-25 lunch': '4' },
    },
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const friday = within(dialog.getByRole('radiogroup', { name: 'Fri 27: tacos' }));
    await userEvent.click(friday.getByRole('radio', { name: 'Tacos de Pescado, fish tacos' }));
    // The day no longer keeps its meal.
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...NO_WISHES,
      lunches: ['Wednesday'],
      dishes: { '2026-11-25 lunch': '4', '2026-11-27': '2' },
    });
    const lunch = within(dialog.getByRole('radiogroup', { name: 'Wed 25, lunch: soup' }));
    const soup = lunch.getByRole('radio', { name: 'Tomato Soup' });
    soup.focus();
    await userEvent.keyboard('{Delete}');
    await expect(soup).not.toBeChecked();
    // An evening that becomes free has no dish.
    const free = within(dialog.getByRole('group', { name: 'No dinner needed' }));
    await userEvent.click(free.getByRole('button', { name: 'Fri 27' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ free: ['2026-11-27'], dishes: {} }),
    );
  },
};

/** The sentence could not be sent. */
export const NotRead: Story = {
  args: { error: 'Larder cannot be reached. You can still choose above.' },
};

/** A sentence is being read. */
export const BeingRead: Story = {
  args: { pendingAction: 'read' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Reading...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The first plan: no meal to keep and nothing to use up, but a first day to choose. */
export const First: Story = {
  args: {
    description: undefined,
    days: STORY_DAYS.map(({ date }) => ({ date })),
    useUp: [],
    defaultValue: NO_WISHES,
    children: <Select label="First day" options={[{ value: '2026-11-23', label: 'Starting today' }]} />,
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.queryByRole('group', { name: 'Keep' })).toBeNull();
    await expect(dialog.queryByRole('group', { name: 'Use up first' })).toBeNull();
  },
};

export const Pending: Story = {
  args: { pendingAction: 'generate' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Keyboard: Story = {
  args: { open: undefined, trigger: <Button>Plan</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    const quick = dialog.getByRole('button', { name: 'Quick' });
    for (let step = 0; step < 34 && document.activeElement !== quick; step += 1) await userEvent.tab();
    await expect(quick).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ wishes: ['quick'] }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Plan' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
