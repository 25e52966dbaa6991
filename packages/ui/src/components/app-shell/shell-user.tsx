import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './shell-bar.module.css';

/** Props of {@link ShellUser}; other `span` attributes go to the root. */
export interface ShellUserProps extends HTMLAttributes<HTMLSpanElement> {
  /** The username of the signed-in user. */
  username: string;
  /** Announced before the name. */
  label?: string | undefined;
}

/** The signed-in user: an initial in a circle, with the name if there is room. */
export const ShellUser = forwardRef<HTMLSpanElement, ShellUserProps>(function ShellUser(
  { username, label = 'Logged in as', className, ...rest },
  ref,
) {
  const [initial = ''] = username;
  return (
    <span
      ref={ref}
      title={username}
      {...rest}
      data-slot="app-shell-user"
      className={classNames(styles.user, className)}
    >
      <span className={styles.avatar} aria-hidden>
        {initial.toUpperCase()}
      </span>
      <span className={styles.hidden}>{label} </span>
      <bdi className={styles.username}>{username}</bdi>
    </span>
  );
});
