import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const collapsibleGuide: ComponentGuide = {
  purpose:
    'Hides what few people need under its heading. Of several, any number may be open; when only one may be, use an accordion.',
  anatomy: [
    { slot: 'collapsible', says: 'The frame; data-state is open or closed' },
    { slot: 'collapsible-trigger', says: 'The button inside the heading' },
    { slot: 'collapsible-chevron', says: 'Points down when closed, up when open' },
    { slot: 'collapsible-content', says: 'What is shown and hidden' },
  ],
  do: [
    'Say on the heading what is inside.',
    'Set headingLevel so that headings of the page follow each other.',
  ],
  dont: ['Do not hide what must be read or filled in.', 'Do not put other buttons inside the trigger.'],
  keys: [{ keys: 'Enter, Space', does: 'Shows or hides the content' }],
  accessibility: [
    'A button inside a heading, with aria-expanded; the content is a region named by it.',
    'Hidden content stays in the page: what was typed into it is kept.',
  ],
};
