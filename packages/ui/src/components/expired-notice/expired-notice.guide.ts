import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const expiredNoticeGuide: ComponentGuide = {
  purpose:
    'Asks what has become of things whose date is over, so that they are neither used silently nor lost. For what is still to be used up use UseUpList.',
  anatomy: [
    { slot: 'expired-notice', says: 'The root; not shown while there is nothing to ask' },
    { slot: 'expired-notice-item', says: 'One thing with its three answers' },
  ],
  do: [
    'Take a thing out of items once it is answered, and offer to undo it.',
    'Say in pendingIds which answers are on their way.',
  ],
  dont: ['Do not ask in a dialog: a cook who has come for something else goes on.'],
  keys: [
    { keys: 'Tab', does: 'Goes through the answers' },
    { keys: 'Enter, Space', does: 'Gives the answer' },
  ],
  accessibility: [
    'A region named by title; each button is named with its answer and its thing.',
    'After an answer the focus goes to the first answer of the thing that took its place, or to the region.',
  ],
};
