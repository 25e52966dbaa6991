import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const selectGuide: ComponentGuide = {
  purpose:
    'One of up to a dozen known things. For typing use Combobox, for two to four that should all be seen RadioChips.',
  anatomy: [
    { slot: 'select', says: 'The whole field; className and style go here' },
    { slot: 'select-label', says: 'Its name, always there for assistive technology' },
    { slot: 'select-control', says: 'The control with what stands before and after its text' },
    { slot: 'select-error', says: 'What is wrong, behind a sign' },
    { slot: 'select-hint', says: 'What is expected' },
  ],
  do: ['Put the likeliest first, or sort by name.', 'Give a placeholder only where nothing is a good start.'],
  dont: ['Do not hide two choices in it.'],
  keys: [
    { keys: '↑ ↓', does: 'The choice before or after' },
    { keys: 'Letters', does: 'Goes to the choice that begins with them' },
    { keys: 'Enter, Space', does: 'Opens the list' },
  ],
  accessibility: [
    'The label names the control, also when hideLabel hides it from sight.',
    'Error and hint are read as its description, the error first; an error marks it as invalid.',
    'The browser’s own select: every phone shows its own picker.',
  ],
};
