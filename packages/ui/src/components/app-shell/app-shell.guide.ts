import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const appShellGuide: ComponentGuide = {
  purpose:
    'The frame of every signed-in screen: a sidebar on wide pages, a drawer below 1024 px, and a bar with bell and user menu on top.',
  anatomy: [
    { slot: 'app-shell', says: 'The frame' },
    { slot: 'app-shell-skip', says: 'The skip link' },
    { slot: 'app-shell-spine', says: 'The sidebar on wide pages' },
    { slot: 'app-shell-nav', says: 'The navigation, also used in the drawer' },
    {
      slot: 'app-shell-bar',
      says: 'Menu button, logo and shortcut on narrow pages; bell and user menu on all',
    },
    { slot: 'app-shell-user', says: 'The signed-in user' },
    { slot: 'app-shell-main', says: 'The page content' },
  ],
  do: [
    'Set current to the href of the current item.',
    'Set renderLink to your router’s link.',
    'Set shortcut to the href of the item people need one-handed.',
  ],
  dont: ['Do not put a screen’s actions in the bar.'],
  keys: [
    { keys: 'Tab', does: 'First reaches Skip to content' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the drawer' },
    { keys: 'Escape', does: 'Closes the drawer' },
  ],
  accessibility: [
    'Navigation, banner and main are landmarks; the current item has aria-current.',
    'The skip link jumps past the navigation to the content.',
    'The drawer is a modal dialog; focus returns to the menu button when it closes.',
  ],
};
