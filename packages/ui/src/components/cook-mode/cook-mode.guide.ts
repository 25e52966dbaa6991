import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const cookModeGuide: ComponentGuide = {
  purpose: 'A recipe to cook from: one step at a time, large enough to read from across the worktop.',
  anatomy: [
    { slot: 'cook-mode', says: 'The whole screen' },
    { slot: 'cook-mode-title', says: 'The dish' },
    { slot: 'cook-mode-place', says: 'Which step it is' },
    { slot: 'cook-mode-controls', says: 'The servings' },
    { slot: 'cook-mode-step', says: 'The step, announced when it changes' },
    { slot: 'cook-mode-time', says: 'A time in the text: starts a timer' },
    { slot: 'cook-mode-needs', says: 'The ingredients of the step, with their amounts' },
    { slot: 'cook-mode-timers', says: 'The running timers' },
    { slot: 'cook-mode-end', says: 'What follows the last step' },
  ],
  do: [
    'Give it the whole screen, and keep the screen awake while it is open.',
    'Keep the step outside of it, so that a closed tab opens at the same place.',
    'Pass amounts for the servings that are cooked.',
  ],
  dont: ['Do not scroll to a step: show one, and let big buttons, arrow keys and swipes turn it.'],
  keys: [
    {
      keys: '→, ←',
      does: 'Turns to the next or the previous step; the other way round in right-to-left text',
    },
    { keys: 'Tab', does: 'Moves through the times and the buttons' },
    { keys: 'Enter, Space', does: 'Presses one' },
  ],
  accessibility: [
    'The step is a polite live region: a turned step is read out while the focus stays on the button.',
    'Buttons to turn a step are 72 px high.',
    'Each time is a button named by what it starts.',
    'The end has no button to turn on; it takes the focus of the one that led there.',
  ],
};
