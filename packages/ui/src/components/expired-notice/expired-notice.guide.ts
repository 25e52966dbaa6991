import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { expiredNoticeAttributes } from './expired-notice.attributes.ts';

export const expiredNoticeGuide: ComponentGuide = {
  purpose:
    'Asks what happened to items past their date, so they are neither used unnoticed nor lost. For items to use up soon, use UseUpList.',
  anatomy: [
    { slot: 'expired-notice', says: 'The root; not rendered when there are no items' },
    { slot: 'expired-notice-item', says: 'One item with its three answers' },
  ],
  attributes: expiredNoticeAttributes,
  do: [
    'Remove an item from items once it is answered, and offer Undo.',
    'Put the ids of answers being saved in pendingIds.',
  ],
  dont: ['Do not remove items by yourself: only the cook knows what became of them.'],
  keys: [
    { keys: 'Tab', does: 'Moves through the answers' },
    { keys: 'Enter, Space', does: 'Gives the answer' },
  ],
  accessibility: [
    'A region named by its title; each button is named by its answer and item.',
    'After an answer, focus moves to the first answer of the item that takes its place, or to the region.',
  ],
};
