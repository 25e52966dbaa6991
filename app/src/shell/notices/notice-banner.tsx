import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { useLocation } from 'react-router-dom';
import { newCode } from '../../accounts/new-code.ts';
import { readKeptPlan } from '../../plan/current/kept-plan.ts';
import { t } from '../../platform/language/t.ts';
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
          <strong>{t('You are offline')}</strong>
          {readKeptPlan() ? (
            <>
              <span>{t('Your last meal plan is still here.')}</span>
              {!isThere && (
                <Button variant="link" size="small" asChild>
                  {renderLink({ href: '/dashboard/shopping', children: t('Open its shopping list') })}
                </Button>
              )}
            </>
          ) : (
            <span>{t('Changes cannot be saved until you are back online.')}</span>
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
        labels={{ dismiss: t('Remind me in a week') }}
      >
        <p className={styles.words}>
          <span>{t('Keep a recovery code in case you forget your password.')}</span>
          {newCode.read().code ? (
            <Button variant="link" size="small" onClick={newCode.open}>
              {t('Show recovery code')}
            </Button>
          ) : (
            <Button variant="link" size="small" asChild>
              {renderLink({ href: '/dashboard/settings', children: t('Create one in Settings') })}
            </Button>
          )}
        </p>
      </Banner>
    );
  }
  return (
    <Banner className={styles.root}>
      <p className={styles.words}>
        <span>{t('A new version of Larder is ready.')}</span>
        <Button size="small" variant="secondary" onClick={loadNewVersion}>
          {t('Reload')}
        </Button>
      </p>
    </Banner>
  );
}
