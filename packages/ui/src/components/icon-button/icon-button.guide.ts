import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const iconButtonGuide: ComponentGuide = {
  purpose:
    'A round button with one icon, where the icon is known to everybody or stands beside the thing it acts on. For words use Button.',
  anatomy: [{ slot: 'icon-button', says: 'The button; data-filled when the icon is filled' }],
  do: [
    'Name the thing too: Edit rice, not Edit.',
    'Hide the icon itself with aria-hidden.',
    'For something that is on or off give aria-pressed as well as filled.',
  ],
  dont: ['Do not use an icon that has to be learnt.'],
  keys: [{ keys: 'Enter, Space', does: 'Presses it' }],
  accessibility: [
    'label is its name.',
    'While pending it keeps the focus, ignores presses and is announced as busy.',
    '44 px wide and high in every variant.',
    'on-picture stays cream in both themes, so that it reads on any picture.',
  ],
};
