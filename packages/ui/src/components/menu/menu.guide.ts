import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { menuAttributes } from './menu.attributes.ts';

export const menuGuide: ComponentGuide = {
  purpose:
    'Groups a few actions or switches behind one button. For a form value use Select; for links to pages, a list of links.',
  anatomy: [
    { slot: 'menu', says: 'The panel next to its button' },
    { slot: 'menu-label', says: 'A heading for a group of items' },
    { slot: 'menu-group', says: 'A group of items; long groups scroll' },
    { slot: 'menu-checkbox-item', says: 'An item that toggles' },
    { slot: 'menu-checkbox-item-box', says: 'Its checkbox, with a tick' },
    { slot: 'menu-separator', says: 'A line between groups' },
    { slot: 'menu-item', says: 'An action' },
    { slot: 'menu-item-icon', says: 'Its icon' },
  ],
  attributes: menuAttributes,
  do: [
    'Put destructive items last, in the danger tone, and confirm them in an alert dialog.',
    'End items that open a dialog with three dots.',
  ],
  dont: [
    'Do not hide a page’s main action in a menu.',
    'Do not put fields, links or nested buttons in a menu.',
  ],
  keys: [
    { keys: 'Enter, Space, ↓', does: 'On the button: opens the menu with focus on the first item' },
    { keys: '↑ ↓', does: 'Moves to the previous or next item, wrapping around' },
    { keys: 'Home, End', does: 'Moves to the first or last item' },
    { keys: 'Letters', does: 'Moves to the next item that starts with the typed letters' },
    { keys: 'Enter, Space', does: 'Activates the item. A switch toggles and the menu stays open' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to its button' },
  ],
  accessibility: [
    'The menu button pattern: the button has aria-haspopup and aria-expanded; the panel is a menu named by its button or by label.',
    'Switches are menuitemcheckbox with aria-checked; disabled items are skipped.',
    'onSelect runs after focus has returned to the button, so a dialog opened from it can restore focus.',
  ],
};
