import { isOwnList } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { ErrorState } from '@larder/ui/error-state';
import { ListGrid, ListSection } from '@larder/ui/list-grid';
import { PageHeader } from '@larder/ui/page-header';
import { Plus } from 'lucide-react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import type { RecipeList } from '../../membership/lists.query.ts';
import { ListsCard, type ListsCardActions } from './lists-card.tsx';
import styles from './lists.module.css';

/** The screen's state: loading, failed or ready; the cook's own lists may still be loading. */
export type ListsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; lists: readonly RecipeList[]; pendingIds: readonly string[] };

export interface ListsViewProps extends ListsCardActions {
  state: ListsState;
  onCreate: () => void;
  onRetry: () => void;
}

/** My Recipe Lists: the built-in list and the cook's own. */
export function ListsView(props: ListsViewProps) {
  const { state, onCreate, onRetry } = props;
  return (
    <div className={styles.root}>
      <PageHeader
        title={t('My Recipe Lists')}
        actions={
          state.status !== 'error' && (
            <Button onClick={onCreate}>
              <Plus className={styles.plus} aria-hidden />
              {t('Create New List')}
            </Button>
          )
        }
      />
      {state.status === 'error' && (
        <ErrorState
          title={t('Error loading lists')}
          text={t('Your lists could not be loaded. Nothing on them is lost.')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {state.status === 'loading' && <ListsSkeleton />}
      {state.status === 'ready' && <Lists {...props} {...state} />}
    </div>
  );
}

function Lists(props: ListsViewProps & Extract<ListsState, { status: 'ready' }>) {
  const { lists, onCreate } = props;
  const own = lists.filter(isOwnList);
  return (
    <div>
      <ListSection title={t('Default Lists')}>
        <ListGrid label={t('Default Lists')}>
          {lists
            .filter((list) => !isOwnList(list))
            .map((list) => (
              <ListsCard key={list.id} list={list} {...props} />
            ))}
        </ListGrid>
      </ListSection>
      {/* A deleted card passes focus to the section. */}
      <ListSection title={t('My Lists')} tabIndex={-1}>
        {own.length > 0 ? (
          <ListGrid label={t('My Lists')}>
            {own.map((list) => (
              <ListsCard key={list.id} list={list} {...props} />
            ))}
          </ListGrid>
        ) : (
          <EmptyState
            headingLevel={3}
            title={t('No custom lists yet')}
            text={t('A list is a page of your own cookbook.')}
            action={
              <>
                <Button onClick={onCreate}>{t('Create your first list')}</Button>
                <Button variant="secondary" asChild>
                  {renderLink({ href: '/dashboard', children: t('Browse Recipes') })}
                </Button>
              </>
            }
          />
        )}
      </ListSection>
    </div>
  );
}

function ListsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading...')}>
      <ListSection title={t('Default Lists')}>
        <ListGrid loading skeletonCount={1} skeletonVariant="favorites" />
      </ListSection>
      <ListSection title={t('My Lists')}>
        <ListGrid loading />
      </ListSection>
    </div>
  );
}
