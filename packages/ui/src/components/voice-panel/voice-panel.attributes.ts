import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const voicePanelAttributes: DataAttributes = [
  { name: 'data-listening', slot: 'voice-microphone', says: 'It listens' },
  {
    name: 'data-status',
    slot: 'voice-panel',
    says: 'What the panel does',
    values: [
      'unsupported',
      'no-device',
      'prompt',
      'denied',
      'idle',
      'listening',
      'parsing',
      'review',
      'saving',
    ],
  },
  { name: 'data-saving', slot: 'voice-review', says: 'The ingredients are being saved' },
  { name: 'data-empty', slot: 'voice-review-ingredient', says: 'It has no name, so it will not be saved' },
  { name: 'data-interim', slot: 'voice-transcript', says: 'The words may still change' },
  { name: 'data-waiting', slot: 'voice-transcript-words', says: 'Nothing was said yet' },
];
