import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { useLocation } from 'react-router-dom';
import { t } from '../platform/language/t.ts';
import { renderLink } from '../platform/navigation/router-link.tsx';
import { failureAt } from './failure.ts';

/**
 * Replaces a dashboard screen that failed to load or crashed. Retrying reloads the page, because browsers may
 * cache a failed import.
 */
export function ScreenFailure() {
  const { title, back } = failureAt(useLocation().pathname);
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('Try Again')}</Button>
          {back && (
            <Button variant="secondary" asChild>
              {renderLink(back)}
            </Button>
          )}
        </>
      }
    />
  );
}
