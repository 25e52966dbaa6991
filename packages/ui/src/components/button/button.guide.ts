import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { buttonAttributes } from './button.attributes.ts';

export const buttonGuide: ComponentGuide = {
  purpose:
    'Performs an action. For navigation, pass a link as its only child with asChild; for an icon alone, use IconButton.',
  anatomy: [{ slot: 'button', says: 'The button, or its child with asChild' }],
  attributes: buttonAttributes,
  do: [
    'Use one primary button per view, labelled with the verb of its action.',
    'Change the label while pending: Saving...',
    'Set type submit in forms: the default is button.',
  ],
  dont: [
    'Do not use danger for the main action of an alert dialog: use primary there.',
    'Do not disable it without explaining why next to it.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Activates the button' }],
  accessibility: [
    'While pending it is announced as busy and unavailable. It keeps focus and ignores presses.',
    'At least 44 px high on touch, including the small size, which is 40 px high with a mouse.',
    'A link cannot be disabled. Leave it out instead.',
  ],
};
