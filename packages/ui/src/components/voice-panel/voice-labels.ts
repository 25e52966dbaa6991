import { unitLabel } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';
import type { VoiceErrorCode } from './voice-state.ts';

/** Text labels of the panel. */
export interface VoicePanelLabels {
  /** Accessible name of the microphone button. `aria-pressed` gives its state, so the name does not change. */
  microphone: string;
  start: string;
  startHint: string;
  listening: string;
  secondsLeft: (seconds: number) => string;
  parsing: string;
  unsupportedTitle: string;
  unsupportedText: string;
  accessTitle: string;
  accessText: string;
  /** Shown while the browser asks for permission. */
  accessAsking: string;
  enable: string;
  retry: string;
  tipsTitle: string;
  tips: readonly string[];
  errors: Record<VoiceErrorCode, string>;
  /** For a code that is not in `errors`. */
  otherError: (code: string) => string;
}

const plural = (count: number) => (count === 1 ? '' : 's');

export const PANEL_LABELS = (format: LocaleFormat): VoicePanelLabels => ({
  microphone: 'Microphone',
  start: 'Press and speak',
  startHint: 'Up to 15 seconds at a time',
  listening: 'Listening',
  secondsLeft: (seconds) => `${format.count(seconds)} second${plural(seconds)} left`,
  parsing: 'Finding ingredients...',
  unsupportedTitle: 'Speech Recognition Not Supported',
  unsupportedText: "Your browser doesn't support speech recognition. Try using Chrome, Edge, or Safari.",
  accessTitle: 'Microphone Access Required',
  accessText: 'Allow the microphone, then say what is on the shelf.',
  accessAsking: 'Your browser is asking for the microphone. Allow it to continue.',
  enable: 'Enable Microphone',
  retry: 'Try Again',
  tipsTitle: 'Tips',
  tips: [
    'Name one thing after another: carrots, garlic, red lentils.',
    'Say how much if you like: two onions, a litre of milk.',
    'Listening stops when you pause. You can correct every name before you save.',
  ],
  errors: {
    'parse-failed': 'Failed to parse ingredients. Please try again.',
    'not-allowed': 'Microphone access denied. Please allow microphone access and try again.',
    'no-speech': 'No speech detected. Please try speaking louder or closer to the microphone.',
    'audio-capture': 'Microphone not working. Please check your microphone and try again.',
    network: 'Network error. Please check your internet connection.',
    'no-device': 'No microphone found. Please connect a microphone and try again.',
    'access-denied': 'Microphone access denied. Please allow access in your browser and refresh the page.',
    'access-failed': 'Unable to access microphone. Please check your browser settings.',
    'start-failed': 'Failed to start speech recognition. Please try again.',
    timeout: 'Listening timeout. Please try again.',
  },
  otherError: (code) => `Speech recognition error: ${code}`,
});

/** The message for an error; none without an error and for 'aborted'. */
export function errorText(labels: VoicePanelLabels, code: string | undefined): string | undefined {
  if (code === undefined || code === 'aborted') return undefined;
  return Object.hasOwn(labels.errors, code) ? labels.errors[code as VoiceErrorCode] : labels.otherError(code);
}

/** Text labels of the transcript. */
export interface VoiceTranscriptLabels {
  title: string;
  /** Shown until the first word is heard. */
  waiting: string;
}

export const TRANSCRIPT_LABELS = (): VoiceTranscriptLabels => ({
  title: 'What I heard',
  waiting: 'Speak now',
});

/** Text labels of the review. */
export interface VoiceReviewLabels {
  found: (count: number) => string;
  /** Shown if the list is empty. */
  none: string;
  /** Accessible name of a row's text field, starting at 1. */
  ingredient: (row: number) => string;
  /** Accessible name of an amount field. */
  amount: (name: string) => string;
  /** Shown for an unknown amount. */
  some: string;
  /** The unit after an amount; '' for none. */
  unit: (unit: string, quantity: number) => string;
  remove: (name: string) => string;
  /** Describes one of several batches; the date is already formatted. */
  batch: (batch: { expires?: string | undefined; opened: boolean }) => string;
  /** Shown below the list if a name is empty. */
  skipped: string;
  save: (count: number) => string;
  saving: string;
}

export const REVIEW_LABELS = (format: LocaleFormat): VoiceReviewLabels => ({
  found: (count) => `${format.count(count)} ingredient${plural(count)} found`,
  none: 'No ingredients here. Press the microphone and try again.',
  ingredient: (row) => `Ingredient ${format.count(row)}`,
  amount: (name) => `How much: ${name}`,
  some: 'some',
  unit: (unit, quantity) => (unit === 'piece' ? '' : unitLabel(unit, quantity)),
  remove: (name) => `Remove ${name}`,
  batch: ({ expires, opened }) =>
    [opened && 'opened', expires && `expires ${expires}`].filter(Boolean).join(', '),
  skipped: 'Rows without a name are skipped.',
  save: (count) => `Save ${format.count(count)} ${count === 1 ? 'Ingredient' : 'Ingredients'}`,
  saving: 'Saving...',
});
