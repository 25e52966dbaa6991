import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const bannerGuide: ComponentGuide = {
  purpose:
    'One message in the flow of the page that stays as long as it is true. What passes is a toast, what belongs to a field is its error.',
  anatomy: [
    { slot: 'banner', says: 'The message; data-tone says which kind' },
    { slot: 'banner-icon', says: 'Its sign' },
    { slot: 'banner-text', says: 'Its words' },
  ],
  do: ['Put it where the eye is when it appears.', 'Give onDismiss only where the message may go.'],
  dont: ['Do not stack banners: one says the most important.'],
  keys: [{ keys: 'Enter, Space', does: 'On the cross: takes it away' }],
  accessibility: [
    'danger is role alert and interrupts; the others are role status.',
    'For words that come later keep the banner in the page and change its text.',
  ],
};
