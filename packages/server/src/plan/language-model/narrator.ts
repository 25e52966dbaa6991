import type { Log } from '../../platform/log/log.ts';
import type { LanguageModelSettings } from '../../platform/settings/language-model.ts';
import type { Candidate } from '@larder/domain/planner';
import { readAnswer, readIds } from './answer.ts';
import { arrange } from './arrange.ts';
import { checkedWords } from './checked-words.ts';
import type { Ask } from './client.ts';
import { phrasesOf, phrasesOfWeek } from './facts.ts';
import { ModelFault } from './fault.ts';
import type { LanguageModel, NarrationRequest, Narration } from './model.ts';
import { NOTES, questionOf, REASON } from './question.ts';

/** How many recipes a model is given: a few thousand words of data, read within a second. */
const CANDIDATES = 20;
/** With less time left no model would answer. */
const LEAST_MS = 50;
/** After this many consecutive failures the model is skipped for a while. */
const FAULTS = 3;
const REST_MS = 60_000;

/** A language model behind a client. Whatever it does, the caller has an answer in time. */
export function makeNarrator(
  { baseUrl, model, timeoutMs }: LanguageModelSettings,
  ask: Ask,
  log: Pick<Log, 'warn' | 'debug'>,
): LanguageModel {
  let faults = 0;
  let restsUntil = -Infinity;

  return {
    name: `${baseUrl} ${model}`,
    candidates: CANDIDATES,
    async narrate(request) {
      const began = performance.now();
      const time = Math.min(timeoutMs, request.until - began);
      if (request.week.meals.length === 0 || time < LEAST_MS || began < restsUntil) return null;
      try {
        const narration = await within(time, (signal) => narrate(request, ask, signal));
        faults = 0;
        const { reasons, remark, week } = narration;
        const words = { reasons: reasons.size, meals: week.meals.length, notes: remark !== null };
        log.debug(words, "The language model wrote a plan's texts");
        return narration;
      } catch (error) {
        faults += 1;
        if (faults >= FAULTS) restsUntil = performance.now() + REST_MS;
        // Only our own sentences: other errors may quote what was sent or received.
        const why = error instanceof ModelFault ? error.message : 'answered with something unexpected';
        log.warn(`The language model ${why}; the planner's own texts are used.`);
        return null;
      }
    },
  };
}

async function narrate(request: NarrationRequest, ask: Ask, signal: AbortSignal): Promise<Narration> {
  const { week: own, pantry, wishes } = request;
  const candidates = own.candidates ?? [];
  const known = new Set(candidates.map(({ id }) => id));
  const answer = readAnswer(await ask(questionOf(request, candidates), signal));
  const ids = readIds(answer, known, own.meals.length);
  const week = arrange(own, ids, { candidates, pantry, wishes });
  return { week, ...wordsOf(answer, week, request) };
}

/** The texts that may be shown with a week. */
function wordsOf(
  { meals, notes }: ReturnType<typeof readAnswer>,
  week: Narration['week'],
  { catalogue, wishes }: NarrationRequest,
): Pick<Narration, 'reasons' | 'remark'> {
  const written = new Map(meals.map(({ id, reason }) => [id, reason]));
  const reasons = new Map<number, string>();
  for (const meal of week.meals) {
    const sayable = { phrases: phrasesOf(meal, wishes), ingredients: ingredientsOf([meal.recipe]) };
    const reason = checkedWords(written.get(meal.recipe.id) ?? '', REASON, sayable, catalogue);
    if (reason !== null) reasons.set(meal.recipe.id, reason);
  }
  const sayable = {
    phrases: phrasesOfWeek(week),
    ingredients: ingredientsOf(week.meals.map(({ recipe }) => recipe)),
  };
  return { reasons, remark: checkedWords(notes, NOTES, sayable, catalogue) };
}

function ingredientsOf(recipes: readonly Pick<Candidate, 'needs'>[]): Set<number> {
  return new Set(recipes.flatMap(({ needs }) => needs.map(({ ingredientId }) => ingredientId)));
}

/** Runs an operation with an abort signal, and returns when it fires even if the operation does not. */
async function within<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => {
      controller.abort();
      fail(new ModelFault('took too long'));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
