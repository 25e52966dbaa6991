import type { ReactNode } from 'react';
import styles from './dialog-picture.module.css';

/** A dialog to look at: a real one would open over the page. */
export function DialogPicture({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
