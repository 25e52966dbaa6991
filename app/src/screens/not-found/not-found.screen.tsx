import { Button } from '@larder/ui/button';
import { PageHeader } from '@larder/ui/page-header';
import { renderLink } from '../../router-link.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';
import styles from './not-found.module.css';

/** An address that leads nowhere, with a way back. */
export default function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <main className={styles.root}>
      <PageHeader
        title="Page not found"
        lead="There is nothing at this address. It may have been mistyped."
      />
      <Button asChild>{renderLink({ href: '/dashboard', children: 'Back to the recipes' })}</Button>
    </main>
  );
}
