import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { useLocation } from 'react-router-dom';
import { newCode } from '../../accounts/new-code.ts';
import { readKeptPlan } from '../../plan/current/kept-plan.ts';
import { renderLink } from '../../platform/navigation/router-link.tsx';
import { loadNewVersion } from '../../platform/offline/load-new-version.ts';
import styles from './notice-banner.module.css';

/** The screens that show the plan themselves. */
const SHOWS_PLAN = /^\/dashboard\/(?:meal-plan|shopping)\/?$/;

/** The close button disappears with its notice: focus the top of the screen below. */
function remindLater() {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  newCode.remindLater();
}

interface NoticeBannerProps {
  about: 'offline' | 'new version' | 'recovery code';
}

/** A notice of the shell, and its action. */
export default function NoticeBanner({ about }: NoticeBannerProps) {
  const { pathname } = useLocation();
  if (about === 'offline') {
    const isThere = SHOWS_PLAN.test(pathname);
    return (
      <Banner tone="warning" size="small" className={styles.root}>
        <p className={styles.words}>
          <strong>You are offline</strong>
          {readKeptPlan() ? (
            <>
              <span>Your last meal plan is still here.</span>
              {!isThere && (
                <Button variant="link" size="small" asChild>
                  {renderLink({ href: '/dashboard/shopping', children: 'Open its shopping list' })}
                </Button>
              )}
            </>
          ) : (
            <span>Changes cannot be saved until you are back online.</span>
          )}
        </p>
      </Banner>
    );
  }
  if (about === 'recovery code') {
    return (
      <Banner
        size="small"
        className={styles.root}
        onDismiss={remindLater}
        labels={{ dismiss: 'Remind me in a week' }}
      >
        <p className={styles.words}>
          <span>Keep a recovery code in case you forget your password.</span>
          {newCode.read().code ? (
            <Button variant="link" size="small" onClick={newCode.open}>
              Show recovery code
            </Button>
          ) : (
            <Button variant="link" size="small" asChild>
              {renderLink({ href: '/dashboard/settings', children: 'Create one in Settings' })}
            </Button>
          )}
        </p>
      </Banner>
    );
  }
  return (
    <Banner className={styles.root}>
      <p className={styles.words}>
        <span>A new version of Larder is ready.</span>
        <Button size="small" variant="secondary" onClick={loadNewVersion}>
          Reload
        </Button>
      </p>
    </Banner>
  );
}
