import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';

export const dateFieldGuide: ComponentGuide = {
  purpose:
    'An exact date: a delivery, a birthday, the first day of a week. For when food expires use ExpiryField, which takes “Fri” and “3 days” and marks guesses.',
  anatomy: [
    { slot: 'date-field', says: 'The whole field; className and style go here' },
    { slot: 'date-field-label', says: 'The label' },
    { slot: 'date-field-control', says: 'The browser’s control, with its calendar' },
    { slot: 'date-field-error', says: 'The error, after an icon' },
    { slot: 'date-field-hint', says: 'The date in words, or the hint while there is none' },
  ],
  attributes: fieldAttributes('date-field'),
  do: [
    'Set min and max if other dates make no sense; the message names the limit.',
    'Set the LocaleProvider’s locale: the date in words follows it, the control follows the browser.',
  ],
  dont: ['Do not use it for dates in the distant past: typing is quicker than paging.'],
  keys: [
    { keys: '0–9', does: 'Types a part of the date and moves on to the next' },
    { keys: '↑ ↓', does: 'Changes the part with the focus by one' },
    { keys: '← →', does: 'Moves between day, month and year' },
    { keys: 'Space, Alt + ↓', does: 'Opens the calendar, in most browsers' },
    { keys: 'Backspace', does: 'Clears the part with the focus' },
  ],
  accessibility: [
    'The control is the browser’s: screen readers name day, month and year, and phones show their own picker.',
    'The date in words describes the field, so 03/12 is not mistaken for another day.',
    'Only a complete date within the limits is reported. Leaving the field with anything else shows an error and blocks the form.',
  ],
};
