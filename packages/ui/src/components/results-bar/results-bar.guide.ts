import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const resultsBarGuide: ComponentGuide = {
  purpose:
    'How many results are shown out of how many, announced on every change, and a button that refreshes the matches. To navigate pages, use the pagination.',
  anatomy: [
    { slot: 'results-bar', says: 'The root' },
    { slot: 'results-bar-showing', says: 'The live region with the counts' },
    { slot: 'results-bar-hidden', says: 'What is hidden because the cook avoids it' },
  ],
  do: [
    'Keep it mounted while results load, or the change is not announced.',
    'Pass onRefresh when the pantry has changed since the results were loaded.',
  ],
  dont: ['Do not repeat the counts in another live region.'],
  keys: [{ keys: 'Enter, Space', does: 'Refreshes the matches' }],
  accessibility: [
    'The counts are a polite live region.',
    'If a focused button disappears, focus stays in the bar.',
  ],
};
