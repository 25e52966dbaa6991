import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const dialogGuide: ComponentGuide = {
  purpose:
    'A short task to finish or cancel before continuing, such as editing an item or naming a list. For a yes or no use AlertDialog, for long content at an edge Sheet, for non-modal content Popover.',
  anatomy: [
    { slot: 'dialog', says: 'The panel: centred on wide pages, a bottom sheet on phones' },
    { slot: 'dialog-header', says: 'Title, close button and description' },
    { slot: 'dialog-title', says: 'The title, which names the dialog' },
    { slot: 'dialog-description', says: 'A sentence announced when it opens' },
    { slot: 'dialog-body', says: 'The content, which scrolls if it does not fit' },
    { slot: 'dialog-footer', says: 'The actions, the main one last; on phones it comes first' },
  ],
  do: [
    'Label the footer’s action with a verb: Update, Create.',
    'Set autoFocus on the field that people open the dialog for.',
    'Compose DialogFrame, DialogHeader, DialogBody and DialogFooter when a form has to span body and footer.',
  ],
  dont: ['Do not open a dialog from a dialog.', 'Do not open one without a user action.'],
  keys: [
    { keys: 'Tab, Shift + Tab', does: 'Moves focus within the dialog (focus trap)' },
    { keys: 'Escape', does: 'Closes the dialog; if a list of suggestions is open, closes only that' },
  ],
  accessibility: [
    'Named by its title, described by its description.',
    'Focus moves in when it opens and returns when it closes.',
    'The page behind does not scroll and is hidden from screen readers; Toaster messages are not hidden.',
  ],
};
