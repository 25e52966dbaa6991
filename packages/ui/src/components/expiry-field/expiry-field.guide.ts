import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const expiryFieldGuide: ComponentGuide = {
  purpose:
    'How long something keeps. Type it as you would say it, pick a common date, or find it in a calendar; a proposed date is marked as a guess.',
  anatomy: [
    { slot: 'expiry-field', says: 'The whole field; className and style go here' },
    { slot: 'expiry-field-text', says: 'Label, input, and what was understood' },
    { slot: 'expiry-field-text-control', says: 'The input with the button of the calendar' },
    { slot: 'expiry-field-text-error', says: 'What is wrong, behind a sign' },
    { slot: 'expiry-field-text-hint', says: 'What was understood, or what can be typed' },
    { slot: 'expiry-field-quick', says: 'Today, three days, a week, none' },
    { slot: 'expiry-field-calendar', says: 'The month, in a popover' },
  ],
  do: [
    'Set guess while the date is one that you proposed, and drop it when onValueChange is called.',
    'Take null seriously: a cook who clears a guess wants no date.',
    'Ask the input whether it is valid (checkValidity) before you send its form: what is no date is not reported.',
    'Set compact in a column of a table.',
  ],
  dont: [
    'Do not ask for a date before something can be saved: a guess or none will do.',
    'Do not refuse dates that are over: things in a pantry have them, and the field says so.',
  ],
  keys: [
    { keys: 'Enter', does: 'Takes what is typed; once more sends the form' },
    { keys: '↓', does: 'In the text: opens the calendar' },
    { keys: '← → ↑ ↓', does: 'In the calendar: a day or a week on' },
    { keys: 'Home, End', does: 'First and last day of the week' },
    { keys: 'Page Up, Page Down', does: 'A month back or on; with Shift a year' },
    { keys: 'Enter, Space', does: 'Takes the day' },
    { keys: 'Escape', does: 'Closes the calendar, and the focus is back where it was' },
  ],
  accessibility: [
    'What was understood is read out while typing, and describes the field.',
    'The calendar is a grid with one day in the order of Tab; each day is named in full.',
    'A guess is said in words and drawn with a broken edge; a date that is over is said behind a sign.',
    'Days and months are written, and read, in the language of the LocaleProvider; English is always understood.',
  ],
};
