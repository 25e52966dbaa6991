import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_MEAL } from '../../testing/story-meals.ts';
import { Badge } from '../badge/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { MealMenu } from '../meal-menu/index.ts';
import { MealCard, type MealCardProps } from './index.ts';
import { mealCardGuide } from './meal-card.guide.ts';

const { id: _id, day: _day, ...dal } = STORY_MEAL;

const meta = {
  title: 'Meal plan/Meal card',
  component: MealCard,
  parameters: { guide: mealCardGuide },
  args: { ...dal, headingLevel: 2 },
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof MealCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    proves:
      'CONST-24 PLAN-25 PLAN-27 PLAN-30 PLAN-31 PLAN-32 PLAN-33 PLAN-34 PLAN-35 PLAN-36 PLAN-37 PLAN-38',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dal Tadka with Butter Naan' })).toBeVisible();
    for (const text of [
      '83% Match',
      'India',
      'Easy',
      'Need 2 items',
      '40 min',
      '4 servings',
      '$1.85 per serving',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    const facts = canvas.getAllByRole('list').at(-1);
    await expect(facts).toHaveTextContent('485 calories');
    await expect(facts).toHaveTextContent('19 g protein');
    await expect(facts).toHaveTextContent('68 g carbs');
    await expect(facts).toHaveTextContent('$1.85 per serving, $7.40 total');
    await expect(canvas.getByText(/Ten of the twelve/).tagName).toBe('BLOCKQUOTE');
  },
};

/** All allergens are listed among its facts, for everyone at the table. */
export const WithAllergens: Story = {
  parameters: { proves: 'ALLERGY-38' },
  args: { allergens: 'Contains wheat and dairy. May contain celery (stock cube): check the labels.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Contains wheat and dairy\. May contain celery/)).toBeVisible();
  },
};

/** Waiting time is shown separately, as on every other card. */
export const WithWaiting: Story = {
  parameters: { proves: 'TIMES-02' },
  args: { totalTime: 85, waitingTime: 30, waitingKind: 'chilling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('55 min + 30 min chilling')).toBeVisible();
  },
};

/** A dish that has to soak or rest overnight says what to do the evening before, until it is cooked. */
export const BegunTheEveningBefore: Story = {
  parameters: { proves: 'TIMES-16' },
  args: {
    totalTime: 530,
    waitingTime: 480,
    waitingKind: 'soaking',
    eveningBefore: 'Soak the chickpeas in plenty of lukewarm water.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 min + 8 h soaking')).toBeVisible();
    await expect(canvas.getByText('The evening before').closest('p')).toHaveTextContent(/Soak the chickpeas/);
  },
};

/** Three lines, expandable. Focus stays on the button. */
export const Keyboard: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Show all steps' });
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAccessibleName('Show fewer lines');
    await expect(toggle).toHaveFocus();
    await expect(canvas.getByText('Serve with warm naan and a squeeze of lemon.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Show all steps' })).toHaveFocus();
    await expect(canvas.getByText(/^1\. Rinse/)).toBeVisible();
  },
};

export const Medium: Story = { args: { difficulty: 'medium', matchPercentage: 67, missingCount: 4 } };

export const Hard: Story = { args: { difficulty: 'hard', matchPercentage: 38, missingCount: 12 } };

/** The pantry has everything: nothing to buy, a full jar. */
export const NothingToBuy: Story = {
  parameters: { proves: 'PLAN-38' },
  args: { matchPercentage: 100, missingCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100% Match')).toBeVisible();
    await expect(canvas.queryByText(/^Need/)).toBeNull();
  },
};

/** An earlier meal uses the same ingredients, so the match is lower than on the recipe page. */
export const MatchNote: Story = {
  args: { matchPercentage: 88, matchNote: '100% on its own: earlier meals use the eggs.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('88% Match')).toBeVisible();
    await expect(canvas.getByText('100% on its own: earlier meals use the eggs.')).toBeVisible();
  },
};

/** What the pantry has instead of an ingredient, and what that changes. */
export const StandIns: Story = {
  parameters: { proves: 'MATCH-20' },
  args: {
    standIns: [
      { ingredient: 'basmati rice', name: 'rice', note: 'Any rice will do.' },
      { ingredient: 'white onion', name: 'onions', note: 'Any onion will do.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rice instead of basmati rice. Any rice will do.')).toBeInTheDocument();
    await expect(canvas.getByText('Onions instead of white onion. Any onion will do.')).toBeInTheDocument();
  },
};

export const OneItemToBuy: Story = {
  args: { missingCount: 1, servings: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Need 1 item')).toBeVisible();
    await expect(canvas.getByText('1 serving')).toBeVisible();
  },
};

/** Unknown values leave no gaps: no reason, nutrition, costs, match, picture or country. */
export const MissingFigures: Story = {
  parameters: { proves: 'CONST-20 PLAN-28' },
  args: {
    href: undefined,
    picture: null,
    country: 'peru',
    difficulty: null,
    reason: null,
    totalTime: null,
    servings: null,
    matchPercentage: null,
    missingCount: null,
    costPerServing: null,
    totalCost: null,
    nutrition: null,
    instructions: '',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Dal Tadka with Butter Naan' })).toBeVisible();
    await expect(canvas.getByText('International')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('blockquote, [data-slot="match-badge"]')).toBeNull();
  },
};

/** Some figures are known. */
export const SomeFigures: Story = {
  args: { totalCost: null, nutrition: { calories: 1240, protein: null, carbohydrates: 68.4 }, reason: null },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('list').at(-1);
    await expect(facts).toHaveTextContent('1,240 calories');
    await expect(facts).toHaveTextContent('68 g carbs');
    await expect(facts).not.toHaveTextContent('protein');
    await expect(facts).not.toHaveTextContent('total');
  },
};

/** The ingredients it saves from being thrown away, ordered by expiry date. */
export const Expiring: Story = {
  args: {
    expiring: [
      { name: 'spinach', text: 'expires Thursday' },
      { name: 'red lentils', text: 'expire Saturday' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uses spinach · expires Thursday')).toBeVisible();
    await expect(canvas.getByText('Uses red lentils · expire Saturday')).toBeVisible();
  },
};

/** Swap it or mark it as cooked. Accessible names include the meal. */
export const Actions: Story = {
  args: { onSwap: fn(), onCook: fn(), onUncook: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap Dal Tadka with Butter Naan' }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cooked it: Dal Tadka with Butter Naan' }));
    await expect(args.onCook).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

/** Cooked, but still legible. */
export const Cooked: Story = {
  args: { cooked: true, missingCount: 0, onSwap: fn(), onCook: fn(), onUncook: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Cooked')).toBeVisible();
    await expect(canvas.queryByText('83% Match')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Swap|Cooked it)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Dal Tadka with Butter Naan is cooked' }));
    await expect(args.onUncook).toHaveBeenCalledOnce();
  },
};

/** While pending, the buttons do nothing and the pressed one keeps focus. */
export const Pending: Story = {
  args: { pendingAction: 'cook', onSwap: fn(), onCook: fn(), onUncook: fn() },
  play: async ({ args, canvas }) => {
    const cook = canvas.getByRole('button', { name: /^Cooked it/ });
    await expect(cook).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(cook);
    await expect(cook).toHaveFocus();
    const swap = canvas.getByRole('button', { name: /^Swap/ });
    await expect(swap).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(swap);
    await expect(args.onCook).not.toHaveBeenCalled();
    await expect(args.onSwap).not.toHaveBeenCalled();
  },
};

/** Offline, nothing can be changed; the buttons say so. */
export const Unavailable: Story = {
  args: { unavailable: 'Larder cannot be reached.', onSwap: fn(), onCook: fn(), onUncook: fn() },
  play: async ({ args, canvas }) => {
    const cook = canvas.getByRole('button', { name: /^Cooked it/ });
    await expect(cook).toHaveAccessibleDescription('Larder cannot be reached.');
    await userEvent.click(cook);
    await expect(args.onCook).not.toHaveBeenCalled();
  },
};

function Cooking(props: MealCardProps) {
  const [isCooked, setCooked] = useState(false);
  return (
    <MealCard {...props} cooked={isCooked} onCook={() => setCooked(true)} onUncook={() => setCooked(false)} />
  );
}

/** Cooked and undone with one key: focus stays in the row. */
export const CookedByKeyboard: Story = {
  args: { instructions: '', onSwap: fn() },
  render: (args) => <Cooking {...args} />,
  play: async ({ canvas }) => {
    for (const _ of ['title', 'swap', 'cook']) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Cooked it/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText('Cooked')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /^Cooked it/ })).toHaveFocus();
  },
};

/** Kept when the week is replanned, and cooked double. Rare actions are in a menu. */
export const Chosen: Story = {
  args: {
    kept: true,
    doubled: 'The rest is lunch on Wednesday.',
    onSwap: fn(),
    onCook: fn(),
    onKeep: fn(),
    menu: <MealMenu title={dal.title} onMove={fn()} onSingle={fn()} onFree={fn()} />,
  },
  parameters: { proves: 'CHOICE-04' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Kept')).toBeVisible();
    await expect(canvas.getByText('The rest is lunch on Wednesday.')).toBeVisible();
    const keep = canvas.getByRole('button', { name: `Keep ${dal.title}` });
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `More for ${dal.title}` })).toHaveFocus();
  },
};

/** Another change of the meal is being saved. */
export const Choosing: Story = {
  args: { ...Chosen.args, pendingAction: 'change' },
  play: async ({ args, canvas }) => {
    const keep = canvas.getByRole('button', { name: `Keep ${dal.title}` });
    await expect(keep).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(keep);
    await userEvent.click(canvas.getByRole('button', { name: `Swap ${dal.title}` }));
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(args.onSwap).not.toHaveBeenCalled();
  },
};

/** A long title breaks. */
export const LongTitle: Story = {
  args: {
    title:
      'Slow-cooked Brussels sprouts and smoked bacon gratin with wholegrain mustard cream, chestnuts, thyme and Kartoffelpufferbratpfannengemüse',
    reason:
      'Sprouts and bacon are about to expire, the chestnuts have waited since autumn, and the oven is on for the bread anyway, so the gratin costs little more than its cream.',
  },
};

/** Other text, another currency, another order. */
export const OtherWords: Story = {
  args: {
    title: 'Dal Tadka mit Butter-Naan',
    reason: 'Zehn von zwölf Zutaten sind schon im Regal.',
    instructions: '1. Die Linsen waschen und mit Kurkuma kochen. 2. Kreuzkümmel rösten.',
    labels: {
      match: (percentage) => `Zu ${percentage} % da`,
      country: () => 'Indien',
      difficulty: { easy: 'Leicht' },
      need: (count) => `${count} fehlen`,
      time: ({ total }) => `${total} Min.`,
      servings: (count) => `${count} Portionen`,
      calories: (figure) => `${figure} Kalorien`,
      protein: (figure) => `Eiweiß: ${figure}`,
      carbs: (figure) => `Kohlenhydrate: ${figure}`,
      perServing: (figure) => `${figure} je Portion`,
      total: (figure) => `zusammen ${figure}`,
    },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE" currency="EUR">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('list').at(-1);
    await expect(facts).toHaveTextContent('Eiweiß: 19 g');
    await expect(facts).toHaveTextContent('1,85 € je Portion, zusammen 7,40 €');
  },
};

/** The picture, the quotation mark and the buttons are mirrored. */
export const RightToLeft: Story = {
  args: {
    expiring: [{ name: 'spinach', text: 'expires Thursday' }],
    onSwap: fn(),
    onCook: fn(),
    onUncook: fn(),
  },
  globals: { direction: 'rtl' },
};

/** A badge of your own goes after those of the card. */
export const OneBadgeMore: Story = {
  args: { children: <Badge shape="pill">Nut-free kitchen</Badge> },
  play: async ({ canvas, canvasElement }) => {
    const top = canvasElement.querySelector('[data-slot="meal-card-top"]');
    await expect(top?.lastElementChild).toBe(canvas.getByText('Nut-free kitchen'));
  },
};
