import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const appShellGuide: ComponentGuide = {
  purpose:
    'The frame of every signed-in screen: the spine on wide pages, a slide-over below 1024 px, bell and user above.',
  anatomy: [
    { slot: 'app-shell', says: 'The frame' },
    { slot: 'app-shell-skip', says: 'The way past the menu' },
    { slot: 'app-shell-spine', says: 'The left column of wide pages' },
    { slot: 'app-shell-nav', says: 'The menu, the same in the slide-over' },
    { slot: 'app-shell-bar', says: 'Menu button, logo and shortcut on narrow pages, bell and user on all' },
    { slot: 'app-shell-user', says: 'Who is signed in' },
    { slot: 'app-shell-main', says: 'The screen' },
  ],
  do: [
    'Give current the href of the current entry.',
    'Give renderLink your router’s link.',
    'Give shortcut the href of the entry that is needed with one hand.',
  ],
  dont: ['Do not put actions of a screen into the bar.'],
  keys: [
    { keys: 'Tab', does: 'First to Skip to content' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the slide-over' },
    { keys: 'Escape', does: 'Closes the slide-over' },
  ],
  accessibility: [
    'Navigation, banner and main are landmarks; the current entry says so.',
    'The skip link leads to the screen and past the menu.',
    'The slide-over is a modal dialog; the focus goes back to its button.',
  ],
};
