import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fileFieldAttributes } from './file-field.attributes.ts';

export const fileFieldGuide: ComponentGuide = {
  purpose: 'Takes files, picked or dropped, and hands them over at once.',
  anatomy: [
    { slot: 'file-field', says: 'The root, with its label, hint and error' },
    { slot: 'file-field-area', says: 'Where files are dropped; data-over while one is above it' },
    { slot: 'file-field-choose', says: 'The words that look like a link' },
  ],
  attributes: fileFieldAttributes,
  do: ['Set accept, and check the files all the same.'],
  dont: ['Do not ask for a file where pasting would do.'],
  keys: [{ keys: 'Enter, Space', does: 'Opens the device’s file dialog' }],
  accessibility: [
    'A native file input under its label; the visible text is hidden from screen readers, which have their own.',
    'Focus stays on the field after files are chosen.',
  ],
};
