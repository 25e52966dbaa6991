import { LIMITS } from '@larder/domain';
import type { VoiceError } from '../../components/voice-panel/index.ts';
import { ingredientsIn } from './find-ingredients.ts';
import { accessError, createMicrophone, watchAudioInput, watchPermission } from './microphone.ts';
import { forOneUtterance, wordsOf, type Recogniser } from './recogniser.ts';
import type { VoiceMachine, VoiceParts, VoiceReading } from './voice-parts.ts';
import {
  afterEvent,
  INITIAL_VOICE,
  LISTENING_SECONDS,
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
  let isDisconnected = false;

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
    if (isDisconnected || state.phase !== 'idle') return;
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

  function listen(makeRecogniser: () => Recogniser): void {
    try {
      listenTo(forOneUtterance(makeRecogniser(), reading.language));
    } catch {
      microphone.releaseSoon();
      fail('start-failed');
    }
  }

  function listenTo(current: Recogniser): void {
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
    current.start();
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
    const ingredients = await ingredientsIn(reading, transcript, giveUp.signal).catch(() => null);
    if (!isWanted) return;
    clearTimeout(patience);
    end = null;
    tell(ingredients ? { type: 'parsed', ingredients } : { type: 'failed', error: 'parse-failed' });
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
      isDisconnected = false;
      const unwatchDevices = watchAudioInput(parts.devices, (hasInput) => {
        if (!hasInput) cancel();
        tell({ type: 'devices', hasInput });
      });
      const unwatchPermission = watchPermission(parts.permissions, (permission) => {
        if (permission === 'denied') cancel();
        tell({ type: 'permission', permission });
      });
      return () => {
        isDisconnected = true;
        unwatchDevices();
        unwatchPermission();
        cancel();
        microphone.release();
      };
    },
    enable: () => void withMicrophone(() => microphone.releaseSoon()),
    listen() {
      const { makeRecogniser } = parts;
      if (makeRecogniser) void withMicrophone(() => listen(makeRecogniser));
    },
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
