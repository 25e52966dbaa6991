import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const resultsBarGuide: ComponentGuide = {
  purpose:
    'How many results are shown out of how many, announced when it changes, and the button that refreshes the matches. To go through pages use the pager.',
  anatomy: [
    { slot: 'results-bar', says: 'The root' },
    { slot: 'results-bar-showing', says: 'The live region with the figures' },
    { slot: 'results-bar-hidden', says: 'What is left out because the cook avoids it' },
  ],
  do: [
    'Keep it in the page while results load: only then is the change read.',
    'Show refresh when the pantry has changed since the results came.',
  ],
  dont: ['Do not repeat the figures in another live region.'],
  keys: [{ keys: 'Enter, Space', does: 'Refreshes the matches' }],
  accessibility: [
    'The figures are a polite live region.',
    'When a button that had the focus goes, the focus stays in the bar.',
  ],
};
