import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const conflictNoticeGuide: ComponentGuide = {
  purpose:
    'Asks which values to keep when another device has changed fields of the form being saved. For failures, use an error line.',
  anatomy: [
    { slot: 'conflict-notice', says: 'The question' },
    { slot: 'conflict-notice-title', says: 'What has happened' },
    { slot: 'conflict-notice-fields', says: 'Each field with its other value' },
    { slot: 'conflict-notice-actions', says: 'Both answers' },
  ],
  do: [
    'Show it in the form, beside the button that was pressed, and leave the fields as they are.',
    'Name only the fields that both devices have changed, using the form’s labels. Merge all others silently.',
    'Save as soon as a choice is made.',
  ],
  dont: ['Do not close the form or refill its fields while it asks.'],
  keys: [{ keys: 'Enter, Space', does: 'Chooses the focused answer' }],
  accessibility: [
    'It is a group named by its title and described by its fields. It takes focus when it asks, so both are announced and the answers come next.',
    'While pending, both buttons keep focus and are announced as unavailable.',
  ],
};
