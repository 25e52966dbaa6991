import type { VoiceIngredient } from '@larder/ui/voice-panel';
import type { AudioDevices } from './microphone.ts';
import type { Recogniser } from './recogniser.ts';
import type { FoundName, VoiceState } from './voice-state.ts';

/** What voice input stands on. A part that the browser lacks is null. */
export interface VoiceParts {
  makeRecogniser: (() => Recogniser) | null;
  devices: AudioDevices | null;
  permissions: Pick<Permissions, 'query'> | null;
  /** Asks the server for the names in a transcript, one for each batch. */
  findNames: (transcript: string, signal: AbortSignal) => Promise<readonly FoundName[]>;
}

/** Voice input from the permission to the names: what happens changes the state, and only the state is drawn. */
export interface VoiceMachine {
  read: () => VoiceState;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow devices and permission. The returned function ends everything and lets go of the microphone. */
  connect: () => () => void;
  /** Asks for the microphone without listening yet. */
  enable: () => void;
  /** Listens, once the microphone is allowed. */
  listen: () => void;
  /** Ends listening; what was heard is looked through. */
  stop: () => void;
  /** Ends whatever runs; what was found stays. */
  cancel: () => void;
  edit: (ingredients: readonly VoiceIngredient[]) => void;
  /** They are in the pantry: starts again. */
  noteSaved: () => void;
}
