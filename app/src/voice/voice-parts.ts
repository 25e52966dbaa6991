import type { VoiceIngredient } from '@larder/ui/voice-panel';
import type { AudioDevices } from './microphone.ts';
import type { Recogniser } from './recogniser.ts';
import type { FoundName, VoiceState } from './voice-state.ts';

/** The dependencies of voice input. A part the browser lacks is null. */
export interface VoiceParts {
  makeRecogniser: (() => Recogniser) | null;
  devices: AudioDevices | null;
  permissions: Pick<Permissions, 'query'> | null;
  /** Asks the server for the names in a transcript, one per batch. */
  findNames: (transcript: string, signal: AbortSignal) => Promise<readonly FoundName[]>;
}

/**
 * The voice input state machine, from the permission to the names: events change the state, and only the
 * state is rendered.
 */
export interface VoiceMachine {
  read: () => VoiceState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Starts observing devices and permission. The returned function stops everything and releases the
   * microphone.
   */
  connect: () => () => void;
  /** Requests the microphone without listening yet. */
  enable: () => void;
  /** Listens once the microphone is allowed. */
  listen: () => void;
  /** Stops listening and parses the transcript. */
  stop: () => void;
  /** Cancels the current step and keeps the ingredients. */
  cancel: () => void;
  edit: (ingredients: readonly VoiceIngredient[]) => void;
  /** The ingredients were saved: start over. */
  noteSaved: () => void;
}
