import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const chipGroupGuide: ComponentGuide = {
  purpose:
    'Several short words under one question, any number of them on. For one at most use radio chips; for long lines a checkbox group.',
  anatomy: [
    { slot: 'chip-group', says: 'The fieldset' },
    { slot: 'chip-group-legend', says: 'The question' },
    { slot: 'chip-group-choices', says: 'The chips, in as many lines as they need' },
    { slot: 'toggle-chip', says: 'One chip' },
  ],
  do: [
    'Keep words to one or two.',
    'Use legendLevel where a page has many groups, so that headings lead through it.',
  ],
  dont: ['Do not let chips scroll sideways: what is out of sight is not chosen.'],
  keys: [
    { keys: 'Tab', does: 'Goes to the next chip' },
    { keys: 'Space, Enter', does: 'Turns it on or off' },
  ],
  accessibility: [
    'A group named by the question; each chip is a toggle button that says whether it is pressed.',
    'Values that no option knows are kept, after the others: nothing is lost by a press.',
  ],
};
