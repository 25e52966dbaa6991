/** The parts of the Web Speech API that are used, which TypeScript does not describe. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  addEventListener(type: 'result', listener: (event: RecognitionResult) => void): void;
  addEventListener(type: 'error', listener: (event: RecognitionError) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
  start(): void;
  /** Stops listening; what was heard so far is still returned. */
  stop(): void;
  /** Stops listening; nothing more is returned. */
  abort(): void;
}

/** Everything heard so far, in parts that are final or may still change. */
export interface RecognitionResult {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

/** Why recognition failed: 'no-speech', 'not-allowed', 'aborted', … */
export interface RecognitionError {
  readonly error: string;
}

type MakeRecogniser = () => Recogniser;

/** The browser's recogniser constructor; null if speech recognition is not supported. */
export function findRecogniser(browser: object): MakeRecogniser | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recogniser>
  >;
  const Implementation = SpeechRecognition ?? webkitSpeechRecognition;
  return Implementation ? () => new Implementation() : null;
}

/** A recogniser for one utterance in this language, with interim results. */
export function forOneUtterance(recogniser: Recogniser, language: string): Recogniser {
  recogniser.lang = language;
  recogniser.continuous = false;
  recogniser.interimResults = true;
  recogniser.maxAlternatives = 1;
  return recogniser;
}

/** A result's text, and whether it may still change. */
export function wordsOf({ results }: RecognitionResult): { transcript: string; isFinal: boolean } {
  const parts = Array.from(results);
  return {
    transcript: parts
      .map((part) => part[0]?.transcript ?? '')
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    isFinal: parts.length > 0 && parts.every(({ isFinal }) => isFinal),
  };
}
