'use client';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './shell-bar.module.css';
import { SHELL_WORDS } from './shell-words.ts';

/** Props of {@link ShellUser}; other `span` attributes go to the root. */
export interface ShellUserProps extends HTMLAttributes<HTMLSpanElement> {
  /** The username of the signed-in user. */
  username: string;
  /** Announced before the name. */
  label?: string | undefined;
}

/** The signed-in user: an initial in a circle, with the name if there is room. */
export const ShellUser = forwardRef<HTMLSpanElement, ShellUserProps>(function ShellUser(
  { username, label, className, ...rest },
  ref,
) {
  const words = useWords(SHELL_WORDS, undefined, 'app-shell');
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
      <span className={styles.hidden}>{label ?? words.signedInAs} </span>
      <bdi className={styles.username}>{username}</bdi>
    </span>
  );
});
