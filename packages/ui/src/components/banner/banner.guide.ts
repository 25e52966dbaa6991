import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { bannerAttributes } from './banner.attributes.ts';

export const bannerGuide: ComponentGuide = {
  purpose:
    'A message in the page that stays for as long as it applies. For passing messages use a toast, for field errors the field’s error.',
  anatomy: [
    { slot: 'banner', says: 'The message; data-tone names its kind' },
    { slot: 'banner-icon', says: 'Its sign' },
    { slot: 'banner-text', says: 'Its words' },
  ],
  attributes: bannerAttributes,
  do: [
    'Place it where people are looking when it appears.',
    'Set onDismiss only if the message may be dismissed.',
  ],
  dont: ['Do not stack banners: show the most important one.'],
  keys: [{ keys: 'Enter, Space', does: 'On the close button: dismisses it' }],
  accessibility: [
    'danger has role alert and interrupts; the others have role status.',
    'If the message comes later, keep the banner mounted and change its text.',
  ],
};
