import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { progressBarAttributes } from './progress-bar.attributes.ts';

export const progressBarGuide: ComponentGuide = {
  purpose:
    'Shows the progress of a task or how much of a whole is done. Leave it out for waits under a second; for a wait of unknown length a spinner is smaller; for a match, use the jar.',
  anatomy: [
    { slot: 'progress-bar', says: 'The root' },
    { slot: 'progress-bar-label', says: 'The task; names the bar' },
    { slot: 'progress-bar-value', says: 'The progress in words' },
    { slot: 'progress-bar-track', says: 'The track, which has role progressbar' },
    { slot: 'progress-bar-fill', says: 'The fill' },
  ],
  attributes: progressBarAttributes,
  do: [
    'Count real items if you can: set max to their number and describe it in valueText.',
    'Omit value until you know it.',
  ],
  dont: ['Do not let it move backwards.', 'Do not use it for a value that people set.'],
  keys: [],
  accessibility: [
    'A progressbar named by the label, with the value as its text.',
    'Changes are not announced: announce completion in a live region.',
    'With reduced motion, indeterminate progress is a static striped bar.',
  ],
};
