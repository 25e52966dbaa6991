// @vitest-environment jsdom
import { MealWeek } from '@larder/ui/meal-week';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { MEAL_PLAN, NO_SHOPPING, PLAN_DAY } from '../../../storybook/meal-plan-fixture.ts';
import { usePlanDialogs } from './plan-dialogs.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { usePlanActions } from './use-plan-actions.ts';

vi.mock('@larder/ui/meal-week', () => ({ MealWeek: vi.fn<() => null>(() => null) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
const queryClient = new QueryClient();
const ignore = () => undefined;

interface ScreenProps {
  checkedIds: readonly string[];
  unavailable?: string;
}

/** What the screen does with a plan, with the name of the open dialog in its place. */
function Screen({ checkedIds, unavailable }: ScreenProps) {
  const dialogs = usePlanDialogs();
  const actions = usePlanActions(MEAL_PLAN, dialogs.show);
  return (
    <>
      <PlanTabs
        plan={MEAL_PLAN}
        tab="meals"
        onTabChange={ignore}
        today={PLAN_DAY}
        actions={actions}
        unavailable={unavailable}
        shopping={{ ...NO_SHOPPING, checkedIds }}
      />
      <output>{dialogs.asked?.ask.kind}</output>
    </>
  );
}

const show = (props: ScreenProps) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Screen {...props} />
      </QueryClientProvider>,
    ),
  );

const drawings = () => vi.mocked(MealWeek).mock.calls.length;

afterAll(() => act(async () => root.unmount()));

test('a dialog that opens above the week, and what is ticked beside it, do not draw the week again', async () => {
  await show({ checkedIds: [] });
  const before = drawings();
  expect(before).toBeGreaterThan(0);
  const swap = vi.mocked(MealWeek).mock.lastCall?.[0].mealActions?.onSwap;
  const [meal] = vi.mocked(MealWeek).mock.lastCall?.[0].meals ?? [];
  await act(async () => swap?.(meal?.id ?? ''));
  expect(page.querySelector('output')?.textContent).toBe('swap');
  await show({ checkedIds: ['rice'] });
  expect(drawings()).toBe(before);

  await show({ checkedIds: ['rice'], unavailable: 'Larder cannot be reached.' });
  expect(drawings()).toBe(before + 1);
});
