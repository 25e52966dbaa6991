import { LIMITS } from '@larder/domain';
import type { VoiceError } from '../../components/voice-panel/index.ts';
import { accessError, createMicrophone, watchAudioInput, watchPermission } from './microphone.ts';
import { forOneUtterance, wordsOf, type Recogniser } from './recogniser.ts';
import type { VoiceMachine, VoiceParts, VoiceReading } from './voice-parts.ts';
import {
  afterEvent,
  INITIAL_VOICE,
  LISTENING_SECONDS,
  type FoundIngredient,
  type VoiceEvent,
  type VoiceInput,
} from './voice-input.ts';

/** How long `findIngredients` may take before `findNames` is asked instead, in milliseconds. */
export const PARSE_PATIENCE = 10_000;

/** Creates the state machine from its parts. */
export function createVoiceMachine<Heard>(
  parts: VoiceParts,
  firstReading: VoiceReading<Heard>,
): VoiceMachine<Heard> {
  const microphone = createMicrophone(parts.devices);
  const listeners = new Set<() => void>();
  let reading = firstReading;
  let state: VoiceInput<Heard> = INITIAL_VOICE;
  /** Cancels the current step: a permission prompt, listening or parsing. */
  let end: (() => void) | null = null;
  let recogniser: Recogniser | null = null;
  let isStopping = false;

  const tell = (event: VoiceEvent<Heard>) => {
    state = afterEvent(state, event);
    for (const listener of listeners) listener();
  };
  const endNow = () => {
    end?.();
    end = null;
  };
  const fail = (error: VoiceError) => {
    endNow();
    tell({ type: 'failed', error });
  };

  const cancel = () => {
    endNow();
    if (state.phase !== 'idle') tell({ type: 'cancelled' });
  };

  /** Requests the microphone, then continues unless cancelled meanwhile. */
  async function withMicrophone(goOn: () => void): Promise<void> {
    if (state.phase !== 'idle') return;
    let isWanted = true;
    end = () => {
      isWanted = false;
      microphone.releaseSoon();
    };
    tell({ type: 'asked' });
    try {
      await microphone.open();
    } catch (error) {
      if (isWanted) fail(accessError(error));
      return;
    }
    if (!isWanted) return;
    end = null;
    tell({ type: 'allowed' });
    goOn();
  }

  function listen(): void {
    if (!parts.makeRecogniser) return;
    const current = forOneUtterance(parts.makeRecogniser(), reading.language);
    isStopping = false;
    recogniser = current;
    const deadline = setTimeout(() => lookThrough('timeout'), LISTENING_SECONDS * 1000);
    const clock = setInterval(() => tell({ type: 'second passed' }), 1000);
    end = () => {
      clearTimeout(deadline);
      clearInterval(clock);
      recogniser = null;
      current.abort();
      microphone.releaseSoon();
    };
    // Ignore events after the end.
    const isCurrent = () => recogniser === current;
    current.addEventListener('result', (event) => {
      if (!isCurrent()) return;
      const { transcript, isFinal } = wordsOf(event);
      tell({ type: 'heard', transcript });
      if (isFinal) lookThrough();
    });
    current.addEventListener('error', ({ error }) => {
      if (isCurrent()) fail(error);
    });
    current.addEventListener('end', () => {
      if (!isCurrent()) return;
      if (isStopping && !state.transcript) cancel();
      else lookThrough();
    });
    tell({ type: 'started' });
    try {
      current.start();
    } catch {
      fail('start-failed');
    }
  }

  /** Stops listening and parses the transcript. A time-out is reported in any case. */
  function lookThrough(error?: VoiceError): void {
    if (!state.transcript) return fail(error ?? 'no-speech');
    endNow();
    void findIngredients(error);
  }

  async function findIngredients(error: VoiceError | undefined): Promise<void> {
    const transcript = state.transcript.slice(0, LIMITS.transcript.max);
    const giveUp = new AbortController();
    const patience = setTimeout(() => giveUp.abort(), PARSE_PATIENCE);
    let isWanted = true;
    end = () => {
      isWanted = false;
      clearTimeout(patience);
      giveUp.abort();
    };
    tell({ type: 'finished', ...(error && { error }) });
    let names: readonly FoundIngredient<Heard>[];
    try {
      names = await reading.findIngredients(transcript, giveUp.signal);
    } catch {
      names = reading.findNames(transcript).map((name) => ({ name }));
      if (isWanted && names.length === 0) return fail('parse-failed');
    }
    if (!isWanted) return;
    endNow();
    tell({ type: 'parsed', names });
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setReading(next) {
      reading = next;
    },
    connect() {
      const unwatchDevices = watchAudioInput(parts.devices, (hasInput) => {
        if (!hasInput) cancel();
        tell({ type: 'devices', hasInput });
      });
      const unwatchPermission = watchPermission(parts.permissions, (permission) => {
        if (permission === 'denied') cancel();
        tell({ type: 'permission', permission });
      });
      return () => {
        unwatchDevices();
        unwatchPermission();
        cancel();
        microphone.release();
      };
    },
    enable: () => void withMicrophone(() => microphone.releaseSoon()),
    listen: () => void withMicrophone(listen),
    stop() {
      if (!recogniser) return;
      if (isStopping) return cancel();
      isStopping = true;
      recogniser.stop();
    },
    cancel,
    edit: (ingredients) => tell({ type: 'edited', ingredients }),
    noteSaved: () => tell({ type: 'saved' }),
  };
}
