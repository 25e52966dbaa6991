import { StartError } from '../process/start-error.ts';

/** An invalid setting; its message is one line that starts with the variable's name. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.variable = variable;
  }
}

/** Parses an integer; throws a {@link SettingsError} for anything else. */
export function readInteger(variable: string, text: string, minimum: number, maximum: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) {
    throw new SettingsError(
      variable,
      `must be a whole number from ${minimum} to ${maximum}, but is ${quoted(text)}.`,
    );
  }
  return value;
}

/** null for an invalid URL. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** A value quoted for one line of terminal output. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
