import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { photoFieldAttributes } from './photo-field.attributes.ts';

export const photoFieldGuide: ComponentGuide = {
  purpose: 'Takes one photo and shows it: chosen from the device, taken with its camera, or dropped.',
  anatomy: [
    { slot: 'photo-field', says: 'The root, a group' },
    {
      slot: 'photo-field-area',
      says: 'The drop area; data-over while a file is dragged over it, data-filled once it has a photo',
    },
    { slot: 'photo-field-photo', says: 'The photo that is there' },
    { slot: 'photo-field-actions', says: 'The buttons' },
  ],
  attributes: photoFieldAttributes,
  do: [
    'Send it at once and set pending; give progress if it is known.',
    'Check the file on the server: the type a browser reports proves nothing.',
  ],
  dont: ['Do not use it for files that are not pictures: that is the file field.'],
  keys: [
    { keys: 'Tab', does: 'Moves to its buttons' },
    { keys: 'Enter, Space', does: 'Opens the device’s dialog or camera, or removes the photo' },
  ],
  accessibility: [
    'A group named by its label, and described by its error.',
    'Everything can be done with buttons; drag and drop is a shortcut. The camera is offered on touch devices.',
    'Errors and progress are announced.',
  ],
};
