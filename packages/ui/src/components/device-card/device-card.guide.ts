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
  do: ['Put the last used device first.', 'Take a device out of the list once it is logged out.'],
  dont: ['Do not ask before logging out a device: logging in again is all it takes to undo it.'],
  keys: [
    { keys: 'Tab', does: 'From button to button' },
    { keys: 'Enter, Space', does: 'Logs the device out' },
  ],
  accessibility: [
    'Each button is described by the name of its device.',
    'When a device goes, the focus of its button moves to the list.',
    'The device in use says so in words and has no button.',
  ],
};
