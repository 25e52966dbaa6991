import { REASON_KINDS, REMARK_KINDS } from '@larder/domain/planner';
import { ModelFault } from './fault.ts';

/** A model's answer, of which only the shape has been checked. It names sentences and contains none of its own. */
export interface Answer {
  readonly meals: readonly { readonly id: number; readonly say: string }[];
  readonly notes: readonly string[];
}

/** The JSON Schema of an answer about these candidates, as strict structured output requires it. */
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
          required: ['id', 'say'],
          properties: {
            id: { type: 'integer', enum: ids },
            say: { type: 'string', enum: [...REASON_KINDS] },
          },
        },
      },
      notes: { type: 'array', items: { type: 'string', enum: [...REMARK_KINDS] } },
    },
  };
}

const FENCE = '```';

/**
 * Parses an answer; throws a {@link ModelFault} if it is malformed. Many models insist on a fence around the
 * JSON.
 */
export function readAnswer(text: string): Answer {
  const answer = parse(withoutFence(text.trim()));
  if (!isRecord(answer) || !Array.isArray(answer.meals))
    throw new ModelFault('answered in an unexpected format');
  const meals = (answer.meals as unknown[]).map((meal) => {
    if (!isRecord(meal) || typeof meal.id !== 'number')
      throw new ModelFault('answered in an unexpected format');
    return { id: meal.id, say: typeof meal.say === 'string' ? meal.say : '' };
  });
  const notes = Array.isArray(answer.notes) ? (answer.notes as unknown[]) : [];
  return { meals, notes: notes.filter((note) => typeof note === 'string') };
}

/** The ids of an answer, if there is one per evening, each a candidate and none repeated. */
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
    throw new ModelFault('answered with invalid JSON');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
