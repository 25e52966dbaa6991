'use client';
import { Bell, Menu } from 'lucide-react';
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Bands } from '../../internal/bands.tsx';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import { Logo } from '../logo/index.ts';
import { Popover } from '../popover/index.ts';
import styles from './app-shell.module.css';
import { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
import bar from './shell-bar.module.css';
import menu from './shell-nav.module.css';
import { ShellNav } from './shell-nav.tsx';
import { ShellUser } from './shell-user.tsx';
import { SHELL_WORDS, type AppShellLabels } from './shell-words.ts';
import { useShellEntries } from './use-shell-entries.ts';

const importMenu = () => import('./shell-menu.tsx');
/** Prefetch; if it fails, opening the menu will report it. */
const fetchMenu = () => void importMenu().catch(() => undefined);
const ShellMenu = lazy(importMenu);

/** Props of {@link AppShell}; other `div` attributes go to the root. */
export interface AppShellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The product name in the sidebar and top bar. */
  title?: string | undefined;
  /** The username of the signed-in user. */
  username?: string | undefined;
  /** The navigation items, without Logout. */
  entries?: readonly ShellEntry[] | undefined;
  /** The `href` of the current item. */
  current?: string | undefined;
  /** The `href` of the item that narrow pages also show in the top bar. */
  shortcut?: string | undefined;
  /** Renders links, for your router. */
  renderLink?: RenderLink | undefined;
  /** Called by the last menu item. */
  onLogout: () => void;
  /** Whether the drawer on narrow pages is open, if controlled. */
  menuOpen?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultMenuOpen?: boolean | undefined;
  /** Called when the menu button, a link, the close button, Escape or a click outside changes the drawer. */
  onMenuOpenChange?: ((open: boolean) => void) | undefined;
  /** Content of the bell's popover. */
  notifications?: ReactNode | undefined;
  /** There are new notifications: the bell gets a dot and a matching name. */
  hasNews?: boolean | undefined;
  /** The page content. */
  children: ReactNode;
  /** Text labels of the shell. */
  labels?: Partial<AppShellLabels> | undefined;
}

/**
 * The frame of every signed-in screen: a sidebar on wide pages, a drawer below 1024 px, bell and user menu on
 * top.
 */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    title = 'Larder',
    username: name,
    entries: given = SHELL_ENTRIES,
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
  const words = useWords(SHELL_WORDS, labels, 'app-shell');
  const username = name ?? words.user;
  const entries = useShellEntries(given);
  const [isMenuOpen, setMenuOpen] = useControllable({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onChange: onMenuOpenChange,
  });
  const [wasOpened, setWasOpened] = useState(false);
  if (isMenuOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    // Prefetched after the page loads, so the first tap does not wait for the network.
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
              // The page may block navigation to ask about unsaved changes.
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
