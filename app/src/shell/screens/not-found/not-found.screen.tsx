import { Button } from '@larder/ui/button';
import { Logo } from '@larder/ui/logo';
import { PageHeader } from '@larder/ui/page-header';
import { RecipePicture } from '@larder/ui/recipe-picture';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import styles from './not-found.module.css';

/** An unknown URL: an empty plate and a link back. */
export default function NotFoundScreen({ inShell = false }: { inShell?: boolean }) {
  useDocumentTitle(t('Page not found'));
  const plate = <RecipePicture picture={null} className={styles.plate} />;
  const words = (
    <PageHeader
      title={t('Page not found')}
      lead={t('There is nothing at this address. It may have been mistyped.')}
    />
  );
  const back = (
    <Button asChild>{renderLink({ href: '/dashboard', children: t('Back to the recipes') })}</Button>
  );
  // The shell already has the main landmark and the logo.
  if (inShell) {
    return (
      <div className={styles.root}>
        {words}
        {plate}
        {back}
      </div>
    );
  }
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      {renderLink({ href: '/dashboard', className: styles.home, children: <Logo title="Larder" /> })}
      <div className={styles.card}>
        {plate}
        {words}
        {back}
      </div>
    </main>
  );
}

/** The same within the dashboard. */
export function NotFoundInShell() {
  return <NotFoundScreen inShell />;
}
