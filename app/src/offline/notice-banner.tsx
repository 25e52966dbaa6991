import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { renderLink } from '../router-link.tsx';
import { readKeptPlan } from './kept-plan.ts';
import { loadNewVersion } from './load-new-version.ts';
import styles from './notice-banner.module.css';

interface NoticeBannerProps {
  about: 'offline' | 'new version';
}

/** What the shell has to tell, and what can be done about it. */
export default function NoticeBanner({ about }: NoticeBannerProps) {
  if (about === 'offline') {
    return (
      <Banner tone="warning" className={styles.root}>
        <p className={styles.words}>
          <strong>You are offline</strong>
          {readKeptPlan() ? (
            <>
              <span>Your last meal plan is still here.</span>
              <Button variant="link" size="small" asChild>
                {renderLink({
                  href: '/dashboard/meal-plan?tab=shopping',
                  children: 'Open its shopping list',
                })}
              </Button>
            </>
          ) : (
            <span>What you change now cannot be saved.</span>
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
