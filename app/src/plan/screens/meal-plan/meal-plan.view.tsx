import type { RecipeFilters } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { MealWeekSkeleton } from '@larder/ui/meal-week';
import { PageHeader } from '@larder/ui/page-header';
import { PlanNotice } from '@larder/ui/plan-notice';
import { GeneratePlanButton, PlanStatus } from '@larder/ui/plan-status';
import { Suspense, type ReactNode } from 'react';
import { t } from '../../../platform/language/t.ts';
import { KeptNotice } from '../../current/kept-notice.tsx';
import type { PlanState } from '../../current/use-plan.ts';
import { KeptWeeks, type KeptWeeksProps } from './kept-weeks.tsx';
import styles from './meal-plan.module.css';
import { PlanFilters } from './plan-filters.tsx';
import { PlanTabs, type PlanTabsProps } from './plan-tabs.tsx';

/** The screen's state: the plan's state, or generating. */
export type MealPlanState = PlanState | { status: 'generating'; seconds: number; before?: number | null };

export interface MealPlanViewProps extends Omit<PlanTabsProps, 'plan' | 'unavailable'> {
  state: MealPlanState;
  /** The filters for generating plans. */
  filters: RecipeFilters;
  onGenerate: () => void;
  /** Asks what matters before the first plan. */
  onChoose: () => void;
  onRetry: () => void;
  /** Chooses the first day of the first week. */
  start?: ReactNode;
  /** The question how many eat, asked once, before the first week. */
  household?: ReactNode;
  /** The staples question, asked once. */
  staples?: ReactNode;
  /** The weeks that can be restored. */
  kept: KeptWeeksProps;
}

/** Meal planning: generating a plan, the plan, and its shopping list. */
export function MealPlanView({
  state,
  filters,
  onGenerate,
  onChoose,
  onRetry,
  start,
  household,
  staples,
  kept,
  ...tabs
}: MealPlanViewProps) {
  const { status } = state;
  const changed = state.status === 'shown' ? state.plan.out_of_date : null;
  const isPlanned = status === 'shown' || status === 'kept';
  return (
    <div className={styles.root}>
      <PageHeader
        title={t('Meal Plan')}
        compact
        actions={
          isPlanned || status === 'generating' ? (
            <GeneratePlanButton
              variant="secondary"
              size="small"
              pending={status === 'generating'}
              onClick={onGenerate}
            />
          ) : undefined
        }
      />
      <div className={styles.notices}>
        <PlanFilters filters={filters} />
        <PlanNotice reason={changed ?? 'pantry'} open={changed !== null} onRefresh={onGenerate} />
        {state.status === 'kept' && <KeptNotice pending={state.pending} onRetry={onRetry} />}
      </div>
      {status === 'loading' && <MealWeekSkeleton />}
      {status === 'error' && (
        <ErrorState
          title={t('Failed to load meal plan')}
          text={t('Your last plan could not be loaded. It is still saved.')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {(status === 'none' || status === 'generating') && (
        <Suspense fallback={<MealWeekSkeleton />}>
          <PlanStatus
            status={status === 'none' ? 'empty' : 'generating'}
            seconds={state.status === 'generating' ? state.seconds : undefined}
            before={state.status === 'generating' ? state.before : undefined}
            onGenerate={onGenerate}
            secondary={
              <>
                <Button variant="link" size="small" onClick={onChoose}>
                  {t('Choose what matters')}
                </Button>
                {household}
              </>
            }
          >
            {start}
          </PlanStatus>
        </Suspense>
      )}
      {(state.status === 'shown' || state.status === 'kept') && (
        <PlanTabs
          plan={state.plan}
          unavailable={state.status === 'kept' ? t('Larder cannot be reached.') : undefined}
          {...tabs}
        />
      )}
      {staples}
      <div className={styles.notices}>
        <KeptWeeks {...kept} />
      </div>
    </div>
  );
}
