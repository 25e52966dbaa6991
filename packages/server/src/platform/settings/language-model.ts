import { parseUrl, readInteger, SettingsError } from './value.ts';

/** An OpenAI-compatible endpoint for writing a plan's text. */
export interface LanguageModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
}

/** A plan must be returned within ten seconds, of which the planner takes two. */
const LONGEST_MODEL_MS = 8_000;

/** Reads the `LLM_` settings; null if no URL is set. Throws a {@link SettingsError}. */
export function readLanguageModel(read: (name: string) => string | null): LanguageModelSettings | null {
  const baseUrl = read('LLM_BASE_URL');
  if (baseUrl === null) {
    const alone = ['LLM_MODEL', 'LLM_API_KEY', 'LLM_TIMEOUT_MS'].find((name) => read(name) !== null);
    if (alone) throw new SettingsError(alone, 'only works with LLM_BASE_URL, which is not set.');
    return null;
  }
  const model = read('LLM_MODEL');
  if (model === null) throw new SettingsError('LLM_MODEL', 'is required with LLM_BASE_URL.');
  const apiKey = read('LLM_API_KEY');
  // It is sent in a header; an invalid one is not repeated.
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new SettingsError('LLM_API_KEY', 'must be one line of ASCII characters without spaces.');
  }
  return {
    baseUrl: readModelAddress(baseUrl),
    apiKey,
    model,
    timeoutMs: readInteger(
      'LLM_TIMEOUT_MS',
      read('LLM_TIMEOUT_MS') ?? `${LONGEST_MODEL_MS}`,
      100,
      LONGEST_MODEL_MS,
    ),
  };
}

function readModelAddress(text: string): string {
  const url = parseUrl(text);
  // The value is not repeated: it may be the API key by mistake.
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingsError(
      'LLM_BASE_URL',
      'must be an http or https address, such as https://example.com/v1.',
    );
  }
  if (url.username || url.password || /[?#]/.test(text)) {
    throw new SettingsError(
      'LLM_BASE_URL',
      'must not contain a user, password, query or fragment; set LLM_API_KEY for a key.',
    );
  }
  return text;
}
