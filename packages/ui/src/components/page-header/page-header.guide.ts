import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { pageHeaderAttributes } from './page-header.attributes.ts';

export const pageHeaderGuide: ComponentGuide = {
  purpose: 'A page’s main heading, with its lead and actions.',
  anatomy: [
    { slot: 'page-header', says: 'The header' },
    { slot: 'page-header-title', says: 'The page’s h1' },
    { slot: 'page-header-lead', says: 'One sentence' },
    {
      slot: 'page-header-actions',
      says: 'The page’s actions: in line with the title, or below it on phones',
    },
  ],
  attributes: pageHeaderAttributes,
  do: ['Use one per page, with one primary action.'],
  dont: ['Do not put status messages in the lead: use a Banner.'],
  keys: [],
  accessibility: ['The title is an h1.'],
};
