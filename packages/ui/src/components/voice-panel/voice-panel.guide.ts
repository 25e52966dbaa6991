import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { voicePanelAttributes } from './voice-panel.attributes.ts';

export const voicePanelGuide: ComponentGuide = {
  purpose:
    'Fills the pantry by voice. It only renders the given state: useVoiceIngredients listens and finds the ingredients, and saving is up to you. Leave it out if there is no speech recognition or microphone.',
  anatomy: [
    { slot: 'voice-panel', says: 'The panel; data-status names the state' },
    { slot: 'voice-notice', says: 'The obstacle: no support, no device or no permission' },
    { slot: 'voice-microphone', says: 'The button in its rings, with its action below' },
    { slot: 'voice-microphone-button', says: 'The toggle button itself' },
    { slot: 'voice-microphone-rings', says: 'The stripes that glow while listening' },
    { slot: 'voice-tips', says: 'How to speak, until something is heard' },
    { slot: 'voice-transcript', says: 'The transcript' },
    { slot: 'voice-transcript-words', says: 'Its text, a polite live region' },
    { slot: 'voice-review', says: 'The ingredients and the button that saves them' },
    { slot: 'voice-review-ingredient', says: 'One ingredient: a text field and a remove button' },
  ],
  attributes: voicePanelAttributes,
  do: [
    "Pass the browser’s error codes through: the panel has messages for them, and ignores 'aborted'.",
    'Keep an ingredient’s id while its name is edited.',
    'If saving fails, show a toast and return to review with the same ingredients.',
  ],
  dont: ['Do not start listening without a press.'],
  keys: [
    { keys: 'Enter, Space', does: 'On the microphone: starts or stops listening' },
    { keys: 'Enter', does: 'In a name: moves to the next, and from the last to the save button' },
  ],
  accessibility: [
    "The microphone keeps its name, 'Microphone'; aria-pressed tells whether it is listening.",
    'Each text field is named by its row, each remove button by its ingredient.',
    'State changes are announced in a live region, errors as alerts. The transcript is aria-busy until it is final.',
    'When the focused element disappears with its state, focus moves to the next step’s button.',
    'The rings pulse only if reduced motion is off.',
  ],
};
