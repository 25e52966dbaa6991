'use client';
import { LogOut } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
import styles from './shell-nav.module.css';

/** Props of {@link ShellNav}; every attribute of a `nav` goes on the root. */
export interface ShellNavProps extends HTMLAttributes<HTMLElement> {
  /** What the menu is called. */
  label?: string | undefined;
  /** The word of its last line. */
  logoutLabel?: string | undefined;
  /** The lines of the menu, without Logout. */
  entries?: readonly ShellEntry[] | undefined;
  /** The `href` of the entry on which one is. */
  current?: string | undefined;
  /** Draws links; give the router's own here. */
  renderLink?: RenderLink | undefined;
  onLogout: () => void;
  /** Called when a link was followed, so that a slide-over can close. */
  onFollow?: (() => void) | undefined;
}

/** The menu itself, the same in the spine and in the slide-over. */
export const ShellNav = forwardRef<HTMLElement, ShellNavProps>(function ShellNav(
  {
    label = 'Main',
    logoutLabel = 'Logout',
    entries = SHELL_ENTRIES,
    current,
    renderLink = renderAnchor,
    onLogout,
    onFollow,
    className,
    ...rest
  },
  ref,
) {
  return (
    <nav
      ref={ref}
      aria-label={label}
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
        {logoutLabel}
      </button>
    </nav>
  );
});
