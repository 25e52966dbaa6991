import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../../components/menu/menu.module.css';

/** An open menu to look at: a real one would open over the page and take the focus. */
export function MenuPicture({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} style={{ animation: 'none' }}>
      {children}
    </div>
  );
}

/** Its heading. */
export function MenuPictureLabel({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>;
}

/** One of its items; a switch if it is given whether it is checked. */
export function MenuPictureItem({
  icon,
  checked,
  children,
}: {
  icon?: ReactNode;
  checked?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={styles.item} data-state={checked ? 'checked' : undefined}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {checked !== undefined && (
        <span className={styles.box}>{checked && <Check className={styles.check} />}</span>
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
