import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { planNoticeAttributes } from './plan-notice.attributes.ts';

export const planNoticeGuide: ComponentGuide = {
  purpose:
    'Says that the pantry or preferences have changed since the plan was made and offers a new plan, or that the plan was replaced and offers the old one back. For news about the last action, use a banner.',
  anatomy: [
    { slot: 'plan-notice', says: 'The notice; data-state is open or closed' },
    { slot: 'plan-notice-text', says: 'What has changed' },
  ],
  attributes: planNoticeAttributes,
  do: [
    'Keep it mounted with open={false} until there is a message, so it is announced.',
    'Set pending until the new plan is ready.',
    'Confirm in an AlertDialog before replacing a plan, and offer the old one back afterwards.',
  ],
  dont: ['Do not show it while a plan is being generated.'],
  keys: [{ keys: 'Enter, Space', does: 'Generates a new plan, or dismisses the notice' }],
  accessibility: [
    'The text is a status. The buttons are outside it.',
    'While pending, the button keeps focus and is announced as unavailable.',
    'After a dismissal, focus stays at the same point in the page.',
  ],
};
