import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { fieldAttributes } from '../../internal/field/field.attributes.ts';
import { expiryFieldAttributes } from './expiry-field.attributes.ts';

export const expiryFieldGuide: ComponentGuide = {
  purpose:
    'When something expires. Type a date the way you would say it, pick a common one, or open the calendar; a suggested date is marked as a guess.',
  anatomy: [
    { slot: 'expiry-field', says: 'The whole field; className and style go here' },
    { slot: 'expiry-field-text', says: 'The label, the input and the interpreted date' },
    { slot: 'expiry-field-text-control', says: 'The input with the calendar button' },
    { slot: 'expiry-field-text-error', says: 'The error, after an icon' },
    { slot: 'expiry-field-text-hint', says: 'The interpreted date, or examples of what to type' },
    { slot: 'expiry-field-quick', says: 'Shortcuts: today, three days, a week, none' },
    { slot: 'expiry-field-calendar', says: 'The month, in a popover' },
  ],
  attributes: [...expiryFieldAttributes, ...fieldAttributes('expiry-field-text')],
  do: [
    'Set guess while the date is your suggestion, and clear it when onValueChange is called.',
    'Treat null as a choice: a cook who clears a guess wants no date.',
    'Call checkValidity on the input before submitting: text that is not a date is not reported.',
    'Set compact in table columns.',
  ],
  dont: ['Do not reject past dates: pantry items have them, and the field points them out.'],
  keys: [
    { keys: 'Enter', does: 'Accepts the typed date; a second press submits the form' },
    { keys: '↓', does: 'In the text: opens the calendar' },
    { keys: '← → ↑ ↓', does: 'In the calendar: one day or one week' },
    { keys: 'Home, End', does: 'First or last day of the week' },
    { keys: 'Page Up, Page Down', does: 'Previous or next month; with Shift, year' },
    { keys: 'Enter, Space', does: 'Selects the day' },
    { keys: 'Escape', does: 'Closes the calendar and returns focus' },
  ],
  accessibility: [
    'The interpreted date is announced while typing and describes the field.',
    'The calendar is a grid with one tab stop; each day has a full name.',
    'A guess is marked in words and by a dashed border; a past date by an icon and words.',
    'Dates are shown and parsed in the LocaleProvider’s language; English is always understood.',
  ],
};
