import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { PageHeader } from '@larder/ui/page-header';
import { renderLink } from '../../router-link.tsx';
import styles from './shopping.module.css';

/** A shopping list of its own is still to come: until then, the way to that of the meal plan. */
export function ShoppingView() {
  return (
    <div className={styles.root}>
      <PageHeader title="Shopping List" />
      <EmptyState
        title="This feature is under construction"
        text="Check back soon!"
        action={
          <Button variant="secondary" asChild>
            {renderLink({ href: '/dashboard/meal-plan?tab=shopping', children: 'Shop for your meal plan' })}
          </Button>
        }
      />
    </div>
  );
}
