import { Badge } from '@larder/ui/badge';
import type { ReactNode } from 'react';
import styles from './caution-badge.module.css';

/** Something to know of a recipe before choosing it, on a line of its own. */
export function CautionBadge({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Badge tone="missing" icon={icon} className={styles.root}>
      {children}
    </Badge>
  );
}
