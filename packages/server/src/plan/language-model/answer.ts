import { ModelFault } from './fault.ts';

/** What a model answered, in its shape alone: nothing in it is believed yet. */
export interface Answer {
  readonly meals: readonly { readonly id: number; readonly reason: string }[];
  readonly notes: string;
}

/** The JSON Schema of an answer about these candidates, as strict structured output wants it. */
export function answerSchema(ids: readonly number[]): Record<string, unknown> {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['meals', 'notes'],
    properties: {
      meals: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'reason'],
          properties: { id: { type: 'integer', enum: ids }, reason: { type: 'string' } },
        },
      },
      notes: { type: 'string' },
    },
  };
}

const FENCE = '```';

/** Reads an answer; a {@link ModelFault} when it is none. A fence around the JSON is what many models cannot leave. */
export function readAnswer(text: string): Answer {
  const answer = parse(withoutFence(text.trim()));
  if (!isRecord(answer) || !Array.isArray(answer.meals)) throw new ModelFault('answered in another shape');
  const meals = (answer.meals as unknown[]).map((meal) => {
    if (!isRecord(meal) || typeof meal.id !== 'number') throw new ModelFault('answered in another shape');
    return { id: meal.id, reason: typeof meal.reason === 'string' ? meal.reason : '' };
  });
  return { meals, notes: typeof answer.notes === 'string' ? answer.notes : '' };
}

/** The ids of an answer, when they are as many as the evenings, each a candidate and none twice. */
export function readIds({ meals }: Answer, candidates: ReadonlySet<number>, evenings: number): number[] {
  const ids = meals.map(({ id }) => id);
  if (ids.length !== evenings) throw new ModelFault(`answered ${ids.length} meals instead of ${evenings}`);
  if (ids.some((id) => !candidates.has(id)))
    throw new ModelFault('answered with an id that is not a candidate');
  if (new Set(ids).size !== ids.length) throw new ModelFault('answered a recipe twice');
  return ids;
}

function withoutFence(text: string): string {
  if (!text.startsWith(FENCE) || !text.endsWith(FENCE)) return text;
  return text.slice(FENCE.length, -FENCE.length).replace(/^json/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ModelFault('answered with something that is not JSON');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
