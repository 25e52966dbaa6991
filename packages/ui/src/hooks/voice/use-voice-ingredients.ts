'use client';
import { namesWithoutServer } from '@larder/domain/voice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../components/locale/index.ts';
import type { VoicePanelProps } from '../../components/voice-panel/index.ts';
import { voicePanelState } from './panel-state.ts';
import { INITIAL_VOICE, type FoundIngredient, type VoiceInput } from './voice-input.ts';
import { createVoiceMachine } from './voice-machine.ts';
import { browserParts, type VoiceMachine, type VoiceParts } from './voice-parts.ts';

/** Options of {@link useVoiceIngredients}. */
export interface VoiceIngredientsOptions<Heard> {
  /**
   * The ingredients in a transcript, such as from your server. After ten seconds `signal` is aborted and `findNames` is
   * asked instead; also if it rejects. Without it, `findNames` is all there is.
   */
  findIngredients?:
    | ((transcript: string, signal: AbortSignal) => Promise<readonly FoundIngredient<Heard>[]>)
    | undefined;
  /** The names in a transcript, found without waiting; by default the words of an English one, without fillers. */
  findNames?: ((transcript: string) => readonly string[]) | undefined;
  /** The language that is spoken, as 'de-DE'; defaults to the provider's locale. */
  language?: string | undefined;
  /** The ingredients are being saved. */
  isSaving?: boolean | undefined;
  /** The browser's own by default; those of `fakeVoice` in tests. Counts on the first render only. */
  parts?: VoiceParts | undefined;
}

/** Voice input while a component is mounted. */
export interface VoiceIngredients<Heard> extends Omit<
  VoiceMachine<Heard>,
  'read' | 'subscribe' | 'connect' | 'setReading'
> {
  /** What it is doing and has heard, for a screen of your own; `panel` has it for `VoicePanel`. */
  state: VoiceInput<Heard>;
  /** The browser recognises speech. */
  isSupported: boolean;
  /** Props for `VoicePanel`; `onSave` is yours, and calls `noteSaved`. */
  panel: Pick<VoicePanelProps, 'state' | 'onListeningChange' | 'onEnable' | 'onIngredientsChange'>;
}

/**
 * Ingredients as they are said: asks for the microphone, listens, and finds the ingredients in what it heard. The
 * microphone is released eight seconds after its last use and with the component.
 */
export function useVoiceIngredients<Heard = unknown>(
  options: VoiceIngredientsOptions<Heard> = {},
): VoiceIngredients<Heard> {
  const { locale } = useLocale();
  const { findIngredients, findNames = namesWithoutServer, language = locale, isSaving } = options;
  const reading = { language, findIngredients, findNames };
  const [{ machine, hasRecogniser }] = useState(() => {
    const parts = options.parts ?? browserParts();
    return { machine: createVoiceMachine(parts, reading), hasRecogniser: parts.makeRecogniser !== null };
  });
  useEffect(() => machine.setReading(reading));
  useEffect(() => machine.connect(), [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.read, () => INITIAL_VOICE);
  // A server does not know; the page that it sends says what most browsers say.
  const isSupported = useSyncExternalStore(
    machine.subscribe,
    () => hasRecogniser,
    () => true,
  );
  const { enable, listen, stop, cancel, edit, noteSaved } = machine;
  return {
    state,
    isSupported,
    enable,
    listen,
    stop,
    cancel,
    edit,
    noteSaved,
    panel: {
      state: isSupported ? voicePanelState(state, isSaving) : { status: 'unsupported' },
      onListeningChange: (isListening) => (isListening ? listen() : stop()),
      onEnable: enable,
      onIngredientsChange: edit,
    },
  };
}
