import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_MEALS, STORY_UNASSIGNED_MEAL } from '../../testing/story-meals.ts';
import { Button } from '../button/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { MealSwapDialog, MealSwapOption, type MealProposal } from './index.ts';
import { mealSwapDialogGuide } from './meal-swap-dialog.guide.ts';

const [, guacamole, bibimbap] = STORY_MEALS;
const PROPOSALS: readonly MealProposal[] = [
  {
    ...bibimbap,
    id: 2,
    title: bibimbap?.title ?? '',
    allergens: 'Contains eggs, soy, wheat, and sesame.',
    adds: ['beef sirloin', 'bean sprouts'],
    saves: ['naan'],
    difference: { shop: 12.4, saved: 2.1 },
  },
  {
    ...STORY_UNASSIGNED_MEAL,
    id: 3,
    adds: ['paella rice', 'chicken thigh', 'saffron'],
    saves: [],
    difference: { shop: -4.4, saved: -1.9 },
  },
  {
    ...guacamole,
    id: 4,
    title: guacamole?.title ?? '',
    totalTime: 50,
    waitingTime: 30,
    waitingKind: 'chilling',
    adds: [],
    saves: [],
    difference: { shop: 0.2, saved: 0 },
  },
];

const meta = {
  title: 'Meal plan/Meal swap dialog',
  component: MealSwapDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    meal: 'Dal Tadka',
    day: 'Monday',
    state: { status: 'ready', meals: PROPOSALS },
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { guide: mealSwapDialogGuide, docs: { story: { inline: false, height: '46rem' } } },
} satisfies Meta<typeof MealSwapDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog(name = 'Swap Dal Tadka') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByText('Other meals that suit Monday and your limits.')).toBeInTheDocument();
    await expect(dialog.getByRole('status')).toHaveTextContent('3 other meals');
    await expect(dialog.getByText('Adds 2 items to buy: beef sirloin and bean sprouts')).toBeInTheDocument();
    await expect(dialog.getByText('Saves 1 item: naan')).toBeInTheDocument();
    await expect(dialog.getByText('Your shopping list stays as it is')).toBeInTheDocument();
    await expect(dialog.getByText('About $12 more to buy, $2.10 less thrown away')).toBeInTheDocument();
    await expect(dialog.getByText('About $4.40 less to buy, $1.90 more thrown away')).toBeInTheDocument();
    // A few cents are not worth a word.
    await expect(dialog.getAllByText(/^About/)).toHaveLength(2);
    await expect(dialog.getByText('20 min + 30 min chilling')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Paella Valenciana' }));
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
};

export const Keyboard: Story = {
  args: { open: undefined, trigger: <Button>Swap</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const swap = canvas.getByRole('button', { name: 'Swap' });
    await expect(swap).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    const last = dialog.getByRole('button', { name: 'Choose Guacamole with Totopos' });
    for (let step = 0; step < 6 && document.activeElement !== last; step += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(swap).toHaveFocus());
  },
};

/** Any recipe can be chosen by search. */
export const Searching: Story = {
  args: {
    query: 'paella',
    onQueryChange: fn(),
    found: { status: 'ready', meals: [{ ...STORY_UNASSIGNED_MEAL, id: 9 }] },
  },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('searchbox', { name: 'Or search for any recipe' })).toHaveValue('paella');
    await expect(dialog.getByRole('status')).toHaveTextContent('1 recipe');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Paella Valenciana' }));
    await expect(args.onChoose).toHaveBeenCalledWith(9);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};

/** The search finds nothing. */
export const NothingFound: Story = {
  args: { query: 'xyz', onQueryChange: fn(), found: { status: 'ready', meals: [] } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'No recipe found' })).toBeInTheDocument();
  },
};

/** The recipe is outside the cook's limits. */
export const Refused: Story = {
  parameters: { proves: 'CHOICE-07' },
  args: {
    ...Searching.args,
    error: 'Paella Valenciana contains shellfish, which you avoid.',
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(/which you avoid/).closest('[role="alert"]')).toBeInTheDocument();
  },
};

/** Suggestions are loading. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Looking for other meals...');
    await expect(dialog.queryByRole('button', { name: /^Choose/ })).toBeNull();
  },
};

/** No other meal satisfies the hard limits. */
export const NonePossible: Story = {
  args: { state: { status: 'ready', meals: [] } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'No other meal fits' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { status: 'error', text: 'Larder takes too long to answer. Please try again.' } },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(
      dialog.getByText('Failed to load other meals').closest('[role="alert"]'),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A choice is being saved: no other can be made. */
export const Choosing: Story = {
  args: { pendingIds: [3] },
  play: async ({ args }) => {
    const dialog = await openDialog();
    const pressed = dialog.getByRole('button', { name: 'Swapping...' });
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    const other = dialog.getByRole('button', { name: /^Choose Bibimbap/ });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The choice failed; the suggestions are still available. */
export const ChoiceFailed: Story = {
  args: { error: 'The meal could not be swapped. Please try again.' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('The meal could not be swapped. Please try again.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Choose Paella Valenciana' })).toBeEnabled();
  },
};

/** Long names break, and unknown values leave no gaps. */
export const LongAndSparse: Story = {
  args: {
    state: {
      status: 'ready',
      meals: [
        {
          id: 1,
          title: 'Slow-cooked Brussels sprouts with Kartoffelpufferbratpfannengemüse and chestnuts',
          picture: null,
          adds: ['Donaudampfschifffahrtsgesellschaftsbrötchen', 'double cream', 'chestnuts', 'thyme'],
        },
        { id: 2, title: 'Soup' },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Other text and another list format. */
export const OtherWords: Story = {
  args: {
    day: 'Montag',
    labels: {
      title: (meal) => `${meal} tauschen`,
      description: (day) => `Was am ${day} sonst am besten passt.`,
      adds: (names) => `Mehr einkaufen: ${names.join(', ')}`,
      saves: (names) => `Spart: ${names.join(', ')}`,
      same: 'Die Einkaufsliste bleibt gleich',
      choose: 'Nehmen',
      chooseName: (title) => `${title} nehmen`,
    },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE" currency="EUR">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async () => {
    const dialog = await openDialog('Dal Tadka tauschen');
    await expect(dialog.getByRole('button', { name: 'Paella Valenciana nehmen' })).toBeInTheDocument();
  },
};

/** A suggestion alone, for use elsewhere. */
export const Option: Story = {
  args: { open: false },
  render: ({ onChoose }) => (
    <div style={{ maxWidth: '40rem' }}>
      {PROPOSALS.slice(0, 1).map((meal) => (
        <MealSwapOption key={meal.id} meal={meal} headingLevel={2} onChoose={() => onChoose(meal.id)} />
      ))}
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose Bibimbap/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};
