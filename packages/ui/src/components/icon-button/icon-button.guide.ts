import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { iconButtonAttributes } from './icon-button.attributes.ts';

export const iconButtonGuide: ComponentGuide = {
  purpose:
    'A round button with a well-known icon, or one whose context makes it clear. For text, use Button.',
  anatomy: [{ slot: 'icon-button', says: 'The button; data-filled when the icon is filled' }],
  attributes: iconButtonAttributes,
  do: [
    'Name the object too: Edit rice, not Edit.',
    'Hide the icon itself with aria-hidden.',
    'For on/off states, set aria-pressed as well as filled.',
  ],
  dont: ['Do not use icons people have to learn.'],
  keys: [{ keys: 'Enter, Space', does: 'Activates it' }],
  accessibility: [
    'label is its accessible name.',
    'While pending it keeps focus, ignores presses and is announced as busy.',
    '44 px wide and high in every variant.',
    'on-picture stays cream in both themes, so it is legible on any picture.',
  ],
};
