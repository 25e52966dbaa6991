import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem } from '../menu/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './add-to-list-menu.module.css';

interface ListsNoticeProps {
  id: string;
  loading: boolean;
  error: boolean;
  children: ReactNode;
}

/** Shown in place of the lists. It is a disabled item, because a menu may contain only items. */
export function ListsNotice({ id, loading, error, children }: ListsNoticeProps) {
  return (
    <MenuItem
      id={id}
      disabled
      className={styles.notice}
      data-error={error || undefined}
      icon={error ? <CircleAlert /> : undefined}
    >
      {loading ? (
        <>
          <VisuallyHidden>{children}</VisuallyHidden>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </>
      ) : (
        children
      )}
    </MenuItem>
  );
}
