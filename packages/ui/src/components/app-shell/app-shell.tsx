'use client';
import { Bell, Menu } from 'lucide-react';
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Bands } from '../../internal/bands.tsx';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Logo } from '../logo/index.ts';
import { Popover } from '../popover/index.ts';
import styles from './app-shell.module.css';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
import { ShellNav } from './shell-nav.tsx';

const importMenu = () => import('./shell-menu.tsx');
/** Ahead of its use: when it fails, opening the menu says so. */
const fetchMenu = () => void importMenu().catch(() => undefined);
const ShellMenu = lazy(importMenu);

export interface AppShellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The product's title in spine and top bar. */
  title?: string | undefined;
  /** Who is signed in. */
  username?: string | undefined;
  /** The lines of the menu, without Logout. */
  entries?: readonly ShellEntry[] | undefined;
  /** The `href` of the entry on which one is. */
  current?: string | undefined;
  /** Draws links; give the router's own here. */
  renderLink?: RenderLink | undefined;
  onLogout: () => void;
  /** What the bell opens. */
  notifications?: ReactNode | undefined;
  /** The screen. */
  children: ReactNode;
  /** The shell's own words. */
  labels?: Partial<ShellLabels> | undefined;
}

export interface ShellLabels {
  skip: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  logout: string;
  notifications: string;
  noNotifications: string;
  signedInAs: string;
}

const ENGLISH: ShellLabels = {
  skip: 'Skip to content',
  menu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  logout: 'Logout',
  notifications: 'Notifications',
  noNotifications: 'No notifications yet',
  signedInAs: 'Signed in as',
};

/** The frame of every signed-in screen: the spine on wide pages, a slide-over below 1024 px, bell and user above. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    title = 'Larder',
    username = 'User',
    entries = SHELL_ENTRIES,
    current,
    renderLink = renderAnchor,
    onLogout,
    notifications,
    children,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...ENGLISH, ...labels };
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  useEffect(() => {
    // Fetched once the page stands, so that the first tap does not wait for the network.
    const timer = setTimeout(fetchMenu, 2000);
    return () => clearTimeout(timer);
  }, []);
  const nav = { label: words.menu, logoutLabel: words.logout, entries, current, renderLink, onLogout };
  const home = entries[0]?.href ?? '/';
  const [initial = ''] = username;
  return (
    <div ref={ref} {...rest} data-slot="app-shell" className={classNames(styles.root, className)}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <section className={styles.spine} aria-label={title}>
        {renderLink({ href: home, className: styles.home, children: <Logo title={title} /> })}
        <ShellNav {...nav} />
        <Bands className={styles.bands} />
      </section>
      <div className={styles.column}>
        <header className={styles.topbar}>
          <IconButton
            label={words.openMenu}
            className={styles.menuButton}
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onPointerEnter={fetchMenu}
            onClick={() => setMenu('open')}
          >
            <Menu aria-hidden />
          </IconButton>
          {renderLink({
            href: home,
            className: styles.barHome,
            children: <Logo title={title} size="small" />,
          })}
          <Popover
            label={words.notifications}
            trigger={
              <IconButton label={words.notifications} variant="solid" className={styles.bell}>
                <Bell aria-hidden />
              </IconButton>
            }
          >
            {notifications ?? words.noNotifications}
          </Popover>
          <span className={styles.user} title={username}>
            <span className={styles.avatar} aria-hidden>
              {initial.toUpperCase()}
            </span>
            <span className={styles.hidden}>{words.signedInAs} </span>
            <bdi className={styles.username}>{username}</bdi>
          </span>
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {menu !== 'never opened' && (
        <Suspense fallback={null}>
          <ShellMenu
            {...nav}
            title={title}
            closeLabel={words.closeMenu}
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  );
});
