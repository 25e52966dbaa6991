import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { t } from '../../platform/language/t.ts';
import styles from './unknown-allergies.module.css';

export interface UnknownAllergiesProps {
  onRetry: () => void;
  /** They are being refetched. */
  pending: boolean;
}

/** The settings failed to load, which must not be taken for 'no allergies'. */
export default function UnknownAllergies({ onRetry, pending }: UnknownAllergiesProps) {
  return (
    <Banner tone="warning" className={styles.root}>
      <p className={styles.words}>
        <strong>{t('Your allergies could not be checked')}</strong>
        <span>{t('Recipes may contain what you avoid.')}</span>
        <Button variant="secondary" size="small" pending={pending} onClick={onRetry}>
          {t('Check Again')}
        </Button>
      </p>
    </Banner>
  );
}
