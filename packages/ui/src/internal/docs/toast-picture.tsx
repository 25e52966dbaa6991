import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../../components/toaster/toaster.module.css';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';

/** A message to look at: a real one would appear at the bottom of the page, and leave. It is drawn a little smaller. */
export function ToastPicture({ action, children }: { action?: string; children: ReactNode }) {
  return (
    <div className={styles.toast} data-tone="success" style={{ animation: 'none', zoom: 0.8 }}>
      <CircleCheck aria-hidden className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action && (
        <Button variant="link" size="small" data-action="">
          {action}
        </Button>
      )}
      <IconButton label="Dismiss">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
