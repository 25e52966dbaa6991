import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const toasterGuide: ComponentGuide = {
  purpose:
    'Short messages at the foot of the page after something was done or failed: toast.success and toast.failure from anywhere, one Toaster to draw them. What belongs to a place in the page is a Banner or an error beside its field.',
  anatomy: [
    { slot: 'toaster', says: 'The region of all messages, one per page' },
    { slot: 'toaster-message', says: 'One message; data-tone says which kind' },
    { slot: 'button', says: 'What can be done about it, when there is something' },
    { slot: 'toaster-times', says: 'How often the same message came' },
  ],
  do: [
    'Say what happened to what, in one sentence.',
    'For a failure say what to do: Please try again.',
    'Give news of what can be taken back an action: Undo. Several may stand there at once; each takes back its own.',
    'Give a failure that may pass an action: Try again. Each tries its own again.',
    'Trust it with the same sentence twice: without an action it counts instead of piling up.',
  ],
  dont: [
    'Do not put the only way to an action into a message: news with a button leaves after ten seconds, other news after five.',
    'Do not show more than one for one deed.',
  ],
  keys: [
    {
      keys: 'F8',
      does: 'Leads from anywhere to the last thing that can be done about a message, else to the last cross, and back',
    },
    { keys: 'Tab, Shift + Tab', does: 'Walks between the messages and their buttons' },
    { keys: 'Enter, Space', does: 'Presses the button or the cross that has the focus' },
    { keys: 'Escape', does: 'Dismisses the message that the focus is in' },
  ],
  accessibility: [
    'News comes into a polite live region and waits its turn, a failure into an assertive one and interrupts. Each is read out once.',
    'A cross says which message it dismisses, and a button of which message it is.',
    'With a button in it news stays twice as long.',
    'News stays while it is pointed at or has the focus; a failure stays until it is dismissed.',
    'No message lies over what has the focus: they all go to the other end of the view.',
    'Messages stay readable and pressable over an open modal, which stays open.',
  ],
};
