import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const buttonGuide: ComponentGuide = {
  purpose:
    'Does something. For going somewhere give it a link as its only child with asChild; for an icon alone use IconButton.',
  anatomy: [{ slot: 'button', says: 'The button, or with asChild its child' }],
  do: [
    'One primary button per view, labelled with the verb of what happens.',
    'Change the words while pending: Saving...',
    'Give it type submit in a form: it is a plain button by itself.',
  ],
  dont: [
    'Do not use danger for the deed in an alert dialog: there it is primary.',
    'Do not disable it without saying why beside it.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Presses it' }],
  accessibility: [
    'Pending is announced as busy and as not available. The button keeps the focus, and a press does nothing.',
    '44 px high at least, also small.',
    'A disabled link cannot be: leave the link away.',
  ],
};
