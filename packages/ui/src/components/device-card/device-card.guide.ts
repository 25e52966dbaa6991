import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const deviceCardGuide: ComponentGuide = {
  purpose:
    'The devices on which a cook is logged in, each with the day it was last used and a way to log it out.',
  anatomy: [
    { slot: 'preference-card', says: 'The card, a region named by its heading' },
    { slot: 'preference-card-description', says: 'What the list is' },
    { slot: 'preference-card-content', says: 'The list' },
    { slot: 'device-card-row', says: 'One device: its name, when it was last used, and its button' },
    { slot: 'button', says: 'Logs the device out' },
  ],
  do: ['Put the most recently used device first.', 'Remove a device from the list once it is logged out.'],
  dont: ['Do not confirm logging out a device: logging in again undoes it.'],
  keys: [
    { keys: 'Tab', does: 'Moves between the buttons' },
    { keys: 'Enter, Space', does: 'Logs the device out' },
  ],
  accessibility: [
    'Each button is described by the name of its device.',
    'When a device is removed, focus moves from its button to the list.',
    'The current device says so in words and has no button.',
  ],
};
