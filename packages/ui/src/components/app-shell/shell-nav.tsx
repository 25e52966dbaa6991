'use client';
import { LogOut } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useWords } from '../locale/index.ts';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { useShellEntries } from './use-shell-entries.ts';
import styles from './shell-nav.module.css';

/** Props of {@link ShellNav}; other `nav` attributes go to the root. */
export interface ShellNavProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the navigation. */
  label?: string | undefined;
  /** Text of the last item. */
  logoutLabel?: string | undefined;
  /** The navigation items, without Logout. */
  entries?: readonly ShellEntry[] | undefined;
  /** The `href` of the current item. */
  current?: string | undefined;
  /** Renders links, for your router. */
  renderLink?: RenderLink | undefined;
  /** Called to log out. */
  onLogout: () => void;
  /** Called when a link is followed, so a drawer can close. */
  onFollow?: (() => void) | undefined;
}

/** The navigation, shared by the sidebar and the drawer. */
export const ShellNav = forwardRef<HTMLElement, ShellNavProps>(function ShellNav(
  {
    label,
    logoutLabel,
    entries: given = SHELL_ENTRIES,
    current,
    renderLink = renderAnchor,
    onLogout,
    onFollow,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(SHELL_WORDS, undefined, 'app-shell');
  const entries = useShellEntries(given);
  return (
    <nav
      ref={ref}
      aria-label={label ?? words.menu}
      {...rest}
      data-slot="app-shell-nav"
      className={classNames(styles.nav, className)}
    >
      <ul className={styles.entries}>
        {entries.map(({ href, label: name, icon: Icon }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.entry,
              'aria-current': href === current ? 'page' : undefined,
              onClick: onFollow,
              children: (
                <>
                  <Icon aria-hidden />
                  {name}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.entry} onClick={onLogout}>
        <LogOut aria-hidden className={styles.logoutIcon} />
        {logoutLabel ?? words.logout}
      </button>
    </nav>
  );
});
