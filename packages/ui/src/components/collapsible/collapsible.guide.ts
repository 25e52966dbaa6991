import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { collapsibleAttributes } from './collapsible.attributes.ts';

export const collapsibleGuide: ComponentGuide = {
  purpose:
    'Hides rarely needed content under its heading. Any number may be open; if only one may be, use an accordion.',
  anatomy: [
    { slot: 'collapsible', says: 'The wrapper; data-state is open or closed' },
    { slot: 'collapsible-trigger', says: 'The button inside the heading' },
    { slot: 'collapsible-chevron', says: 'Points down when closed, up when open' },
    { slot: 'collapsible-content', says: 'The content that is shown or hidden' },
  ],
  attributes: collapsibleAttributes,
  do: ['Set headingLevel to fit the page outline.'],
  dont: ['Do not hide anything people must read or fill in.', 'Do not put other buttons inside the trigger.'],
  keys: [{ keys: 'Enter, Space', does: 'Shows or hides the content' }],
  accessibility: [
    'A button inside a heading, with aria-expanded; the content is a region named by the heading.',
    'Hidden content stays mounted, so its input is kept.',
  ],
};
