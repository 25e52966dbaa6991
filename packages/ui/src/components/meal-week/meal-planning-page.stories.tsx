import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answerLater } from '../../testing/answer-later.ts';
import { STORY_MEALS } from '../../testing/story-meals.ts';
import { STORY_SHOPPING } from '../../testing/story-shopping.ts';
import { AppShell } from '../app-shell/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { PlanNotice } from '../plan-notice/index.ts';
import { GeneratePlanButton, PlanStatus } from '../plan-status/index.ts';
import { PlanCounters, PlanEstimateNotice } from '../plan-summary/index.ts';
import { ShoppingList } from '../shopping-list/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { MealWeek, MealWeekSkeleton } from './index.ts';

interface PageProps {
  /** Fetched, nothing made yet, on its way, or there. */
  status: 'loading' | 'none' | 'generating' | 'shown';
  /** What has changed since the plan was made. */
  changed?: 'pantry' | 'preferences';
  /** Whether the next plan succeeds; it is on its way until this has an answer. */
  onGenerate: () => Promise<boolean>;
}

function MealPlanningPage({ status: start, changed, onGenerate }: PageProps) {
  const [status, setStatus] = useState(start);
  const [isCurrent, setCurrent] = useState(changed === undefined);
  async function generate() {
    const before = status;
    setStatus('generating');
    const isMade = await onGenerate();
    if (isMade) setCurrent(true);
    setStatus(isMade ? 'shown' : before);
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--ld-space-5)' }}>
      <PageHeader
        title="Meal Plan"
        actions={
          status === 'shown' || status === 'generating' ? (
            <GeneratePlanButton pending={status === 'generating'} onClick={() => void generate()} />
          ) : undefined
        }
      />
      <PlanNotice
        reason={changed}
        open={!isCurrent && status === 'shown'}
        onOpenChange={(open) => setCurrent(!open)}
        onRefresh={() => void generate()}
      />
      {status === 'loading' ? <MealWeekSkeleton /> : null}
      {status === 'none' || status === 'generating' ? (
        <PlanStatus status={status === 'none' ? 'empty' : 'generating'} onGenerate={() => void generate()} />
      ) : null}
      {status === 'shown' ? <Plan /> : null}
    </div>
  );
}

function Plan() {
  return (
    <Tabs defaultValue="meals">
      <TabList
        label="Views of the plan"
        trailing={<PlanCounters meals={STORY_MEALS.length} toBuy={STORY_SHOPPING.length} />}
      >
        <Tab value="meals">Meal Plan</Tab>
        <Tab value="shopping">Shopping</Tab>
      </TabList>
      <TabPanel value="meals">
        <MealWeek
          meals={STORY_MEALS}
          notes="Your week leans on lentils, rice and vegetables, with about 25 g of protein a meal."
        />
        <PlanEstimateNotice style={{ marginBlockStart: 'var(--ld-space-7)' }} />
      </TabPanel>
      <TabPanel value="shopping">
        <ShoppingList items={STORY_SHOPPING} headingLevel={2} />
      </TabPanel>
    </Tabs>
  );
}

const never = () => new Promise<boolean>(() => undefined);

const meta = {
  title: 'Meal plan/Meal planning page',
  component: MealPlanningPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { status: 'shown', onGenerate: fn(never) },
  render: (args) => (
    <AppShell
      username="mira_cooks"
      current="/dashboard/meal-plan"
      onLogout={() => undefined}
      renderLink={({ href, children, ...link }) => (
        <a href={`#${href}`} {...link}>
          {children}
        </a>
      )}
    >
      <MealPlanningPage {...args} />
    </AppShell>
  ),
} satisfies Meta<typeof MealPlanningPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

/** A plan that is older than the pantry. */
export const Shown: Story = {
  args: { changed: 'pantry' },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Weekly Menu' })).toBeVisible();
    await expect(canvas.getByText(/Your pantry has changed/)).toBeVisible();
    await expect(canvas.getByText('To Buy').closest('li')).toHaveTextContent('15 To Buy');
    await userEvent.click(canvas.getByRole('tab', { name: 'Shopping' }));
    await expect(canvas.getByText('0 of 15 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Meal Plan' }));
    await expect(canvas.getByRole('heading', { name: 'Monday' })).toBeVisible();
  },
};

export const ShownOnAPhone: Story = { args: { changed: 'pantry' }, globals: phone };

export const AfterChangeOfPreferences: Story = { args: { changed: 'preferences' }, globals: desktop };

export const NoPlan: Story = {
  args: { status: 'none' },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Generate Meal Plan' })).toHaveLength(1);
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const NoPlanOnAPhone: Story = { args: { status: 'none' }, globals: phone };

/** The plan that was made last is fetched. */
export const Loading: Story = { args: { status: 'loading' }, globals: desktop };

export const Generating: Story = {
  args: { status: 'generating' },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  },
};

export const GeneratingOnAPhone: Story = { args: { status: 'generating' }, globals: phone };

/** The first plan, by keyboard alone. */
export const FirstPlan: Story = {
  args: { status: 'none', onGenerate: fn() },
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    const answer = answerLater<boolean>(args.onGenerate);
    canvas.getByRole('button', { name: 'Generate Meal Plan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Creating your personalized meal plan...')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="plan-status"]')).toHaveFocus();
    answer(true);
    await expect(await canvas.findByRole('heading', { name: 'Your Weekly Menu' })).toBeVisible();
  },
};

/** A new plan could not be made: the old one is there as before, and so is the button with the focus on it. */
export const FailedRegenerate: Story = {
  args: { changed: 'pantry', onGenerate: fn() },
  globals: desktop,
  play: async ({ args, canvas }) => {
    const answer = answerLater<boolean>(args.onGenerate);
    const button = canvas.getByRole('button', { name: 'Generate Meal Plan' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Creating your personalized meal plan...')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    answer(false);
    const week = await canvas.findByRole('region', { name: 'Your Weekly Menu' });
    await expect(within(week).getAllByRole('article')).toHaveLength(4);
    await expect(button).toBeEnabled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByText(/Your pantry has changed/)).toBeVisible();
  },
};
