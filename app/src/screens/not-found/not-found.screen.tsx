import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { renderLink } from '../../router-link.tsx';
import { useDocumentTitle } from '../../use-document-title.ts';

/** An address that leads nowhere, with a way back. */
export default function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <EmptyState
      headingLevel={1}
      title="Page not found"
      text="There is nothing at this address. It may have been mistyped."
      action={<Button asChild>{renderLink({ href: '/dashboard', children: 'Back to the recipes' })}</Button>}
    />
  );
}
