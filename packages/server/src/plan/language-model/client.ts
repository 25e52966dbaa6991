import OpenAI, { APIError } from 'openai';
import type { LanguageModelSettings } from '../../platform/settings/language-model.ts';
import { ModelFault } from './fault.ts';
import { guardedFetch } from './guarded-fetch.ts';

/** The prompt, and the JSON Schema of the answer. */
export interface Question {
  readonly rules: string;
  readonly data: string;
  readonly schema: Record<string, unknown>;
}

/** Asks a model and returns its text; throws a {@link ModelFault}. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<string>;

/** Statuses of an endpoint without structured output. */
const NOT_UNDERSTOOD = new Set([400, 422]);

/**
 * A client of the configured endpoint. Environment variables meant for other programs (`OPENAI_…`) do not
 * affect it.
 */
export function makeClient({ baseUrl, apiKey, model }: LanguageModelSettings): Ask {
  const client = new OpenAI({
    baseURL: baseUrl,
    // Only the fetch function has the key, so nothing here can leak it.
    apiKey: 'unused',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: guardedFetch(apiKey),
    logLevel: 'off',
    maxRetries: 0,
  });
  let isStructured = true;

  async function send({ rules, data, schema }: Question, signal: AbortSignal): Promise<unknown> {
    return client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: data },
        ],
        ...(isStructured && {
          response_format: { type: 'json_schema', json_schema: { name: 'week', strict: true, schema } },
        }),
      },
      { signal },
    );
  }

  return async (question, signal) => {
    try {
      return textOf(await send(question, signal));
    } catch (error) {
      if (!isStructured || !(error instanceof APIError) || !NOT_UNDERSTOOD.has(Number(error.status))) {
        throw faultOf(error, signal);
      }
    }
    // The prompt repeats the schema's rules in words.
    isStructured = false;
    try {
      return textOf(await send(question, signal));
    } catch (error) {
      throw faultOf(error, signal);
    }
  };
}

/** The text of the first choice. The client's types only describe a well-behaved endpoint. */
function textOf(completion: unknown): string {
  const { choices } = (completion ?? {}) as { choices?: unknown };
  const [first] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const { message } = (first ?? {}) as { message?: unknown };
  const { content } = (message ?? {}) as { content?: unknown };
  if (typeof content !== 'string') throw new ModelFault('answered no text');
  return content;
}

function faultOf(error: unknown, signal: AbortSignal): ModelFault {
  if (error instanceof ModelFault) return error;
  if (error instanceof Error && error.cause instanceof ModelFault) return error.cause;
  if (signal.aborted) return new ModelFault('took too long');
  if (error instanceof APIError) {
    const { status } = error as { status?: number };
    return new ModelFault(status === undefined ? 'cannot be reached' : `answered with status ${status}`);
  }
  return new ModelFault('answered with invalid JSON');
}
