/** Text labels of the shell. */
export interface AppShellLabels {
  /** Shown when no username is given. */
  user: string;
  /** The skip link. */
  skip: string;
  /** Accessible name of the navigation. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  logout: string;
  notifications: string;
  noNotifications: string;
  /** Accessible name of the bell with new notifications. */
  newNotifications: string;
  /** Announced before the username. */
  signedInAs: string;
}

export const SHELL_WORDS: AppShellLabels = {
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
