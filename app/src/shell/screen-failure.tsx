import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { useLocation } from 'react-router-dom';
import { renderLink } from '../platform/navigation/router-link.tsx';
import { failureAt } from './failure.ts';

/**
 * Stands in for a screen of the dashboard that cannot be shown: its code did not arrive, or it broke. Trying again loads
 * the whole page: a browser may remember that a file did not arrive.
 */
export function ScreenFailure() {
  const { title, back } = failureAt(useLocation().pathname);
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      action={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
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
