import { EmptyState } from '@larder/ui/empty-state';
import { PageHeader } from '@larder/ui/page-header';
import styles from './under-construction.module.css';
import { useDocumentTitle } from '../../use-document-title.ts';

/** A screen that is still to come. */
export default function UnderConstruction({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <div className={styles.root}>
      <PageHeader title={title} />
      <EmptyState title="This feature is under construction" text="Check back soon!" />
    </div>
  );
}
