import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './error-line.module.css';

interface ErrorLineProps {
  /** What went wrong; nothing when absent. The line stays in the page, so that new words are read out. */
  children: string | null | undefined;
  className?: string | undefined;
}

/** What went wrong with a whole form, said where its buttons are. */
export function ErrorLine({ children, className }: ErrorLineProps) {
  return (
    <div role="alert" className={classNames(styles.root, className)}>
      {children ? (
        <>
          <CircleAlert aria-hidden="true" />
          {children}
        </>
      ) : null}
    </div>
  );
}
