'use client';
import { Bell, Menu } from 'lucide-react';
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Bands } from '../../internal/bands.tsx';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { IconButton } from '../icon-button/index.ts';
import { Logo } from '../logo/index.ts';
import { Popover } from '../popover/index.ts';
import styles from './app-shell.module.css';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
import bar from './shell-bar.module.css';
import menu from './shell-nav.module.css';
import { ShellNav } from './shell-nav.tsx';
import { ShellUser } from './shell-user.tsx';

const importMenu = () => import('./shell-menu.tsx');
/** Ahead of its use: when it fails, opening the menu says so. */
const fetchMenu = () => void importMenu().catch(() => undefined);
const ShellMenu = lazy(importMenu);

/** Props of {@link AppShell}; every attribute of a `div` goes on the root. */
export interface AppShellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The product's title in spine and top bar. */
  title?: string | undefined;
  /** Who is signed in. */
  username?: string | undefined;
  /** The lines of the menu, without Logout. */
  entries?: readonly ShellEntry[] | undefined;
  /** The `href` of the entry on which one is. */
  current?: string | undefined;
  /** The `href` of the entry that narrow pages have in their top bar too, one tap away. */
  shortcut?: string | undefined;
  /** Draws links; give the router's own here. */
  renderLink?: RenderLink | undefined;
  /** Called by the last line of the menu. */
  onLogout: () => void;
  /** Whether the slide-over of narrow pages is open, when the caller keeps that. */
  menuOpen?: boolean | undefined;
  /** Whether it starts open, when the shell keeps that itself. */
  defaultMenuOpen?: boolean | undefined;
  /** Called when the menu button, a link, the cross, Escape or a press outside opens or closes it. */
  onMenuOpenChange?: ((open: boolean) => void) | undefined;
  /** What the bell opens. */
  notifications?: ReactNode | undefined;
  /** There is something in it: the bell has a dot, and its name says so. */
  hasNews?: boolean | undefined;
  /** The screen. */
  children: ReactNode;
  /** The shell's own words. */
  labels?: Partial<AppShellLabels> | undefined;
}

/** The shell's own words. */
export interface AppShellLabels {
  /** Who is signed in, when no username is given. */
  user: string;
  /** The way past the menu. */
  skip: string;
  /** The name of the navigation. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  logout: string;
  notifications: string;
  noNotifications: string;
  /** The name of the bell while there is something. */
  newNotifications: string;
  /** Read out before the username. */
  signedInAs: string;
}

const ENGLISH: AppShellLabels = {
  user: 'User',
  skip: 'Skip to content',
  menu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  logout: 'Logout',
  notifications: 'Notifications',
  noNotifications: 'No notifications yet',
  newNotifications: 'Notifications, something new',
  signedInAs: 'Logged in as',
};

/** The frame of every signed-in screen: the spine on wide pages, a slide-over below 1024 px, bell and user above. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    title = 'Larder',
    username: given,
    entries = SHELL_ENTRIES,
    current,
    shortcut,
    renderLink = renderAnchor,
    onLogout,
    menuOpen,
    defaultMenuOpen = false,
    onMenuOpenChange,
    notifications,
    hasNews = false,
    children,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...ENGLISH, ...labels };
  const username = given ?? words.user;
  const [isMenuOpen, setMenuOpen] = useControllable({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onChange: onMenuOpenChange,
  });
  const [wasOpened, setWasOpened] = useState(false);
  if (isMenuOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    // Fetched once the page stands, so that the first tap does not wait for the network.
    const timer = setTimeout(fetchMenu, 2000);
    return () => clearTimeout(timer);
  }, []);
  const nav = { label: words.menu, logoutLabel: words.logout, entries, current, renderLink, onLogout };
  const home = entries[0]?.href ?? '/';
  const quick = entries.find(({ href }) => href === shortcut);
  return (
    <div ref={ref} {...rest} data-slot="app-shell" className={classNames(styles.root, className)}>
      <a href="#content" data-slot="app-shell-skip" className={styles.skip}>
        {words.skip}
      </a>
      <section data-slot="app-shell-spine" className={styles.spine} aria-label={title}>
        {renderLink({ href: home, className: styles.home, children: <Logo title={title} /> })}
        <ShellNav {...nav} />
        <Bands className={menu.bands} />
      </section>
      <div className={styles.column}>
        <header data-slot="app-shell-bar" className={bar.topbar}>
          <IconButton
            label={words.openMenu}
            className={bar.menuButton}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPointerEnter={fetchMenu}
            onClick={() => setMenuOpen(true)}
          >
            <Menu aria-hidden />
          </IconButton>
          {renderLink({
            href: home,
            className: bar.home,
            children: <Logo title={title} size="small" />,
          })}
          {quick &&
            renderLink({
              href: quick.href,
              className: bar.shortcut,
              'aria-current': quick.href === current ? 'page' : undefined,
              children: (
                <>
                  <quick.icon aria-hidden />
                  <span className={bar.hidden}>{quick.label}</span>
                </>
              ),
            })}
          <Popover
            label={words.notifications}
            trigger={
              <IconButton
                label={hasNews ? words.newNotifications : words.notifications}
                variant="solid"
                className={bar.bell}
                data-news={hasNews || undefined}
              >
                <Bell aria-hidden />
              </IconButton>
            }
          >
            {notifications ?? words.noNotifications}
          </Popover>
          <ShellUser username={username} label={words.signedInAs} />
        </header>
        <main id="content" data-slot="app-shell-main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <ShellMenu
            {...nav}
            onLogout={() => {
              // The page may have a question before it lets anybody go.
              setMenuOpen(false);
              onLogout();
            }}
            title={title}
            closeLabel={words.closeMenu}
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
          />
        </Suspense>
      )}
    </div>
  );
});
