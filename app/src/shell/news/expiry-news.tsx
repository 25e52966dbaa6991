import { Button } from '@larder/ui/button';
import type { UseUpItem, UseUpList } from '@larder/ui/use-up-list';
import { t } from '../../platform/language/t.ts';
import { renderLink } from '../../platform/navigation/router-link.tsx';
import styles from './expiry-news.module.css';

/** The bell's state: nothing, failed, or expiring items. */
export type ExpiryNewsState =
  | { status: 'none' }
  | { status: 'error'; onRetry: () => void }
  | {
      status: 'ready';
      List: typeof UseUpList;
      soon: readonly UseUpItem[];
      expired: readonly UseUpItem[];
    };

/** The bell's popover: what expires soon, each with a recipe, then what has expired. */
export function ExpiryNews(state: ExpiryNewsState) {
  if (state.status === 'none') return t('No notifications yet');
  if (state.status === 'error') {
    return (
      <div className={styles.root}>
        <p>{t('Expiring items could not be loaded.')}</p>
        <Button size="small" variant="secondary" onClick={state.onRetry}>
          {t('Try Again')}
        </Button>
      </div>
    );
  }
  const { List, soon, expired } = state;
  return (
    <div className={styles.root}>
      <List items={soon} renderLink={renderLink} />
      <List
        items={expired}
        renderLink={renderLink}
        labels={{ title: t('Expired') }}
        action={renderLink({
          href: '/dashboard/pantry',
          className: styles.link,
          children: t('Still good, or gone?'),
        })}
      />
    </div>
  );
}
