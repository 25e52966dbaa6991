import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const progressBarGuide: ComponentGuide = {
  purpose:
    'Says how far something is that takes a while, or how much of a whole is done. For a wait under a second leave it out; for a wait whose length nobody knows a spinner takes less room; for a match use the jar.',
  anatomy: [
    { slot: 'progress-bar', says: 'The root' },
    { slot: 'progress-bar-label', says: 'What is happening; the name of the bar' },
    { slot: 'progress-bar-value', says: 'How far it is, in words' },
    { slot: 'progress-bar-track', says: 'The track, which is the progress bar to a screen reader' },
    { slot: 'progress-bar-fill', says: 'What is done' },
  ],
  do: [
    'Count real things where you can: set max to their number and say so in valueText.',
    'Leave value out until you know it, then give it.',
  ],
  dont: ['Do not let it run backwards.', 'Do not use it for a value that a person sets.'],
  keys: [],
  accessibility: [
    'A progressbar with the label as its name and the value as its text.',
    'It does not speak by itself when it moves: announce the end in a live region of the page.',
    'Under reduced motion an unknown progress is striped and stands still.',
  ],
};
