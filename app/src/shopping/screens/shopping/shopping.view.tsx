import type { UnitSystem } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { ErrorState } from '@larder/ui/error-state';
import { PageHeader } from '@larder/ui/page-header';
import { Skeleton } from '@larder/ui/skeleton';
import { VisuallyHidden } from '@larder/ui/visually-hidden';
import { KeptNotice } from '../../../plan/current/kept-notice.tsx';
import type { PlanState } from '../../../plan/current/use-plan.ts';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { PlanShopping, type PlanShoppingActions } from '../../plan-shopping.tsx';
import styles from './shopping.module.css';

export interface ShoppingViewProps {
  /** The plan to shop for. */
  state: PlanState;
  shopping: PlanShoppingActions;
  /** What amounts are shown in. */
  units?: UnitSystem | undefined;
  onRetry: () => void;
}

const ROWS = [0, 1, 2, 3, 4];

/**
 * The plan's shopping list. Without a plan, it says that a separate shopping list is still to come and links
 * to the meal plan.
 */
export function ShoppingView({ state, shopping, units, onRetry }: ShoppingViewProps) {
  return (
    <div className={styles.root}>
      <PageHeader title={t('Shopping List')} />
      {state.status === 'loading' && (
        <div className={styles.loading}>
          <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
          {ROWS.map((row) => (
            <Skeleton key={row} shape="block" className={styles.row} />
          ))}
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState
          title={t('Failed to load shopping list')}
          text={t('Your shopping list could not be loaded. It is still saved.')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {state.status === 'none' && (
        <EmptyState
          title={t('This feature is under construction')}
          text={t('Check back soon!')}
          action={
            <Button variant="secondary" asChild>
              {renderLink({ href: '/dashboard/meal-plan', children: t('Plan a week to shop for') })}
            </Button>
          }
        />
      )}
      {state.status === 'kept' && <KeptNotice pending={state.pending} onRetry={onRetry} />}
      {(state.status === 'shown' || state.status === 'kept') && (
        <PlanShopping
          plan={state.plan}
          shopping={shopping}
          units={units}
          unavailable={state.status === 'kept' ? t('Larder cannot be reached.') : undefined}
        />
      )}
    </div>
  );
}
