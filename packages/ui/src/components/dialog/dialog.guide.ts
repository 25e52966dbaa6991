import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const dialogGuide: ComponentGuide = {
  purpose:
    'A short task that must be finished or left before the page goes on: edit one thing, name a list. For a yes or no use AlertDialog, for long content from an edge Sheet, for what does not stop the page Popover.',
  anatomy: [
    { slot: 'dialog', says: 'The panel: in the middle of a wide page, at the foot of a phone' },
    { slot: 'dialog-header', says: 'Title, cross and description' },
    { slot: 'dialog-title', says: 'Names the dialog' },
    { slot: 'dialog-description', says: 'A sentence that is read out when it opens' },
    { slot: 'dialog-body', says: 'Scrolls when it does not fit' },
    { slot: 'dialog-footer', says: 'The actions, the main one last; on a phone it is on top' },
  ],
  do: [
    'Name the action in the footer as a verb: Update, Create.',
    'Put autoFocus on the field that people come to change.',
    'Compose DialogFrame, DialogHeader, DialogBody and DialogFooter when a form has to span body and footer.',
  ],
  dont: ['Do not open a dialog from a dialog.', 'Do not open one that nobody asked for.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Walks round inside, never out' },
    { keys: 'Escape', does: 'Closes; in an open list of suggestions it closes the list alone' },
  ],
  accessibility: [
    'Named by its title, described by its description.',
    'The focus goes in when it opens and back to what had it when it closes.',
    'The page behind stands still and is hidden from screen readers; messages of the Toaster are not.',
  ],
};
