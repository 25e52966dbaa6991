import { LogOut } from 'lucide-react';
import type { RenderLink } from '../../internal/render-link.tsx';
import type { ShellEntry } from './entries.ts';
import styles from './app-shell.module.css';

export interface ShellNavProps {
  label: string;
  logoutLabel: string;
  entries: readonly ShellEntry[];
  current: string | undefined;
  renderLink: RenderLink;
  onLogout: () => void;
  /** Called when a link was followed, so that the slide-over can close. */
  onFollow?: (() => void) | undefined;
}

/** The menu itself, the same in the spine and in the slide-over. */
export function ShellNav({
  label,
  logoutLabel,
  entries,
  current,
  renderLink,
  onLogout,
  onFollow,
}: ShellNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
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
}
