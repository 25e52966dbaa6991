import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { t } from '../../platform/language/t.ts';
import styles from './kept-notice.module.css';

/** Says that the plan is an offline copy, and offers to retry. */
export function KeptNotice({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <Banner tone="warning" size="small">
      <span className={styles.root}>
        <span>{t('Larder cannot be reached. This is your last plan, as saved in this browser.')}</span>
        <Button variant="link" size="small" pending={pending} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      </span>
    </Banner>
  );
}
