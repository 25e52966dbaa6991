import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const voicePanelGuide: ComponentGuide = {
  purpose:
    'Fills a pantry by voice. It draws the state that it is given; what listens, parses and saves is yours. Where there is no speech recognition or no microphone, better leave it out.',
  anatomy: [
    { slot: 'voice-panel', says: 'The panel; data-status says which state it draws' },
    { slot: 'voice-notice', says: 'What stands in the way: no support, no device, no permission' },
    { slot: 'voice-microphone', says: 'The button in its rings, with what it does below' },
    { slot: 'voice-microphone-button', says: 'The toggle button itself' },
    { slot: 'voice-microphone-rings', says: 'The bands that glow while it listens' },
    { slot: 'voice-tips', says: 'How to speak, until something was heard' },
    { slot: 'voice-transcript', says: 'What was heard' },
    { slot: 'voice-transcript-words', says: 'Its words, a polite live region' },
    { slot: 'voice-review', says: 'The ingredients and the button that saves them' },
    { slot: 'voice-review-ingredient', says: 'One of them: a text field and a cross' },
  ],
  do: [
    "Hand on the browser's error codes as they are: the panel has the words, and 'aborted' stays silent.",
    'Keep the id of an ingredient while its name is edited.',
    'Say with a toast when saving failed, and go back to review with the same ingredients.',
  ],
  dont: ['Do not save by itself: what was heard may be wrong.', 'Do not start listening without a press.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the microphone: starts and stops listening' },
    { keys: 'Enter', does: 'In a name: goes on to the next, from the last to the save button' },
  ],
  accessibility: [
    "The microphone keeps its name, 'Microphone'; aria-pressed says whether it listens.",
    'Each text field is named by its row, its cross by the ingredient.',
    'State changes are said in a live region, errors as alerts. The transcript is busy until its last word.',
    'When the focused element goes with its state, the button that leads on takes the focus.',
    'The rings breathe only where motion is welcome.',
  ],
};
