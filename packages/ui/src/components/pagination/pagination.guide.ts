import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const paginationGuide: ComponentGuide = {
  purpose:
    'Leads through results page by page and says which of how many are shown. For a short list that fits one screen leave it out.',
  anatomy: [
    { slot: 'pagination', says: 'The navigation landmark' },
    { slot: 'pagination-showing', says: 'First, last and number of all results' },
    { slot: 'pagination-page', says: 'The page that is shown, of how many' },
  ],
  do: [
    'Go back to page 1 when the search or a filter changes.',
    'Set pending while the page is on its way, so that nobody presses twice.',
  ],
  dont: ['Do not show it above and below the same results.'],
  keys: [{ keys: 'Enter, Space', does: 'Goes to the previous or the next page' }],
  accessibility: [
    'A navigation landmark named by labels.title.',
    'While pending the buttons keep the focus and ignore presses.',
    'At the first and the last page the focus moves to the button that can still be pressed.',
    'Announce the new results in a live region of the page: the pager itself stays quiet.',
  ],
};
