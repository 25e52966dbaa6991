import { matchPercentage } from '@larder/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_DETAILS } from '../../testing/story-details.tsx';
import { STORY_INGREDIENTS, STORY_RECIPES } from '../../testing/story-recipes.ts';
import { Button } from '../button/index.ts';
import { ErrorState } from '../error-state/index.ts';
import {
  RecipeAccordion,
  RecipeAccordionDetails,
  RecipeAccordionDetailsSkeleton,
  RecipeAccordionItem,
  RecipeAccordionSkeleton,
} from './index.ts';
import { recipeAccordionGuide } from './recipe-accordion.guide.ts';

const items = STORY_RECIPES.slice(0, 5).map((recipe, index) => (
  <RecipeAccordionItem key={recipe.slug} {...pick(recipe)} value={recipe.slug} number={index + 1}>
    <RecipeAccordionDetails {...STORY_DETAILS} />
  </RecipeAccordionItem>
));

function pick({
  title,
  picture,
  country,
  totalTime,
  matchPercentage: match,
}: (typeof STORY_RECIPES)[number]) {
  return { title, picture, country, totalTime, matchPercentage: match };
}

const meta = {
  title: 'Lists/Recipe accordion',
  component: RecipeAccordion,
  parameters: { guide: recipeAccordionGuide },
  args: { onValueChange: fn(), children: items },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RecipeAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one closes the other. */
export const Playground: Story = {
  parameters: { proves: 'LIST-04 LIST-05' },
  play: async ({ args, canvas }) => {
    const dal = canvas.getByRole('button', { name: /^1 Dal Tadka India 40 min 83% Match$/ });
    const tacos = canvas.getByRole('button', { name: /^2 Tacos al Pastor/ });
    await userEvent.click(dal);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dal-tadka');
    await expect(canvas.getByRole('region', { name: /Dal Tadka/ })).toBeInTheDocument();
    await userEvent.click(tacos);
    await expect(dal).toHaveAttribute('aria-expanded', 'false');
    await expect(tacos).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tacos);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(tacos).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Expanded: Story = {
  parameters: { proves: 'LIST-06' },
  args: { defaultValue: 'bibimbap' },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: /^4 Bibimbap/ }));
    await expect(panel.getByRole('heading', { level: 3, name: 'Ingredients' })).toBeInTheDocument();
    await expect(panel.getByRole('link', { name: 'View recipe' })).toHaveAttribute(
      'href',
      '#/recipes/bibimbap',
    );
    await userEvent.click(panel.getByRole('button', { name: '+ Add Gochujang' }));
    await expect(STORY_DETAILS.onAdd).toHaveBeenLastCalledWith(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    const last = canvas.getAllByRole('button').at(-1);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View recipe' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Additions count at once, and the match says that it was recalculated. */
export const MatchUpdated: Story = {
  render: function Render() {
    const [ids, setIds] = useState<readonly number[]>(STORY_DETAILS.matchingIds);
    const all = STORY_INGREDIENTS.map(({ id }) => id);
    return (
      <RecipeAccordion defaultValue="bibimbap">
        <RecipeAccordionItem
          {...pick(STORY_RECIPES[3])}
          value="bibimbap"
          number={4}
          matchPercentage={matchPercentage(all, new Set(ids))}
          updated={ids.length > STORY_DETAILS.matchingIds.length}
        >
          <RecipeAccordionDetails {...STORY_DETAILS} matchingIds={ids} onAdd={(id) => setIds([...ids, id])} />
        </RecipeAccordionItem>
      </RecipeAccordion>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /67% Match$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Gochujang' }));
    await expect(canvas.getByRole('button', { name: /75% Match \(updated\)$/ })).toBeVisible();
  },
};

/** The amounts each step needs are repeated below it, so nobody scrolls back while stirring. */
export const AmountsAtTheSteps: Story = {
  args: {
    defaultValue: 'dal-tadka',
    children: (
      <RecipeAccordionItem {...pick(STORY_RECIPES[0]!)} value="dal-tadka" number={1}>
        <RecipeAccordionDetails
          {...STORY_DETAILS}
          instructions="1. Rinse the rice. 2. Serve."
          needs={[[{ name: 'short-grain rice', quantity: 300, unit: 'g' }], []]}
        />
      </RecipeAccordionItem>
    ),
  },
  play: async ({ canvas }) => {
    const amounts = canvas.getByRole('list', { name: 'Amounts for the whole recipe' });
    await expect(amounts).toHaveTextContent('300 g short-grain rice');
    await waitFor(() =>
      expect(canvas.getByText('Amounts below a step are for the whole recipe.')).toBeVisible(),
    );
  },
};

/** Controlled: the expanded item can be kept in the URL, for example. */
export const KeptByTheCaller: Story = {
  args: { value: 'dal-tadka' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^2 Tacos/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('tacos-al-pastor');
    await expect(canvas.getByRole('button', { name: /^1 Dal/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

const one = (panel: ReactNode) => (
  <RecipeAccordionItem {...pick(STORY_RECIPES[0])} value="dal-tadka" number={1}>
    {panel}
  </RecipeAccordionItem>
);

export const PanelLoading: Story = {
  args: { defaultValue: 'dal-tadka', children: one(<RecipeAccordionDetailsSkeleton />) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const PanelFailed: Story = {
  args: {
    defaultValue: 'dal-tadka',
    children: one(
      <ErrorState
        headingLevel={3}
        title="Failed to load recipe details"
        action={<Button variant="secondary">Try Again</Button>}
      />,
    ),
  },
};

export const LoadingRecipes: Story = { render: () => <RecipeAccordionSkeleton /> };

/** With an empty pantry there is no match; numbers continue on later pages; long names wrap. */
export const LongNamesAndLargeNumbers: Story = {
  args: {
    children: (
      <>
        <RecipeAccordionItem
          value="a"
          number={1021}
          title="Slow-cooked Brussels sprouts and smoked bacon gratin with wholegrain mustard cream and thyme"
          country="atlantis"
          totalTime={1440}
        />
        <RecipeAccordionItem
          value="b"
          number={1022}
          title="Donaudampfschifffahrtsgesellschaftskapitänsgulasch"
          country="belgium"
          totalTime={90}
          matchPercentage={100}
          updated
        />
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'dal-tadka' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
