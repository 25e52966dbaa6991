import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const planNoticeGuide: ComponentGuide = {
  purpose:
    'Says that the pantry or the preferences have changed since the plan was made, and offers a new plan; or that a new plan has replaced another, and offers that one back. For news about something that was just done use a banner.',
  anatomy: [
    { slot: 'plan-notice', says: 'The notice; data-state is open or closed' },
    { slot: 'plan-notice-text', says: 'What has changed' },
  ],
  do: [
    'Keep it in the page with open={false} until there is something to say: then it is read out.',
    'Set pending until the new plan is there.',
    'Ask with an AlertDialog before a plan is replaced, and offer the old one back afterwards.',
  ],
  dont: ['Do not make a new plan by yourself: people may have shopped for the old one.'],
  keys: [{ keys: 'Enter, Space', does: 'Asks for a new plan, or dismisses the notice' }],
  accessibility: [
    'The text is a status. The buttons lie outside it.',
    'While pending the button keeps the focus and says that it cannot be used.',
    'After a dismissal the focus stays at this place of the page.',
  ],
};
