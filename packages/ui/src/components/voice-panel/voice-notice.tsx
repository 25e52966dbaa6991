import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './voice-notice.module.css';

/** Props of {@link VoiceNotice}; other `div` attributes go to the root. */
export interface VoiceNoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The icon. */
  icon: ReactNode;
  /** What is needed. */
  title?: ReactNode;
  /** Why, and what to do. */
  children: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
}

/** Explains why voice input is unavailable and what to do about it. */
export const VoiceNotice = forwardRef<HTMLDivElement, VoiceNoticeProps>(function VoiceNotice(
  { icon, title, children, action, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-slot="voice-notice" className={classNames(styles.root, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
});
