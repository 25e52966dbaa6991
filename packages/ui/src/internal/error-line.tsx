import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { ErrorMessage } from './conventions.ts';
import styles from './error-line.module.css';

interface ErrorLineProps {
  /** The error; nothing if null. The line stays mounted, so new errors are announced. */
  children: ErrorMessage | undefined;
  className?: string | undefined;
}

/** The error of a whole form, shown next to its buttons. */
export function ErrorLine({ children, className }: ErrorLineProps) {
  return (
    <div role="alert" className={classNames(styles.root, className)}>
      {children ? (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  );
}
