/** A recognised ingredient. */
export interface VoiceIngredient {
  /** Stays the same while the name is edited. */
  id: string;
  name: string;
  /** Its quantity; null for 'some'. Without it, no amount is shown. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** Distinguishes it from others of the same name; shown next to it. */
  batch?: VoiceBatch | undefined;
}

/** One of several batches of the same ingredient. */
export interface VoiceBatch {
  /** The date as '2026-11-27'. */
  expires?: string | undefined;
  opened?: boolean | undefined;
}

/** Errors for which Larder has a message. */
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
 * A {@link VoiceErrorCode}, or any other code of the browser's speech recognition. 'aborted' shows nothing:
 * the user did that.
 */
export type VoiceError = VoiceErrorCode | (string & {});

/** The state of voice input. The caller runs recognition; the panel only renders. */
export type VoiceState =
  /** The browser does not support speech recognition. */
  | { status: 'unsupported' }
  /** There is no microphone. */
  | { status: 'no-device' }
  /** Microphone permission is needed; `asking` while the browser's prompt is open. */
  | { status: 'prompt'; asking?: boolean | undefined }
  /** Microphone permission was denied. */
  | { status: 'denied'; error?: VoiceError | undefined }
  /** Nothing was heard yet, or the last try failed. */
  | { status: 'idle'; error?: VoiceError | undefined; transcript?: string | undefined }
  /** The transcript so far, final or not; `ingredients` are from earlier tries. */
  | {
      status: 'listening';
      transcript: string;
      secondsLeft?: number | undefined;
      ingredients?: readonly VoiceIngredient[] | undefined;
    }
  /** The transcript is being parsed. */
  | { status: 'parsing'; transcript: string }
  /** The ingredients can be edited, removed and saved. */
  | {
      status: 'review';
      transcript: string;
      ingredients: readonly VoiceIngredient[];
      error?: VoiceError | undefined;
    }
  | { status: 'saving'; transcript: string; ingredients: readonly VoiceIngredient[] };
