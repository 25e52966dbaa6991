import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const paginationGuide: ComponentGuide = {
  purpose:
    'Navigates results page by page and shows the current range. Leave it out for a short list that fits on one screen.',
  anatomy: [
    { slot: 'pagination', says: 'The navigation landmark' },
    { slot: 'pagination-showing', says: 'The first, last and total results' },
    { slot: 'pagination-page', says: 'The current page out of the total' },
  ],
  do: [
    'Return to page 1 when the search or a filter changes.',
    'Set pending while the page loads, to prevent double presses.',
  ],
  dont: ['Do not number the pages by hand: it counts them from total and pageSize.'],
  keys: [{ keys: 'Enter, Space', does: 'Goes to the previous or next page' }],
  accessibility: [
    'A navigation landmark named by labels.title.',
    'While pending, the buttons keep focus and ignore presses.',
    'On the first or last page, focus moves to the button that still works.',
    'Announce the new results in your own live region: the pagination makes no announcements.',
  ],
};
