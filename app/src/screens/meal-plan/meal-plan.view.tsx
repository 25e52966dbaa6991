import type { RecipeFilters } from '@larder/domain';
import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { MealWeekSkeleton } from '@larder/ui/meal-week';
import { PageHeader } from '@larder/ui/page-header';
import { PlanNotice } from '@larder/ui/plan-notice';
import { GeneratePlanButton, PlanStatus } from '@larder/ui/plan-status';
import type { MealPlan } from '../../queries/meal-plan.ts';
import styles from './meal-plan.module.css';
import { PlanFilters } from './plan-filters.tsx';
import { PlanTabs, type PlanTabsProps } from './plan-tabs.tsx';

/**
 * What there is to show: nothing yet, a failure, no plan, one that is being made, the plan, or without a network the one
 * that the browser has kept, while it may be asked for again.
 */
export type MealPlanState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'none' }
  | { status: 'generating'; seconds: number }
  | { status: 'shown'; plan: MealPlan }
  | { status: 'kept'; plan: MealPlan; pending: boolean };

export interface MealPlanViewProps extends Omit<PlanTabsProps, 'plan' | 'unavailable'> {
  state: MealPlanState;
  /** The filters within which a plan is made. */
  filters: RecipeFilters;
  onGenerate: () => void;
  onRetry: () => void;
}

/** Meal planning: the way to a plan, the plan, and what to buy for it. */
export function MealPlanView({ state, filters, onGenerate, onRetry, ...tabs }: MealPlanViewProps) {
  const { status } = state;
  const changed = state.status === 'shown' ? state.plan.out_of_date : null;
  return (
    <div className={styles.root}>
      <PageHeader
        title="Meal Plan"
        actions={
          status === 'shown' || status === 'kept' || status === 'generating' ? (
            <GeneratePlanButton
              variant={tabs.tab === 'shopping' ? 'secondary' : 'primary'}
              pending={status === 'generating'}
              onClick={onGenerate}
            />
          ) : undefined
        }
      />
      <PlanFilters filters={filters} />
      <PlanNotice reason={changed ?? 'pantry'} open={changed !== null} onRefresh={onGenerate} />
      {status === 'loading' && <MealWeekSkeleton />}
      {status === 'error' && (
        <ErrorState
          title="Failed to load meal plan"
          text="Your last plan could not be fetched. It is kept."
          action={<Button onClick={onRetry}>Try Again</Button>}
        />
      )}
      {(status === 'none' || status === 'generating') && (
        <PlanStatus
          status={status === 'none' ? 'empty' : 'generating'}
          seconds={state.status === 'generating' ? state.seconds : undefined}
          onGenerate={onGenerate}
        />
      )}
      {state.status === 'kept' && (
        <Banner tone="warning">
          <span className={styles.kept}>
            Larder cannot be reached. This is your last plan, as it is kept in this browser.
            <Button variant="secondary" size="small" pending={state.pending} onClick={onRetry}>
              Try Again
            </Button>
          </span>
        </Banner>
      )}
      {(state.status === 'shown' || state.status === 'kept') && (
        <PlanTabs
          plan={state.plan}
          unavailable={state.status === 'kept' ? 'Larder cannot be reached.' : undefined}
          {...tabs}
        />
      )}
    </div>
  );
}
