import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const menuGuide: ComponentGuide = {
  purpose:
    'Keeps a few actions or switches behind one button. For a value of a form use Select, for links to pages a list of links.',
  anatomy: [
    { slot: 'menu', says: 'The panel, beside its button' },
    { slot: 'menu-label', says: 'A heading over some items' },
    { slot: 'menu-group', says: 'Items that belong together; scrolls by itself when it is long' },
    { slot: 'menu-checkbox-item', says: 'Something to switch on and off' },
    { slot: 'menu-checkbox-item-box', says: 'Its box, with a check' },
    { slot: 'menu-separator', says: 'A line between groups' },
    { slot: 'menu-item', says: 'Something to do' },
    { slot: 'menu-item-icon', says: 'Its picture' },
  ],
  do: [
    'Begin each item with a verb: “Edit list”, “Copy link”.',
    'Put destructive items last, in the danger tone, and ask in an alert dialog.',
    'End an item that opens a dialog with three dots.',
  ],
  dont: [
    'Do not hide the one thing that people come for in a menu.',
    'Do not put fields, links or other buttons into a menu.',
  ],
  keys: [
    { keys: 'Enter, Space, ↓', does: 'On the button: opens the menu at its first item' },
    { keys: '↑ ↓', does: 'Goes to the item before or after, round the end' },
    { keys: 'Home, End', does: 'Goes to the first or the last item' },
    { keys: 'Letters', does: 'Go to the next item that begins with them' },
    { keys: 'Enter, Space', does: 'Chooses the item. A switch changes and the menu stays open' },
    { keys: 'Escape', does: 'Closes the menu and goes back to its button' },
  ],
  accessibility: [
    'The menu button pattern: the button has aria-haspopup and aria-expanded, the panel is a menu named by its button or by label.',
    'Switches are menuitemcheckbox with aria-checked; a disabled item is passed over.',
    'onSelect runs once the focus is back on the button, so that a dialog that opens from it can give the focus back.',
  ],
};
