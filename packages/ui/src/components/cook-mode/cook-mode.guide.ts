import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const cookModeGuide: ComponentGuide = {
  purpose: 'A recipe to cook from: one step at a time, large enough to read from across the worktop.',
  anatomy: [
    { slot: 'cook-mode', says: 'The whole screen' },
    { slot: 'cook-mode-title', says: 'The dish' },
    { slot: 'cook-mode-place', says: 'Which step it is' },
    { slot: 'cook-mode-controls', says: 'The servings' },
    { slot: 'cook-mode-notice', says: 'Something to know while cooking, on all steps' },
    { slot: 'cook-mode-step', says: 'The step, announced when it changes' },
    { slot: 'cook-mode-time', says: 'A time in the text: starts a timer' },
    { slot: 'cook-mode-needs', says: 'The ingredients of the step, with their amounts' },
    { slot: 'cook-mode-timers', says: 'The running timers' },
    { slot: 'cook-mode-end', says: 'What follows the last step' },
  ],
  do: [
    'Give it the whole screen, and keep the screen awake while it is open.',
    'Keep the step outside the component, so a reopened tab continues where it was.',
    'Pass amounts for the servings that are cooked.',
  ],
  dont: [
    'Do not scroll through steps: show one at a time, and turn with big buttons, arrow keys and swipes.',
  ],
  keys: [
    {
      keys: '→, ←',
      does: 'Goes to the next or previous step; mirrored in right-to-left layouts',
    },
    { keys: 'Tab', does: 'Moves through the times and the buttons' },
    { keys: 'Enter, Space', does: 'Presses one' },
  ],
  accessibility: [
    'The step is a polite live region: a new step is read out while focus stays on the button.',
    'The buttons that turn steps are 72 px high.',
    'Each cooking time is a button, named by the timer it starts.',
    'The last page has no Next button; focus moves to the page itself.',
  ],
};
