import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const pageHeaderGuide: ComponentGuide = {
  purpose: 'The one heading of a page, with its lead and its actions.',
  anatomy: [
    { slot: 'page-header', says: 'The header' },
    { slot: 'page-header-title', says: 'The page’s first heading' },
    { slot: 'page-header-lead', says: 'One sentence' },
    { slot: 'page-header-actions', says: 'What can be done here: on the title’s line, below it on a phone' },
  ],
  do: ['One per page, with one primary action.'],
  dont: ['Do not put the lead in more than one sentence.'],
  keys: [],
  accessibility: ['The title is a heading of the first level.'],
};
