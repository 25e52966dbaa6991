import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { toasterAttributes } from './toaster.attributes.ts';

export const toasterGuide: ComponentGuide = {
  purpose:
    'Short messages at the bottom of the page after an action succeeds or fails: call toast.success or toast.failure anywhere, and render one Toaster. If a message belongs to a place in the page, use a Banner or a field error.',
  anatomy: [
    { slot: 'toaster', says: 'The region for all messages, one per page' },
    { slot: 'toaster-message', says: 'One message; data-tone names its kind' },
    { slot: 'button', says: 'Its action, if it has one' },
    { slot: 'toaster-times', says: 'How many times the message occurred' },
  ],
  attributes: toasterAttributes,
  do: [
    'On failure, say what to do: Please try again.',
    'Let each Undo undo its own change: several can be open at once.',
    'Give a failure that may be temporary a Try again action. Each retries its own request.',
    'You can repeat a message: without an action, it shows a count instead of stacking.',
  ],
  dont: [
    'Do not make a toast the only way to an action: a success toast disappears after five seconds, or ten with a button.',
    'Do not show more than one per action.',
  ],
  keys: [
    {
      keys: 'F8',
      does: 'From anywhere, moves to the latest message’s action or, if there is none, its close button, and back',
    },
    { keys: 'Tab, Shift + Tab', does: 'Moves between the messages and their buttons' },
    { keys: 'Enter, Space', does: 'Activates the focused action or close button' },
    { keys: 'Escape', does: 'Dismisses the focused message' },
  ],
  accessibility: [
    'A success is announced politely, a failure assertively. Each is announced once.',
    'Close and action buttons name their message.',
    'Success messages with a button stay twice as long.',
    'A success message stays while hovered or focused; a failure stays until dismissed.',
    'Messages never cover the focused element: they move to the other end of the viewport.',
    'Messages stay readable and usable over an open modal, which stays open.',
  ],
};
