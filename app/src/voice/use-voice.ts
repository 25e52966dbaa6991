import { useEffect, useState, useSyncExternalStore } from 'react';
import { findRecogniser } from './recogniser.ts';
import { findSpokenItems } from './spoken-names.query.ts';
import { createVoiceMachine } from './voice-machine.ts';
import type { VoiceMachine } from './voice-parts.ts';
import type { VoiceState } from './voice-state.ts';

/** Voice input in this browser, while the screen is mounted. */
export interface Voice extends Omit<VoiceMachine, 'read' | 'subscribe' | 'connect'> {
  state: VoiceState;
  /** The browser supports speech recognition. */
  isSupported: boolean;
}

/** Voice input in this browser, while the screen is mounted. */
export function useVoice(): Voice {
  const [{ machine, isSupported }] = useState(() => {
    const makeRecogniser = findRecogniser(window);
    const made = createVoiceMachine({
      makeRecogniser,
      // Both are missing on pages without https.
      devices: (navigator.mediaDevices as MediaDevices | undefined) ?? null,
      permissions: (navigator.permissions as Permissions | undefined) ?? null,
      findNames: async (transcript, signal) =>
        (await findSpokenItems(transcript, signal)).map((heard) => ({ name: heard.name, heard })),
    });
    return { machine: made, isSupported: makeRecogniser !== null };
  });
  useEffect(() => machine.connect(), [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.read);
  return { ...machine, state, isSupported };
}
