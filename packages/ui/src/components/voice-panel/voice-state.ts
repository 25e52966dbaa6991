/** An ingredient that was heard. */
export interface VoiceIngredient {
  /** Stays the same while the name is edited. */
  id: string;
  name: string;
  /** How much of it there is; null for 'some'. Without it no amount is shown. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** What tells it from others of the same name: shown beside it. */
  batch?: VoiceBatch | undefined;
}

/** One of several lots of the same ingredient. */
export interface VoiceBatch {
  /** The day as '2026-11-27'. */
  expires?: string | undefined;
  opened?: boolean | undefined;
}

/** Why listening failed, where Larder has words for it. */
export type VoiceErrorCode =
  | 'parse-failed'
  | 'not-allowed'
  | 'no-speech'
  | 'audio-capture'
  | 'network'
  | 'no-device'
  | 'access-denied'
  | 'access-failed'
  | 'start-failed'
  | 'timeout';

/**
 * A {@link VoiceErrorCode}, or any other code of the browser's speech recognition as it is. 'aborted' is silent: the
 * user did that.
 */
export type VoiceError = VoiceErrorCode | (string & {});

/** Where voice input stands; a machine that listens keeps it, the panel only draws it. */
export type VoiceState =
  /** The browser cannot recognise speech. */
  | { status: 'unsupported' }
  /** There is no microphone. */
  | { status: 'no-device' }
  /** The microphone has to be allowed first; `asking` while the browser puts the question. */
  | { status: 'prompt'; asking?: boolean | undefined }
  /** The microphone was refused. */
  | { status: 'denied'; error?: VoiceError | undefined }
  /** Nothing was heard yet, or the last try failed. */
  | { status: 'idle'; error?: VoiceError | undefined; transcript?: string | undefined }
  /** The words so far, final or not; `ingredients` are those found before. */
  | {
      status: 'listening';
      transcript: string;
      secondsLeft?: number | undefined;
      ingredients?: readonly VoiceIngredient[] | undefined;
    }
  /** The ingredients are looked for in the words. */
  | { status: 'parsing'; transcript: string }
  /** They can be edited, removed and saved. */
  | {
      status: 'review';
      transcript: string;
      ingredients: readonly VoiceIngredient[];
      error?: VoiceError | undefined;
    }
  | { status: 'saving'; transcript: string; ingredients: readonly VoiceIngredient[] };
