import type { VoiceIngredient } from '../../components/voice-panel/index.ts';
import { findRecogniser, type Recogniser } from './recogniser.ts';
import type { AudioDevices } from './microphone.ts';
import type { FoundIngredient, VoiceInput } from './voice-input.ts';

/** What voice input needs of the browser; null for what it lacks. */
export interface VoiceParts {
  /** Makes a recogniser for one utterance; null without speech recognition. */
  makeRecogniser: (() => Recogniser) | null;
  /** Opens the microphone and lists audio inputs, such as `navigator.mediaDevices`; null without https. */
  devices: AudioDevices | null;
  /** Reports the microphone permission, such as `navigator.permissions`; null if it stays unknown. */
  permissions: Pick<Permissions, 'query'> | null;
}

/** What voice input asks its caller. */
export interface VoiceReading<Heard> {
  /** The language that is spoken, as 'en-US'. */
  language: string;
  /** The ingredients in a transcript, one per batch. Rejects if they cannot be found out. */
  findIngredients?:
    | ((transcript: string, signal: AbortSignal) => Promise<readonly FoundIngredient<Heard>[]>)
    | undefined;
  /** The names in a transcript if `findIngredients` is missing, fails or takes too long. */
  findNames: (transcript: string) => readonly string[];
}

/** The parts of this browser; none on a server. */
export function browserParts(): VoiceParts {
  if (typeof window === 'undefined') return { makeRecogniser: null, devices: null, permissions: null };
  return {
    makeRecogniser: findRecogniser(window),
    // Both are missing on pages without https.
    devices: (navigator.mediaDevices as MediaDevices | undefined) ?? null,
    permissions: (navigator.permissions as Permissions | undefined) ?? null,
  };
}

/**
 * The voice input state machine, from the permission to the names: events change the state, and only the
 * state is rendered.
 */
export interface VoiceMachine<Heard> {
  read: () => VoiceInput<Heard>;
  subscribe: (listener: () => void) => () => void;
  /** Asks this from now on. */
  setReading: (reading: VoiceReading<Heard>) => void;
  /**
   * Starts observing devices and permission. The returned function stops everything and releases the
   * microphone.
   */
  connect: () => () => void;
  /** Requests the microphone without listening yet. */
  enable: () => void;
  /** Listens once the microphone is allowed. */
  listen: () => void;
  /** Stops listening and finds the ingredients. */
  stop: () => void;
  /** Cancels the current step and keeps the ingredients. */
  cancel: () => void;
  /** Keeps exactly these, as the user corrected them. */
  edit: (ingredients: readonly VoiceIngredient[]) => void;
  /** The ingredients were saved: start over. */
  noteSaved: () => void;
}
