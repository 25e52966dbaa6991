import { Button } from '@larder/ui/button';
import { PageHeader } from '@larder/ui/page-header';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import styles from './own-screen.module.css';

interface OwnScreenProps {
  title: string;
  lead: string;
  /** The page to go back to, and what the link says. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** The frame of the screens for a cook's own recipes: a way back, the title, and the content below. */
export function OwnScreen({ title, lead, back, children }: OwnScreenProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Button variant="ghost" size="small" asChild className={styles.back}>
          {renderLink({
            href: back.href,
            children: (
              <>
                <ArrowLeft aria-hidden="true" />
                {back.label}
              </>
            ),
          })}
        </Button>
        <PageHeader title={title} lead={lead} />
      </div>
      {children}
    </div>
  );
}
